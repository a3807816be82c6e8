import { and, eq, inArray } from 'drizzle-orm';
import { type Db, violatedUnique } from '../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../platform/server/http/callContext.ts';
import { writeOutbox } from '../../../platform/server/outbox/writeOutbox.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { mainContacts } from '../../account/server/index.ts';
import { closeTodos, sendMessages } from '../../message/server/index.ts';
import { DOC_TYPE } from '../../resource/docTypes.ts';
import { attachOwnFile } from '../../resource/server/index.ts';
import type { InvoiceStatus } from '../kinds.ts';
import type { issueByHand, redLetter, rejectInvoice } from '../wire.ts';
import {
  aboutInvoice,
  INVOICE_TODOS,
  invoiceIssued,
  invoiceRedLettered,
  invoiceRejected,
} from './messages.ts';
import { invoice, invoiceBill } from './tables.ts';
import { texts, userError } from './texts.ts';

export type InvoiceRow = typeof invoice.$inferSelect;

/** One conditional update: of two people who decide at once, one wins. */
export async function moveInvoice(
  db: Db,
  invoiceId: number,
  from: readonly InvoiceStatus[],
  changes: Partial<typeof invoice.$inferInsert>,
): Promise<InvoiceRow> {
  try {
    const [moved] = await db
      .update(invoice)
      .set(changes)
      .where(and(eq(invoice.id, invoiceId), inArray(invoice.status, [...from])))
      .returning();
    if (moved === undefined) throw userError((t) => t.decided);
    return moved;
  } catch (fault) {
    if (violatedUnique(fault) !== 'invoice_number_once') throw fault;
    throw userError.withFields((t) => t.numberTwice, { invoiceNo: (t) => t.numberTwice });
  }
}

export const messageOf = ({ id, companyId, total, currency, invoiceNo }: InvoiceRow, reason = '') => ({
  companyId,
  about: aboutInvoice(id),
  params: { companyName: '', amount: total, currency, invoiceNo, reason },
});

/** By message and by e-mail; the file is read in the portal. */
export async function deliver(db: Db, row: InvoiceRow): Promise<void> {
  await closeTodos(db, [aboutInvoice(row.id)], INVOICE_TODOS);
  const message = messageOf(row);
  await sendMessages(db, invoiceIssued, [message]);
  const [contact] = await mainContacts(db, row.companyId);
  const { title, content } = texts[contact?.language ?? 'zh'].messages.issued(message.params);
  await writeOutbox(db, [{ channel: 'email', receiver: row.email, subject: title, text: content }]);
}

export async function issueManually(
  { invoiceId, invoiceNo, resourceId }: ReadBy<typeof issueByHand>,
  { db, user }: CallContext,
): Promise<void> {
  if (resourceId !== null) {
    const belonging = { docType: DOC_TYPE.invoice, relaId: String(invoiceId) };
    if ((await attachOwnFile(db, user, resourceId, belonging)) === undefined)
      throw userError.withFields((t) => t.fileGone, { resourceId: (t) => t.fileGone });
  }
  const issued = { status: 'delivered', invoiceNo, resourceId, issuedAt: new Date() } as const;
  await deliver(db, await moveInvoice(db, invoiceId, ['applied'], issued));
}

const release = (db: Db, invoiceId: number) =>
  db.update(invoiceBill).set({ isActive: false }).where(eq(invoiceBill.invoiceId, invoiceId));

export async function reject(
  { invoiceId, reason }: ReadBy<typeof rejectInvoice>,
  { db }: CallContext,
): Promise<void> {
  const row = await moveInvoice(db, invoiceId, ['applied'], { status: 'rejected', reason });
  await release(db, invoiceId);
  await closeTodos(db, [aboutInvoice(invoiceId)], INVOICE_TODOS);
  await sendMessages(db, invoiceRejected, [messageOf(row, reason)]);
}

export async function takeBack(
  { invoiceId, redNo, reason }: ReadBy<typeof redLetter>,
  { db }: CallContext,
): Promise<void> {
  const row = await moveInvoice(db, invoiceId, ['issued', 'delivered'], {
    status: 'redLettered',
    redNo,
    reason,
  });
  await release(db, invoiceId);
  await sendMessages(db, invoiceRedLettered, [messageOf(row, reason)]);
}
