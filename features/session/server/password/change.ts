import { auditEntryOf, writeAudit } from '../../../../platform/server/audit/auditLog.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { findPasswordHash, isPassword } from '../../../account/server/index.ts';
import type { TypedPasswords } from '../../newPassword.ts';
import { updatePassword } from '../../wire.ts';
import { endSessions, invalidateSessions } from '../authenticate.ts';
import type { Claimant } from '../claimant.ts';
import { sessions } from '../online/queries.ts';
import { clearFailures, reserveAttempt, selectLockedMinutes } from '../queries.ts';
import { texts, userError } from '../texts.ts';
import { hashOf } from '../token.ts';
import { setPassword } from './set.ts';
import { typedPasswords } from './typed.ts';

type Sent = Required<TypedPasswords> & { encrypted: boolean };

/** Ends the other sessions too. Wrong old passwords do not count against signing in. */
export async function changePassword({ encrypted, ...sent }: Sent, ctx: CallContext): Promise<string> {
  const { db, user, token, language } = ctx;
  const typed = await typedPasswords(db, sent, encrypted);
  const attempt = { name: `change password ${user.accountId}`, network: '' };
  await assertOldPassword(db, attempt, user.accountId, typed.oldPassword);
  const ownHash = hashOf(token ?? '');
  await db.transaction(async (inside) => {
    await clearFailures(inside, attempt);
    await setPassword(inside, user.accountId, typed.newPassword);
    await endSessions(inside, sessions.othersOf(user.accountId, ownHash));
    // this session stays, but its cached user is stale
    await invalidateSessions(inside, [ownHash]);
    await writeAudit(inside, auditEntryOf(updatePassword, {}, ctx));
  });
  return texts[language].passwordChanged;
}

async function assertOldPassword(
  db: Db,
  attempt: Claimant,
  accountId: number,
  oldPassword: string,
): Promise<void> {
  const isCounted = await reserveAttempt(db, attempt);
  if (!isCounted) {
    const lockedMinutes = await selectLockedMinutes(db, attempt);
    throw userError((t) => t.changeLocked({ minutes: lockedMinutes }));
  }
  const passwordHash = await findPasswordHash(db, accountId);
  if (passwordHash !== undefined && (await isPassword(passwordHash, oldPassword))) return;
  throw userError.withFields((t) => t.wrongOldPassword, { oldPassword: (t) => t.wrongOldPassword });
}
