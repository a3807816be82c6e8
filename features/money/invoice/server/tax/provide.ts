import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import type { Log } from '../../../../../platform/server/log.ts';
import type { ReadBy } from '../../../../../platform/wire/call.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import type { notifyInvoice } from '../../taxWire.ts';
import type { issueByProvider } from '../../wire.ts';
import { type InvoiceRow, invoiceMoves } from '../life.ts';
import { invoice } from '../tables.ts';
import { userError } from '../texts.ts';
import type { TaxProvider, UnsignedNotice } from './provider.ts';

/** A notice that has not come by then may be lost. */
const ASK_AFTER_MS = 2 * 60_000;
const AT_ONCE = 200;

/** Applies at the provider; the invoice waits until its notice comes. */
export async function applyAtProvider(
  provider: TaxProvider | null,
  { invoiceId }: ReadBy<typeof issueByProvider>,
  ctx: CallContext,
): Promise<void> {
  if (provider === null) throw userError((t) => t.noProvider);
  const row = await invoiceMoves.make('issueByProvider', invoiceId, {}, ctx);
  await provider.submit(ctx.db, applicationOf(row));
}

const applicationOf = ({ providerRef, type, title, currency, total, tax }: InvoiceRow) => ({
  type,
  currency,
  total,
  tax,
  ref: providerRef,
  titleName: title.name,
  taxNo: title.taxNo,
});

/** Asked before `settle`, and in no transaction; forged notices change nothing and say nothing. */
export async function assertSigned(provider: TaxProvider | null, notice: ReadBy<typeof notifyInvoice>): Promise<void> {
  if (provider === null || !(await provider.isSigned(notice))) throw userError((t) => t.notSigned);
}

/**
 * Believes a signed notice, once; a second one, or one that comes after the operator decided otherwise, changes nothing.
 */
export async function settle(db: Db, { ref, result, invoiceNo, reason }: UnsignedNotice): Promise<void> {
  const [row] = await db.select().from(invoice).where(eq(invoice.providerRef, ref)).for('update');
  if (row === undefined) throw userError((t) => t.absent, CODE.absent);
  if (row.status !== 'issued') return;
  if (result === 'issued') await invoiceMoves.make('deliver', row.id, { invoiceNo }, { db });
  else await invoiceMoves.make('refuse', row.id, { providerReason: reason }, { db });
}

/** Asks the provider about applications that nothing was heard of; what it never received is sent again. */
export async function askProvider(db: Db, provider: TaxProvider, log: Log): Promise<void> {
  const waiting = await db
    .select()
    .from(invoice)
    .where(and(eq(invoice.status, 'issued'), lt(invoice.updatedAt, new Date(Date.now() - ASK_AFTER_MS))))
    .orderBy(invoice.id)
    .limit(AT_ONCE);
  for (const row of waiting) {
    const notice = await provider.query(db, row.providerRef);
    if (notice === null) continue;
    const handle = (inside: Db) =>
      notice === 'unknown' ? provider.submit(inside, applicationOf(row)) : settle(inside, notice);
    await db
      .transaction(handle)
      .catch((fault) => log.error({ err: fault }, 'an answer of the tax provider could not be settled'));
  }
}
