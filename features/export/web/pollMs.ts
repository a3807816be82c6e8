/** How often somebody who waits is told anew (documents 7.7). */
export const POLL_MS = 5_000;

/** Asked again only while something is under way. */
export const pollMsFor = (running: number): number | undefined => (running > 0 ? POLL_MS : undefined);
