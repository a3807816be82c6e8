import { eq } from 'drizzle-orm';
import { sumOf, withTax } from '../../../../libs/amounts/amounts.ts';
import { isAbove, isZero } from '../../../../libs/amounts/compare.ts';
import { type Db, violatedUnique } from '../../../../platform/server/database/connect.ts';
import { ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { readConfigNumber } from '../../../portal/config/server/index.ts';
import { closeTodos, sendMessages } from '../../../portal/message/server/index.ts';
import { type BillableCharge, findBillableCharges, markBilled } from '../../charge/server/index.ts';
import { findRate } from '../../exchangeRate/server/index.ts';
import { convert } from '../../exchangeRate/wire.ts';
import type { approveClaim, listClaimable, returnClaim, submitClaim } from '../wire.ts';
import { acceptedParts, assertDecided, releaseAll, releaseDisputed } from './claimLines.ts';
import { lockBilling } from './gather.ts';
import {
  aboutBill,
  billClaimed,
  claimApproved,
  claimReturned,
  messageOf,
  OPERATOR_TODOS,
  operatorMessageOf,
} from './messages.ts';
import { postTotal } from './post.ts';
import { type Acting, type BillRow, lockBill, moveBill, newBillNo, recordEvent, today } from './queries.ts';
import { bill, billLine } from './tables.ts';
import { userError } from './texts.ts';

const DAY_MS = 86_400_000;
/** CNY; above it two people approve. */
const TWO_APPROVALS_ABOVE = { key: 'bill.twoApprovalsAbove', otherwise: 50_000 };
const PAYMENT_DAYS = { key: 'bill.paymentDays', otherwise: 30 };
const MOST = 2_000;
const RANGE = { from: '2000-01-01', to: '2099-12-31', afterId: 0, limit: MOST } as const;

const grossOf = ({ amount, taxRate }: Pick<BillableCharge, 'amount' | 'taxRate'>) => withTax(amount, taxRate);

export async function listOwnClaimable(
  { currency }: ReadBy<typeof listClaimable>,
  { db, user }: Acting,
): Promise<PayloadOf<typeof listClaimable>> {
  const companyId = ownCompanyId(user);
  const charges = await findBillableCharges(db, {
    side: 'cost',
    companyId,
    ...(currency === undefined ? {} : { currency }),
    ...RANGE,
  });
  return charges.map((one) => ({
    chargeId: one.id,
    orderBigNo: one.orderNo ?? '',
    feeType: one.feeType,
    occurredDate: one.occurredOn,
    amount: grossOf(one),
    currency: one.currency,
  }));
}

/** A supplier's claim; what was agreed stands beside what it claims, and no more than agreed is approved unasked. */
export async function submit(
  { claimNo, currency, remark, charges, others }: ReadBy<typeof submitClaim>,
  { db, user }: Acting,
): Promise<PayloadOf<typeof submitClaim>> {
  const companyId = ownCompanyId(user);
  if (charges.length + others.length === 0) throw userError((t) => t.nothingToBill);
  await lockBilling(db);
  const free = await findBillableCharges(db, { side: 'cost', companyId, currency, ...RANGE });
  const byId = new Map(free.map((one) => [one.id, one]));
  const claimed = charges.map(({ chargeId, amount }) => {
    const charge = byId.get(chargeId);
    if (charge === undefined) throw userError((t) => t.decided);
    return { charge, amount };
  });
  const billId = await insertClaim(db, { companyId, currency, claimNo, remark });
  await markBilled(
    db,
    claimed.map(({ charge }) => charge.id),
  );
  const lines = [
    ...claimed.map(({ charge, amount }) => claimedLine(billId, charge, amount)),
    ...others.map((other) => otherLine(billId, other)),
  ];
  await db.insert(billLine).values(lines);
  const totals = {
    total: sumOf(lines.flatMap(({ amount, taxAmount }) => [amount, taxAmount])),
    taxTotal: sumOf(lines.map(({ taxAmount }) => taxAmount)),
    claimedTotal: sumOf(lines.map((line) => line.claimed)),
    lineCount: lines.length,
  };
  const [row] = await db.update(bill).set(totals).where(eq(bill.id, billId)).returning();
  if (row === undefined) throw new Error('a claim was not written');
  const event = { kind: 'claimed', amount: totals.claimedTotal, accountId: user.accountId } as const;
  await recordEvent(db, billId, event);
  const said = { companyName: user.companyName ?? '', amount: totals.claimedTotal };
  await sendMessages(db, billClaimed, [operatorMessageOf(row, said)]);
  return { billId };
}

async function insertClaim(
  db: Db,
  facts: { companyId: number; currency: string; claimNo: string; remark: string },
): Promise<number> {
  try {
    const [made] = await db
      .insert(bill)
      .values({
        ...facts,
        billNo: newBillNo(),
        side: 'cost',
        kind: 'claim',
        status: 'claimed',
        sentAt: new Date(),
      })
      .returning({ id: bill.id });
    if (made === undefined) throw new Error('a claim was not written');
    return made.id;
  } catch (fault) {
    if (violatedUnique(fault) !== 'bill_claim_once') throw fault;
    throw userError.withFields((t) => t.claimTwice, { claimNo: (t) => t.claimTwice });
  }
}

/** The lower of both amounts is approved. */
function claimedLine(billId: number, charge: BillableCharge, claimed: string) {
  const agreed = grossOf(charge);
  const { net, tax } = acceptedParts({ agreed, claimed, taxRate: charge.taxRate });
  return {
    billId,
    kind: 'charge' as const,
    chargeId: charge.id,
    orderId: charge.orderId,
    feeType: charge.feeType,
    description: '',
    occurredOn: charge.occurredOn,
    quantity: '1',
    unitPrice: net,
    amount: net,
    taxRate: charge.taxRate,
    taxAmount: tax,
    agreed,
    claimed,
  };
}

/** An item without an agreed charge: paid only when an operator accepts it. */
const otherLine = (billId: number, { description, amount }: { description: string; amount: string }) => ({
  billId,
  kind: 'manual' as const,
  chargeId: null,
  orderId: null,
  feeType: '',
  description,
  occurredOn: today(),
  quantity: '1',
  unitPrice: '0',
  amount: '0.00',
  taxRate: '0',
  taxAmount: '0.00',
  agreed: '0.00',
  claimed: amount,
});

/** Whether a sum of money takes two people; without a rate it does. */
export async function takesTwoPeople(db: Db, amount: string, currency: string): Promise<boolean> {
  const [limit, rate] = await Promise.all([
    readConfigNumber(db, TWO_APPROVALS_ABOVE),
    findRate(db, { from: currency, to: 'CNY', on: today() }),
  ]);
  return rate === null || isAbove(convert(amount, rate.rate), String(limit));
}

/** Above the limit the first person checks, and another one approves; disputed lines go back to the supplier. */
export async function approve({ billId, version }: ReadBy<typeof approveClaim>, { db, user }: Acting): Promise<void> {
  const row = await lockBill(db, billId);
  if (row.side !== 'cost') throw userError((t) => t.decided);
  if (row.version !== version) throw userError((t) => t.changed);
  await assertDecided(db, billId);
  const { accountId } = user;
  if (row.status === 'claimed' && (await takesTwoPeople(db, row.total, row.currency))) {
    await moveBill(db, billId, 'check', { firstApproverId: accountId });
    await recordEvent(db, billId, { kind: 'checked', amount: row.total, accountId });
    return;
  }
  if (row.firstApproverId === accountId) throw userError((t) => t.secondPerson);
  const days = await readConfigNumber(db, PAYMENT_DAYS);
  const dueOn = formatDate(new Date(Date.now() + days * DAY_MS));
  await moveBill(db, billId, 'approve', { dueOn });
  await recordEvent(db, billId, { kind: 'approved', amount: row.total, accountId });
  const disputed = await releaseDisputed(db, billId);
  await postApproved(db, row, accountId);
  await closeTodos(db, [aboutBill(billId)], OPERATOR_TODOS);
  await sendMessages(db, claimApproved, [messageOf(row, { dueDate: dueOn, disputed })]);
}

async function postApproved(db: Db, row: BillRow, authorId: number): Promise<void> {
  if (isZero(row.total)) return;
  const sums = { total: row.total, tax: row.taxTotal };
  await postTotal(db, row, { key: `bill:${row.id}:agreed`, kind: 'claim', sums, authorId });
}

/** Its charges can be claimed again. */
export async function returnToSupplier(
  { billId, reason }: ReadBy<typeof returnClaim>,
  { db, user }: Acting,
): Promise<void> {
  const row = await lockBill(db, billId);
  if (row.side !== 'cost') throw userError((t) => t.decided);
  await moveBill(db, billId, 'return');
  await releaseAll(db, billId);
  await recordEvent(db, billId, { kind: 'returned', reason, accountId: user.accountId });
  await closeTodos(db, [aboutBill(billId)], OPERATOR_TODOS);
  await sendMessages(db, claimReturned, [messageOf(row, { reason })]);
}
