import { deedOf, writeAudit } from '../../../../platform/server/audit/write.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Asking } from '../../../../platform/server/http/asking.ts';
import { findPasswordHash, isPassword } from '../../../account/server/index.ts';
import type { TypedPasswords } from '../../newPassword.ts';
import { updatePassword } from '../../wire.ts';
import { sessions } from '../online/queries.ts';
import { forgetFailures, reserveTry, selectFailures } from '../queries.ts';
import { refuse, texts } from '../texts.ts';
import { hashOf } from '../token.ts';
import { endSessions, forgetEverywhere } from '../whoIs.ts';
import { setPassword } from './set.ts';
import { typedPasswords } from './typed.ts';

type Sent = Required<TypedPasswords> & { encrypted: boolean };

/** Ends the other sessions too. Wrong old passwords do not count against signing in. */
export async function changePassword({ encrypted, ...sent }: Sent, asking: Asking): Promise<string> {
  const { db, who, token, language } = asking;
  const typed = await typedPasswords(db, sent, encrypted);
  const attempt = `change password ${who.accountId}`;
  await refuseWrong(db, attempt, who.accountId, typed.oldPassword);
  const ownHash = hashOf(token ?? '');
  await db.transaction(async (inside) => {
    await forgetFailures(inside, attempt);
    await setPassword(inside, who.accountId, typed.newPassword);
    await endSessions(inside, sessions.othersOf(who.accountId, ownHash));
    // this session stays, but its cached user is stale
    await forgetEverywhere(inside, [ownHash]);
    await writeAudit(inside, deedOf(updatePassword, {}, asking));
  });
  return texts[language].passwordChanged;
}

async function refuseWrong(db: Db, attempt: string, accountId: number, oldPassword: string): Promise<void> {
  const isCounted = await reserveTry(db, attempt);
  if (!isCounted) {
    const { lockedMinutes } = await selectFailures(db, attempt);
    throw refuse((t) => t.changeLocked({ minutes: lockedMinutes }));
  }
  const passwordHash = await findPasswordHash(db, accountId);
  if (passwordHash !== undefined && (await isPassword(passwordHash, oldPassword))) return;
  throw refuse.atFields((t) => t.wrongOldPassword, { oldPassword: (t) => t.wrongOldPassword });
}
