import { auditEntryOf, writeAudit } from '../../../../../platform/server/audit/auditLog.ts';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import type { CurrentUser } from '../../../../../platform/wire/currentUser.ts';
import { findAccountsByContact, findCurrentUser } from '../../../account/server/index.ts';
import { forgetPwd } from '../../registerWire.ts';
import { endSessions } from '../authenticate.ts';
import { sessions } from '../online/queries.ts';
import { clearAllFailures } from '../queries.ts';
import { texts, userError } from '../texts.ts';
import { verifyCode } from '../verification/code.ts';
import { type Contact, contactOf } from '../verification/contact.ts';
import { consumeCode, refundAttempt } from '../verification/queries.ts';
import { setPassword } from './set.ts';
import { typedPasswords } from './typed.ts';

interface Sent {
  mobile: string;
  email: string;
  username: string;
  code: string;
  newPassword: string;
  checkPass: string;
  encrypted: boolean;
}

/** By code; ends every session of the account. */
export async function resetForgotten(sent: Sent, ctx: CallContext<CurrentUser | null>): Promise<string> {
  const { db, language } = ctx;
  const { newPassword, checkPass } = sent;
  const contact = contactOf(sent);
  const typed = await typedPasswords(db, { newPassword, checkPass }, sent.encrypted);
  const codeId = await verifyCode(db, 'forgotPassword', contact, sent.code);
  const account = await accountAt(db, contact, sent.username, codeId);
  await db.transaction(async (inside) => {
    if (!(await consumeCode(inside, codeId))) throw wrongCode();
    await setPassword(inside, account.accountId, typed.newPassword);
    await endSessions(inside, sessions.allOf(account.accountId));
    await clearAllFailures(inside, account.username.toLowerCase());
    const user = await findCurrentUser(inside, account.accountId);
    await writeAudit(inside, auditEntryOf(forgetPwd, {}, { user, requestId: ctx.requestId }));
  });
  return texts[language].passwordReset;
}

const wrongCode = () => userError.withFields((t) => t.wrongCode, { code: (t) => t.wrongCode });

/** The only account of an address, else by name. A missing name does not use up the code. */
async function accountAt(db: Db, contact: Contact, username: string, codeId: number) {
  const accounts = await findAccountsByContact(db, contact);
  const [only, another] = accounts;
  if (only === undefined) throw wrongCode();
  if (another === undefined) return only;
  const named = accounts.find((account) => account.username.toLowerCase() === username.toLowerCase());
  if (named !== undefined) return named;
  await refundAttempt(db, codeId);
  throw userError.withFields((t) => t.whichAccount, { username: (t) => t.whichAccount });
}
