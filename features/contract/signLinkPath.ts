/** Page that a contract's signing link opens; the token follows. */
export const CONTRACT_LINK_PATH = '/contractSign';
/** Page that says who signed a document. */
export const VERIFY_PATH = '/verify';
