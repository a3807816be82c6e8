/** Polling interval of notices without live updates, in ms. */
export const POLL_MS = 5 * 60_000;
