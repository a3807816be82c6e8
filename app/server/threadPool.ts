// Node's four threads for files, DNS and password hashes would let one of them starve the others; read at first use.
process.env.UV_THREADPOOL_SIZE ??= '16';
