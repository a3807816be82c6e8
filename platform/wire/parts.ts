/** Where big files go up in parts (tus 1.0), below the wire's base; the token travels in the `Authorization` header. */
export const PARTS_PATH = '/common/parts';

/** The most that goes up in parts. */
export const MOST_BYTES_IN_PARTS = 2_147_483_648;
