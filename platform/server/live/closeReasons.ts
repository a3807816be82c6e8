/** Close codes and reasons (RFC 6455, 7.4). */
export const CLOSE_REASONS = {
  done: { code: 1000, reason: 'goodbye' },
  stopping: { code: 1001, reason: 'the server stops' },
  malformed: { code: 1002, reason: 'not STOMP' },
  refused: { code: 1008, reason: 'refused' },
  flood: { code: 1008, reason: 'too many frames' },
  silent: { code: 1008, reason: 'no heart-beat' },
  crowded: { code: 1013, reason: 'too many without CONNECT' },
  tooLate: { code: 1008, reason: 'no CONNECT' },
  tooBig: { code: 1009, reason: 'too big' },
  /** messages may have been lost: reconnect and reload */
  missed: { code: 1012, reason: 'ask anew' },
  slow: { code: 1013, reason: 'reads too slowly' },
} as const;

export type CloseReason = keyof typeof CLOSE_REASONS;
