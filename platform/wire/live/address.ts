/** WebSocket path (portal 7); `?companyNo=` names the session's company. */
export const LIVE_PATH = '/im/connect';

/** Reconnect delay (portal 4). */
export const RECONNECT_MS = 5_000;
