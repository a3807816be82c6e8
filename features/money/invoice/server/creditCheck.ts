import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { invoice, invoiceBill } from './tables.ts';
import { userError } from './texts.ts';

/** A bill that stands on an invoice is not credited: the invoice is taken back by a red letter first. */
export async function refuseInvoiced(db: Db, billId: number): Promise<void> {
  const [found] = await db
    .select({ status: invoice.status, invoiceNo: invoice.invoiceNo })
    .from(invoiceBill)
    .innerJoin(invoice, eq(invoice.id, invoiceBill.invoiceId))
    .where(and(eq(invoiceBill.billId, billId), eq(invoiceBill.isActive, true)));
  if (found === undefined) return;
  const { status, invoiceNo } = found;
  throw userError((t) => (status === 'applied' ? t.rejectFirst : t.redLetterFirst({ invoiceNo })));
}
