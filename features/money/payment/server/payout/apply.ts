import { and, desc, eq, inArray } from 'drizzle-orm';
import { plus } from '../../../../../libs/amounts/amounts.ts';
import { isAbove, isAboveZero } from '../../../../../libs/amounts/compare.ts';
import { type Db, violatedUnique } from '../../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../../platform/server/http/callContext.ts';
import { wallClock } from '../../../../../platform/server/records/columns.ts';
import type { PayloadOf, ReadBy } from '../../../../../platform/wire/call.ts';
import { formatDateTime } from '../../../../../platform/wire/time.ts';
import { sendMessages } from '../../../../portal/message/server/index.ts';
import { findOpenBills } from '../../../bill/server/index.ts';
import type { applyForPayment, askRefund, readOwnPayouts } from '../../payoutWire.ts';
import type { PayoutKind } from '../../states.ts';
import { creditOf, creditsOf, lockCredit } from '../credit.ts';
import { aboutPayout, payoutApplied } from '../messages.ts';
import { companyBankAccount, payout, payoutItem } from '../tables.ts';
import { userError } from '../texts.ts';
import { billNumbersOf } from './records.ts';

async function readAccountOf(db: Db, companyId: number) {
  const [found] = await db.select().from(companyBankAccount).where(eq(companyBankAccount.companyId, companyId));
  return found;
}

/** Own approved bills that no payment is under way for. */
async function selectPayable(db: Db, companyId: number) {
  const bills = await findOpenBills(db, { companyId, side: 'cost' });
  if (bills.length === 0) return [];
  const ids = bills.map(({ billId }) => billId);
  const taken = await db
    .select({ billId: payoutItem.billId })
    .from(payoutItem)
    .where(and(eq(payoutItem.isActive, true), inArray(payoutItem.billId, ids)));
  const takenIds = new Set(taken.map(({ billId }) => billId));
  return bills.filter(({ billId }) => !takenIds.has(billId));
}

export async function readOwn(
  _input: ReadBy<typeof readOwnPayouts>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof readOwnPayouts>> {
  const companyId = ownCompanyId(user);
  const [bills, credits, payouts, account] = await Promise.all([
    selectPayable(db, companyId),
    creditsOf(db, companyId),
    db
      .select({
        payoutId: payout.id,
        kind: payout.kind,
        amount: payout.amount,
        currency: payout.currency,
        status: payout.status,
        reason: payout.reason,
        bills: billNumbersOf(),
        applyTime: wallClock(payout.createdAt),
      })
      .from(payout)
      .where(eq(payout.companyId, companyId))
      .orderBy(desc(payout.id))
      .limit(100),
    readAccountOf(db, companyId),
  ]);
  return {
    bills: bills.map(({ billId, billNo, claimNo, open, currency, dueOn }) => ({
      billId,
      billNo,
      claimNo,
      open,
      currency,
      dueDate: dueOn,
    })),
    credits: credits
      .map(({ currency, free }) => ({ currency, amount: free }))
      .filter(({ amount }) => isAboveZero(amount)),
    payouts,
    account:
      account === undefined
        ? null
        : {
            holder: account.holder,
            bankName: account.bankName,
            accountNo: account.accountNo,
            swift: account.swift,
            changeTime: formatDateTime(account.updatedAt),
          },
  };
}

interface NewPayout {
  kind: PayoutKind;
  currency: string;
  amount: string;
  reason: string;
}

async function insertPayout({ db, user }: CallContext, given: NewPayout): Promise<number> {
  const companyId = ownCompanyId(user);
  const account = await readAccountOf(db, companyId);
  if (account === undefined) throw userError((t) => t.noAccount);
  const { holder, bankName, accountNo, swift } = account;
  const [made] = await db
    .insert(payout)
    .values({ ...given, companyId, holder, bankName, accountNo, swift, appliedBy: user.accountId })
    .returning({ id: payout.id });
  if (made === undefined) throw new Error('a payment was not written');
  const { amount, currency, reason } = given;
  const params = { amount, currency, reason, companyName: user.companyName ?? '' };
  await sendMessages(db, payoutApplied, [{ about: aboutPayout(made.id), params }]);
  return made.id;
}

/** A bill has one payment under way at most. */
export async function applyFor({ billIds, remark }: ReadBy<typeof applyForPayment>, ctx: CallContext): Promise<void> {
  const { db, user } = ctx;
  const payable = await selectPayable(db, ownCompanyId(user));
  const chosen = payable.filter(({ billId }) => billIds.includes(billId));
  const [first] = chosen;
  if (first === undefined || chosen.length !== new Set(billIds).size) throw userError((t) => t.decided);
  if (chosen.some(({ currency }) => currency !== first.currency)) throw userError((t) => t.oneCurrency);
  const amount = chosen.reduce((sum, { open }) => plus(sum, open), '0.00');
  const facts = { kind: 'supplier', currency: first.currency, amount, reason: remark } as const;
  const payoutId = await insertPayout(ctx, facts);
  try {
    await db.insert(payoutItem).values(chosen.map(({ billId, open }) => ({ payoutId, billId, amount: open })));
  } catch (fault) {
    if (violatedUnique(fault) === 'payout_item_active') throw userError((t) => t.decided);
    throw fault;
  }
}

/** Refunds under way are taken off the credit, so that nothing is paid back twice. */
export async function refund({ currency, amount, reason }: ReadBy<typeof askRefund>, ctx: CallContext): Promise<void> {
  const { db, user } = ctx;
  const companyId = ownCompanyId(user);
  await lockCredit(db, companyId);
  const { free: left } = await creditOf(db, companyId, currency);
  if (isAbove(amount, left))
    throw userError.withFields((t) => t.beyondCredit({ credit: left }), {
      amount: (t) => t.beyondCredit({ credit: left }),
    });
  await insertPayout(ctx, { kind: 'refund', currency, amount, reason });
}
