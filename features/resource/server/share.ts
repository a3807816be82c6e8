import { createHash, randomBytes } from 'node:crypto';
import type { Asking } from '../../../platform/server/http/asking.ts';
import type { PayloadOf, ReadBy } from '../../../platform/wire/call.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import type { shareResource } from '../wire.ts';
import { addressOf } from './address.ts';
import { insertShare } from './queries.ts';
import type { Rights } from './rights.ts';
import { changeable } from './shown.ts';

const TOKEN_BYTES = 32;
const HOUR_MS = 3_600_000;

/** Link without a session; only the token's hash is stored. */
export async function share(
  rights: Rights,
  { resourceId, hours }: ReadBy<typeof shareResource>,
  { db, who }: Asking,
): Promise<PayloadOf<typeof shareResource>> {
  await changeable(db, who, rights, resourceId);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(Date.now() + hours * HOUR_MS);
  await insertShare(db, { resourceId, accountId: who.accountId, tokenHash: hashOf(token), expiresAt });
  return { token, relativPath: addressOf(resourceId, token), expireTime: formatDateTime(expiresAt) };
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
