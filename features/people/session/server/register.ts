import { auditEntryOf, writeAudit } from '../../../../platform/server/audit/auditLog.ts';
import { violatedUnique } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { findAccountsByContact, findCurrentUser, hashPassword, insertTourist } from '../../account/server/index.ts';
import { saveCompanyUser } from '../registerWire.ts';
import { typedPasswords } from './password/typed.ts';
import { userError } from './texts.ts';
import { verifyCode } from './verification/code.ts';
import { type Contact, contactOf } from './verification/contact.ts';
import { consumeCode, lockAddress } from './verification/queries.ts';

const fieldOf = ({ channel }: Contact) => (channel === 'sms' ? 'mobile' : 'email');

/** One account per address: the code proves the address, so a taken one may be named. */
function alreadyRegistered(contact: Contact) {
  return userError.withFields((t) => t.alreadyRegistered, { [fieldOf(contact)]: (t) => t.alreadyRegistered });
}

const wrongCode = () => userError.withFields((t) => t.wrongCode, { code: (t) => t.wrongCode });

/** Registers a person; no transaction around the attempt: a wrong code must stay counted. */
export async function registerTourist(
  sent: ReadBy<typeof saveCompanyUser>,
  ctx: CallContext<CurrentUser | null>,
): Promise<{ username: string }> {
  const { newPassword, checkPass, realUsername: name } = sent;
  if (sent.agreement !== '1')
    throw userError.withFields((t) => t.agreementNeeded, { agreement: (t) => t.agreementNeeded });
  const contact = contactOf(sent);
  const typed = await typedPasswords(ctx.db, { newPassword, checkPass }, sent.encrypted);
  const codeId = await verifyCode(ctx.db, 'register', contact, sent.code);
  const passwordHash = await hashPassword(typed.newPassword);
  const { address: username } = contact;
  try {
    await ctx.db.transaction(async (db) => {
      await lockAddress(db, username);
      if ((await findAccountsByContact(db, contact)).length > 0) throw alreadyRegistered(contact);
      if (!(await consumeCode(db, codeId))) throw wrongCode();
      const own = contact.channel === 'sms' ? { mobile: username } : { email: username };
      const accountId = await insertTourist(db, {
        username,
        name,
        passwordHash,
        language: ctx.language,
        ...own,
      });
      const user = await findCurrentUser(db, accountId);
      await writeAudit(db, auditEntryOf(saveCompanyUser, {}, { user, requestId: ctx.requestId }));
    });
  } catch (fault) {
    if (violatedUnique(fault) === 'account_username') throw alreadyRegistered(contact);
    throw fault;
  }
  return { username };
}
