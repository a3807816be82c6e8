import { createHmac, timingSafeEqual } from 'node:crypto';

interface Signed {
  eventId: string;
  /** seconds since 1970 */
  timestamp: number;
  payload: string;
}

/** HMAC-SHA256 over time, event and payload, in hex. */
export function signatureOf(secret: string, { eventId, timestamp, payload }: Signed): string {
  return createHmac('sha256', secret).update(`${timestamp}.${eventId}.${payload}`).digest('hex');
}

export function isSignedBy(secret: string, signed: Signed & { signature: string }): boolean {
  const expected = Buffer.from(signatureOf(secret, signed));
  const given = Buffer.from(signed.signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
