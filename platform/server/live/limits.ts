export interface LiveLimits {
  messageBytes: number;
  frameBytes: number;
  connectWithinMs: number;
  heartBeatMs: number;
  /** factor by which a promised heart-beat may be late */
  heartBeatPatience: number;
  pingEveryMs: number;
  subscriptions: number;
  floodFrames: number;
  floodWindowMs: number;
  /** send buffer of a slow reader */
  unsentBytes: number;
  /** permissions are rechecked after this time, and at once when the session changes */
  recheckMs: number;
  lingerMs: number;
}

export const LIVE_LIMITS: LiveLimits = {
  messageBytes: 65_536,
  frameBytes: 16_384,
  connectWithinMs: 10_000,
  heartBeatMs: 10_000,
  heartBeatPatience: 2.5,
  pingEveryMs: 30_000,
  subscriptions: 20,
  floodFrames: 100,
  floodWindowMs: 10_000,
  unsentBytes: 1_048_576,
  recheckMs: 60_000,
  lingerMs: 2_000,
};
