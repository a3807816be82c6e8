/** Polling interval without a live connection (documents 7.7). */
export const POLL_MS = 5_000;

export const pollMsFor = (running: number): number | undefined => (running > 0 ? POLL_MS : undefined);
