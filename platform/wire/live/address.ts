/** Where the socket is, below the base of the wire (portal 7); `?companyNo=` names the company of the session. */
export const LIVE_PATH = '/im/connect';

/** How long a client waits before it connects again (portal 4). */
export const RECONNECT_MS = 5_000;
