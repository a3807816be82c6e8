import { deedOf, writeAudit } from '../../../../platform/server/audit/write.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Asking } from '../../../../platform/server/http/asking.ts';
import type { Who } from '../../../../platform/wire/who.ts';
import { findAccountsAt, findWho } from '../../../account/server/index.ts';
import { forgetPwd } from '../../wire.ts';
import { sessions } from '../online/queries.ts';
import { forgetFailures } from '../queries.ts';
import { refuse, texts } from '../texts.ts';
import { tryVerification } from '../verification/code.ts';
import { type Contact, contactOf } from '../verification/contact.ts';
import { giveTryBack, spendCode } from '../verification/queries.ts';
import { endSessions } from '../whoIs.ts';
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
export async function resetForgotten(sent: Sent, asking: Asking<Who | null>): Promise<string> {
  const { db, language } = asking;
  const { newPassword, checkPass } = sent;
  const contact = contactOf(sent);
  const typed = await typedPasswords(db, { newPassword, checkPass }, sent.encrypted);
  const codeId = await tryVerification(db, 'forgotPassword', contact, sent.code);
  const account = await accountAt(db, contact, sent.username, codeId);
  await db.transaction(async (inside) => {
    if (!(await spendCode(inside, codeId))) throw wrongCode();
    await setPassword(inside, account.accountId, typed.newPassword);
    await endSessions(inside, sessions.allOf(account.accountId));
    await forgetFailures(inside, account.username.toLowerCase());
    const who = await findWho(inside, account.accountId);
    await writeAudit(inside, deedOf(forgetPwd, {}, { who, requestId: asking.requestId }));
  });
  return texts[language].passwordReset;
}

const wrongCode = () => refuse.atFields((t) => t.wrongCode, { code: (t) => t.wrongCode });

/** The only account of an address, else by name. A missing name does not use up the code. */
async function accountAt(db: Db, contact: Contact, username: string, codeId: number) {
  const accounts = await findAccountsAt(db, contact);
  const [only, another] = accounts;
  if (only === undefined) throw wrongCode();
  if (another === undefined) return only;
  const named = accounts.find((account) => account.username.toLowerCase() === username.toLowerCase());
  if (named !== undefined) return named;
  await giveTryBack(db, codeId);
  throw refuse.atFields((t) => t.whichAccount, { username: (t) => t.whichAccount });
}
