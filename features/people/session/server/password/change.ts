import { auditEntryOf, writeAudit } from '../../../../../platform/server/audit/auditLog.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import type { TypedPasswords } from '../../newPassword.ts';
import { updatePassword } from '../../wire.ts';
import { endSessions, invalidateSessions } from '../authenticate.ts';
import { sessions } from '../online/queries.ts';
import { clearFailures } from '../queries.ts';
import { texts, userError } from '../texts.ts';
import { hashOf } from '../token.ts';
import { ownPasswordAttempt, tryOwnPassword } from './assertPassword.ts';
import { setPassword } from './set.ts';
import { typedPasswords } from './typed.ts';

type Sent = Required<TypedPasswords> & { encrypted: boolean };

/** Ends the other sessions too. Wrong old passwords do not count against signing in. */
export async function changePassword({ encrypted, ...sent }: Sent, ctx: CallContext): Promise<string> {
  const { db, user, token, language } = ctx;
  const typed = await typedPasswords(db, sent, encrypted);
  if (!(await tryOwnPassword(db, user.accountId, typed.oldPassword)))
    throw userError.withFields((t) => t.wrongOldPassword, { oldPassword: (t) => t.wrongOldPassword });
  const ownHash = hashOf(token ?? '');
  await db.transaction(async (inside) => {
    await clearFailures(inside, ownPasswordAttempt(user.accountId));
    await setPassword(inside, user.accountId, typed.newPassword);
    await endSessions(inside, sessions.othersOf(user.accountId, ownHash));
    // this session stays, but its cached user is stale
    await invalidateSessions(inside, [ownHash]);
    await writeAudit(inside, auditEntryOf(updatePassword, {}, ctx));
  });
  return texts[language].passwordChanged;
}
