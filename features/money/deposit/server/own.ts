import { isAbove, isAboveZero, isEqual } from '../../../../libs/amounts/compare.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { readConfigValue } from '../../../portal/config/server/index.ts';
import { closeTodos, sendMessages } from '../../../portal/message/server/index.ts';
import type { BankAccount, listOwnDeposits, payCashPledge } from '../wire.ts';
import { claimProof } from './files.ts';
import { toGuarantee, unsafeSelectGuarantees } from './guarantee.ts';
import { announcePayment } from './ledger.ts';
import { notifyDepositsChanged } from './live.ts';
import { aboutDeposit, aboutPayment, depositPaid, OUTSTANDING_TODOS, paramsOf } from './messages.ts';
import { lockDeposit, selectOfContract, selectOwn, selectOwnDeposits, unsafeSelectEntries } from './queries.ts';
import { syncDues } from './syncDues.ts';
import { userError } from './texts.ts';

export async function listOwn({ db, user }: CallContext): Promise<PayloadOf<typeof listOwnDeposits>> {
  const [own, bankAccount] = await Promise.all([selectOwnDeposits(db, ownCompanyId(user)), readBankAccount(db)]);
  const ids = own.map(({ depositId }) => depositId);
  const [entries, guarantees] =
    ids.length === 0 ? [[], []] : await Promise.all([unsafeSelectEntries(db, ids), unsafeSelectGuarantees(db, ids)]);
  const deposits = own.map((deposit) => ({
    ...deposit,
    entries: entries
      .filter(({ depositId }) => depositId === deposit.depositId)
      .map(({ depositId: _, createdAt, byName, ...entry }) => ({
        ...entry,
        entryTime: formatDateTime(createdAt),
        byName: entry.kind === 'paid' ? byName : '',
      })),
    guarantees: guarantees.filter(({ depositId }) => depositId === deposit.depositId).map(toGuarantee),
  }));
  return { deposits, bankAccount };
}

async function readBankAccount(db: Db): Promise<BankAccount> {
  const keys = ['bank.holder', 'bank.name', 'bank.account', 'bank.swift'];
  const [holder = '', bankName = '', accountNo = '', swift = ''] = await Promise.all(
    keys.map((key) => readConfigValue(db, key)),
  );
  return { holder, bankName, accountNo, swift };
}

/** Of two payments of the same amount at once the second finds nothing outstanding. */
export async function pay(
  { depositId: ownId, contractId, lineType, amount, resourceId, remark }: ReadBy<typeof payCashPledge>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof payCashPledge>> {
  const companyId = ownCompanyId(user);
  await syncDues(db, companyId);
  const own =
    ownId === undefined
      ? await selectOfContract(db, companyId, contractId ?? 0)
      : await selectOwn(db, companyId, ownId);
  const chosen = own.find((one) => lineType === undefined || one.lineType === lineType);
  const found = chosen && (await lockDeposit(db, chosen.depositId));
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  if (isAbove(amount, found.outstanding)) throw tooMuch(found.outstanding);
  const { depositId } = found;
  await claimProof(db, user, { depositId, resourceId });
  const entry = { amount, resourceId, reason: remark, accountId: user.accountId };
  const paymentId = await announcePayment(db, found, entry);
  if (isEqual(found.outstanding, amount)) await closeTodos(db, [aboutDeposit(depositId)], OUTSTANDING_TODOS);
  const params = { companyName: user.companyName ?? '', ...paramsOf(found), amount, depositId };
  await sendMessages(db, depositPaid, [{ about: aboutPayment(paymentId), params }]);
  await notifyDepositsChanged(db, companyId);
  return { depositId, paymentId };
}

function tooMuch(amount: string) {
  if (!isAboveZero(amount)) return userError((t) => t.nothingDue);
  return userError.withFields((t) => t.beyondDue({ amount }), { amount: (t) => t.beyondDue({ amount }) });
}
