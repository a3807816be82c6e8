/** Page that a contract's signing link opens; the token follows. */
export const CONTRACT_LINK_PATH = '/contractSign';
/** Page that says who signed a document. */
export const VERIFY_PATH = '/verify';

/** Query of the contracts in the account centre: template of the contract to open. */
export const CONTRACT_TO_SIGN = 'tid';
