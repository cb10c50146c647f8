//! Signatures of object-store: the builders of its remote stores.
pub struct Error { _p: () }
pub type Result<T> = std::result::Result<T, Error>;
pub mod aws {
    pub struct AmazonS3 { _p: () }
    #[derive(Clone)]
    pub struct AmazonS3Builder { _p: () }
    impl AmazonS3Builder {
        pub fn new() -> AmazonS3Builder {}
        pub fn from_env() -> AmazonS3Builder {}
        pub fn with_url(self, url: impl Into<String>) -> Self {}
        pub fn with_config<K>(self, key: K, value: impl Into<String>) -> Self {}
        pub fn with_bucket_name(self, bucket_name: impl Into<String>) -> Self {}
        pub fn with_client_options<O>(self, options: O) -> Self {}
        pub fn with_retry<R>(self, retry_config: R) -> Self {}
        pub fn build(self) -> crate::Result<AmazonS3> {}
    }
}
pub mod gcp {
    pub struct GoogleCloudStorage { _p: () }
    #[derive(Clone)]
    pub struct GoogleCloudStorageBuilder { _p: () }
    impl GoogleCloudStorageBuilder {
        pub fn new() -> GoogleCloudStorageBuilder {}
        pub fn from_env() -> GoogleCloudStorageBuilder {}
        pub fn with_url(self, url: impl Into<String>) -> Self {}
        pub fn with_config<K>(self, key: K, value: impl Into<String>) -> Self {}
        pub fn with_bucket_name(self, bucket_name: impl Into<String>) -> Self {}
        pub fn with_client_options<O>(self, options: O) -> Self {}
        pub fn with_retry<R>(self, retry_config: R) -> Self {}
        pub fn build(self) -> crate::Result<GoogleCloudStorage> {}
    }
}
pub mod azure {
    pub struct MicrosoftAzure { _p: () }
    #[derive(Clone)]
    pub struct MicrosoftAzureBuilder { _p: () }
    impl MicrosoftAzureBuilder {
        pub fn new() -> MicrosoftAzureBuilder {}
        pub fn from_env() -> MicrosoftAzureBuilder {}
        pub fn with_url(self, url: impl Into<String>) -> Self {}
        pub fn with_config<K>(self, key: K, value: impl Into<String>) -> Self {}
        pub fn with_bucket_name(self, bucket_name: impl Into<String>) -> Self {}
        pub fn with_client_options<O>(self, options: O) -> Self {}
        pub fn with_retry<R>(self, retry_config: R) -> Self {}
        pub fn build(self) -> crate::Result<MicrosoftAzure> {}
    }
}
pub mod http {
    pub struct Http { _p: () }
    #[derive(Clone)]
    pub struct HttpBuilder { _p: () }
    impl HttpBuilder {
        pub fn new() -> HttpBuilder {}
        pub fn from_env() -> HttpBuilder {}
        pub fn with_url(self, url: impl Into<String>) -> Self {}
        pub fn with_config<K>(self, key: K, value: impl Into<String>) -> Self {}
        pub fn with_bucket_name(self, bucket_name: impl Into<String>) -> Self {}
        pub fn with_client_options<O>(self, options: O) -> Self {}
        pub fn with_retry<R>(self, retry_config: R) -> Self {}
        pub fn build(self) -> crate::Result<Http> {}
    }
}
