import { auditEntryOf, writeAudit } from '../../../../../platform/server/audit/auditLog.ts';
import { type CallContext, ownCompanyId } from '../../../../../platform/server/http/callContext.ts';
import { writeOutbox } from '../../../../../platform/server/outbox/writeOutbox.ts';
import type { ReadBy } from '../../../../../platform/wire/call.ts';
import { mainContacts } from '../../../../people/account/server/index.ts';
import { assertOwnPassword } from '../../../../people/session/server/index.ts';
import { sendMessages } from '../../../../portal/message/server/index.ts';
import { isBrokenIban } from '../../iban.ts';
import { saveBankAccount } from '../../payoutWire.ts';
import { aboutAccount, accountChanged, accountChangedOperators } from '../messages.ts';
import { companyBankAccount } from '../tables.ts';
import { texts, userError } from '../texts.ts';

/** The last digits alone go into messages. */
const masked = (accountNo: string) => `••••${accountNo.slice(-4)}`;

/** No transaction around the password: a wrong one must stay counted. */
export async function saveAccount(sent: ReadBy<typeof saveBankAccount>, ctx: CallContext): Promise<void> {
  const { password, encrypted, ...account } = sent;
  const { db, user } = ctx;
  const companyId = ownCompanyId(user);
  if (isBrokenIban(account.accountNo))
    throw userError.withFields((t) => t.brokenIban, { accountNo: (t) => t.brokenIban });
  await assertOwnPassword(db, user.accountId, { password, encrypted });
  await db.transaction(async (inside) => {
    await inside
      .insert(companyBankAccount)
      .values({ ...account, companyId })
      .onConflictDoUpdate({ target: companyBankAccount.companyId, set: account });
    const params = {
      companyName: user.companyName ?? '',
      accountNo: masked(account.accountNo),
      byName: user.name,
    };
    const about = aboutAccount(companyId);
    await sendMessages(inside, accountChanged, [{ companyId, about, params }]);
    await sendMessages(inside, accountChangedOperators, [{ about, params }]);
    const contacts = await mainContacts(inside, companyId);
    await writeOutbox(
      inside,
      contacts.flatMap(({ email, language }) => {
        if (email === null || email === '') return [];
        const { title, content } = texts[language ?? 'zh'].messages.account(params);
        return [{ channel: 'email' as const, receiver: email, subject: title, text: content }];
      }),
    );
    await writeAudit(inside, auditEntryOf(saveBankAccount, {}, ctx));
  });
}
