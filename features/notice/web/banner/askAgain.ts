/** Polling interval of notices without live updates, in ms. */
export const ASK_AGAIN_MS = 5 * 60_000;
