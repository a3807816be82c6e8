import { createHash, randomBytes } from 'node:crypto';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import type { shareResource } from '../wire.ts';
import { downloadPathOf } from './downloadPath.ts';
import type { FilePolicies } from './filePolicies.ts';
import { insertShare } from './queries.ts';
import { findWritable } from './toDto.ts';

const TOKEN_BYTES = 32;
const HOUR_MS = 3_600_000;

/** Link without a session; only the token's hash is stored. */
export async function share(
  rights: FilePolicies,
  { resourceId, hours, canDelete }: ReadBy<typeof shareResource>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof shareResource>> {
  await findWritable(db, user, rights, resourceId);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(Date.now() + hours * HOUR_MS);
  await insertShare(db, {
    resourceId,
    accountId: user.accountId,
    tokenHash: hashOf(token),
    expiresAt,
    canDelete,
  });
  return { token, relativPath: downloadPathOf(resourceId, token), expireTime: formatDateTime(expiresAt) };
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
