export interface LiveLimits {
  messageBytes: number;
  frameBytes: number;
  connectTimeoutMs: number;
  /** connections of an address before their CONNECT; the oldest makes room. An office may come back all at once. */
  anonymousPerAddress: number;
  heartBeatMs: number;
  /** factor by which a promised heart-beat may be late */
  heartBeatTolerance: number;
  pingIntervalMs: number;
  subscriptions: number;
  transactions: number;
  floodFrames: number;
  floodWindowMs: number;
  /** send buffer of a slow reader */
  sendBufferBytes: number;
  /** permissions are rechecked after this time, and at once when the session changes */
  recheckIntervalMs: number;
  closeTimeoutMs: number;
}

export const LIVE_LIMITS: LiveLimits = {
  messageBytes: 65_536,
  frameBytes: 16_384,
  connectTimeoutMs: 10_000,
  anonymousPerAddress: 500,
  heartBeatMs: 10_000,
  heartBeatTolerance: 2.5,
  pingIntervalMs: 30_000,
  subscriptions: 20,
  transactions: 20,
  floodFrames: 100,
  floodWindowMs: 10_000,
  sendBufferBytes: 1_048_576,
  recheckIntervalMs: 60_000,
  closeTimeoutMs: 2_000,
};
