import { fileURLToPath } from 'node:url';

/** Compiled packages; processes that tests and benches start would each compile them again. */
export const COMPILE_CACHE = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));
