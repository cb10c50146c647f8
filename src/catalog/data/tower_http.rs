//! Signatures of tower-http: the services that stream files.
pub mod services {
    #[derive(Clone)]
    pub struct ServeDir<F = ()> { _f: F }
    impl<F> ServeDir<F> {
        pub fn new<P: AsRef<std::path::Path>>(path: P) -> ServeDir<F> {}
        pub fn append_index_html_on_directories(self, append: bool) -> Self {}
        pub fn with_buf_chunk_size(self, chunk_size: usize) -> Self {}
        pub fn precompressed_gzip(self) -> Self {}
        pub fn precompressed_br(self) -> Self {}
        pub fn fallback<F2>(self, new_fallback: F2) -> ServeDir<F2> {}
        pub fn not_found_service<F2>(self, new_fallback: F2) -> ServeDir<F2> {}
        pub fn call_fallback_on_method_not_allowed(self, call: bool) -> Self {}
    }
    #[derive(Clone)]
    pub struct ServeFile { _p: () }
    impl ServeFile {
        pub fn new<P: AsRef<std::path::Path>>(path: P) -> ServeFile {}
        pub fn with_buf_chunk_size(self, chunk_size: usize) -> Self {}
    }
}
