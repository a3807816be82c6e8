/** Page that a signing link opens; the token follows. */
export const SIGN_LINK_PATH = '/trusteeSign';
