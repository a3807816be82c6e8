import { and, eq, notExists, sql } from 'drizzle-orm';
import { sumOf } from '../../../../libs/amounts/amounts.ts';
import { violatedUnique } from '../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { sendMessages } from '../../../portal/message/server/index.ts';
import { findAgreedBills } from '../../bill/server/index.ts';
import { typesFor } from '../kinds.ts';
import type { applyForInvoice, listInvoiceable } from '../wire.ts';
import { aboutInvoice, invoiceApplied } from './messages.ts';
import { invoice, invoiceBill, invoiceTitle } from './tables.ts';
import { userError } from './texts.ts';

/** Agreed bills that stand on no invoice that holds, the newest first. */
const selectInvoiceable = (db: CallContext['db'], companyId: number) =>
  findAgreedBills(db, companyId, (billId) =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(invoiceBill)
        .where(and(eq(invoiceBill.billId, billId), eq(invoiceBill.isActive, true))),
    ),
  );

export async function listOwnInvoiceable(
  _input: ReadBy<typeof listInvoiceable>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof listInvoiceable>> {
  const bills = await selectInvoiceable(db, ownCompanyId(user));
  return bills.map(({ tax: _, ...bill }) => bill);
}

/** A bill stands on one invoice at most; of two applications at once one is refused. */
export async function apply(
  { type, titleId, billIds, email, remark }: ReadBy<typeof applyForInvoice>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof applyForInvoice>> {
  const companyId = ownCompanyId(user);
  const [found] = await db
    .select()
    .from(invoiceTitle)
    .where(and(eq(invoiceTitle.id, titleId), eq(invoiceTitle.companyId, companyId)));
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  if (!typesFor(found.country).includes(type))
    throw userError.withFields((t) => t.otherType, { type: (t) => t.otherType });
  const { name, country, taxNo, address, phone, bankName, bankAccount } = found;
  if (type === 'special' && [address, phone, bankName, bankAccount].includes(''))
    throw userError.withFields((t) => t.titleIncomplete, { titleId: (t) => t.titleIncomplete });
  const chosen = (await selectInvoiceable(db, companyId)).filter(({ billId }) => billIds.includes(billId));
  const [first] = chosen;
  if (first === undefined || chosen.length !== new Set(billIds).size) throw userError((t) => t.decided);
  if (chosen.some(({ currency }) => currency !== first.currency)) throw userError((t) => t.oneCurrency);
  const total = sumOf(chosen.map((bill) => bill.total));
  const [made] = await db
    .insert(invoice)
    .values({
      companyId,
      type,
      email,
      total,
      reason: remark,
      accountId: user.accountId,
      title: { name, country, taxNo, address, phone, bankName, bankAccount },
      currency: first.currency,
      tax: sumOf(chosen.map((bill) => bill.tax)),
    })
    .returning({ id: invoice.id });
  if (made === undefined) throw new Error('an invoice was not written');
  try {
    await db
      .insert(invoiceBill)
      .values(chosen.map((bill) => ({ invoiceId: made.id, billId: bill.billId, amount: bill.total })));
  } catch (fault) {
    if (violatedUnique(fault) === 'invoice_bill_active') throw userError((t) => t.decided);
    throw fault;
  }
  const params = {
    companyName: user.companyName ?? '',
    amount: total,
    currency: first.currency,
    invoiceNo: '',
    reason: '',
  };
  await sendMessages(db, invoiceApplied, [{ about: aboutInvoice(made.id), params }]);
  return { invoiceId: made.id };
}
