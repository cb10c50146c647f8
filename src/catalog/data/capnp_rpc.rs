//! Signatures of capnp-rpc: it speaks on the halves that it is handed.
pub mod twoparty {
    pub struct VatNetwork<T> { input: T }
    impl<T> VatNetwork<T> {
        pub fn new<U, S, O>(input_stream: T, output_stream: U, side: S, receive_options: O) -> VatNetwork<T> {}
    }
}
pub struct RpcSystem<V> { _v: V }
