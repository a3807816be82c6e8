/** What one connection may do before it is let go. */
export interface LiveLimits {
  /** a message of the socket, in bytes; a bigger one is not even read */
  messageBytes: number;
  /** a frame of STOMP, in bytes; clients only ever send short ones */
  frameBytes: number;
  /** from opening the socket to CONNECT */
  connectWithinMs: number;
  /** heart-beats that we offer and ask for */
  heartBeatMs: number;
  /** a client that promised heart-beats may be late by this factor */
  heartBeatPatience: number;
  /** asked by ping of those who promised no heart-beats */
  pingEveryMs: number;
  subscriptions: number;
  floodFrames: number;
  floodWindowMs: number;
  /** what may wait to be sent to somebody who reads too slowly */
  unsentBytes: number;
  /** rights are looked at again after this time, and at once when the session changes */
  recheckMs: number;
  /** from asking a client to close to closing without it */
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
