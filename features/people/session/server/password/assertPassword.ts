import type { Db } from '../../../../../platform/server/database/connect.ts';
import { findPasswordHash, isPassword } from '../../../account/server/index.ts';
import type { Claimant } from '../claimant.ts';
import { clearFailures, reserveAttempt, selectLockedMinutes } from '../queries.ts';
import { userError } from '../texts.ts';
import { decryptPassword } from '../wireKey.ts';

/** Wrong passwords of a signed-in person are counted apart from those at sign-in. */
export const ownPasswordAttempt = (accountId: number): Claimant => ({
  name: `change password ${accountId}`,
  network: '',
});

/** False: wrong, and counted; throws a UserError while locked. */
export async function tryOwnPassword(db: Db, accountId: number, password: string): Promise<boolean> {
  const attempt = ownPasswordAttempt(accountId);
  if (!(await reserveAttempt(db, attempt))) {
    const minutes = await selectLockedMinutes(db, attempt);
    throw userError((t) => t.changeLocked({ minutes }));
  }
  const passwordHash = await findPasswordHash(db, accountId);
  return passwordHash !== undefined && isPassword(passwordHash, password);
}

/** Asks a signed-in person for the own password; a wrong one must stay counted: do not roll back. */
export async function assertOwnPassword(
  db: Db,
  accountId: number,
  sent: { password: string; encrypted: boolean },
): Promise<void> {
  const password = sent.encrypted ? await decryptPassword(db, sent.password) : sent.password;
  if (password !== null && (await tryOwnPassword(db, accountId, password))) {
    await clearFailures(db, ownPasswordAttempt(accountId));
    return;
  }
  throw userError.withFields((t) => t.wrongOwnPassword, { password: (t) => t.wrongOwnPassword });
}
