import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { tablePdf } from '../../../../libs/tablePdf/tablePdf.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { CODE, type FilePayload } from '../../../../platform/wire/envelope.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { readConfigValue } from '../../../portal/config/server/index.ts';
import { billNumberOf } from '../../bill/server/index.ts';
import { type downloadInvoice, invoices } from '../wire.ts';
import { invoice, invoiceBill } from './tables.ts';
import { pageTexts, userError } from './texts.ts';

/** An issued invoice, from what was kept when it was applied for. */
export async function paperOf(
  { invoiceId }: ReadBy<typeof downloadInvoice>,
  { db, user, language }: CallContext,
): Promise<FilePayload> {
  const isKeeper = hasPermission(user, invoices.list.access.code);
  const [row] = await db
    .select()
    .from(invoice)
    .where(
      and(
        eq(invoice.id, invoiceId),
        isKeeper ? undefined : eq(invoice.companyId, user.companyId ?? -1),
        inArray(invoice.status, ['delivered', 'redLettered']),
      ),
    );
  if (row === undefined) throw userError((t) => t.absent, CODE.absent);
  const [lines, seller] = await Promise.all([
    db
      .select({ billNo: billNumberOf(sql`${invoiceBill.billId}`), amount: invoiceBill.amount })
      .from(invoiceBill)
      .where(eq(invoiceBill.invoiceId, invoiceId))
      .orderBy(asc(invoiceBill.id)),
    readConfigValue(db, 'bank.holder'),
  ]);
  const t = pageTexts[language];
  const { title } = row;
  const facts: [string, string][] = [
    [t.invoiceNo, row.invoiceNo],
    [t.issued, row.issuedAt === null ? '' : formatDate(row.issuedAt)],
    [t.titles.name, title.name],
    [t.titles.taxNo, title.taxNo],
    [t.titles.address, [title.address, title.phone].filter(Boolean).join(' ')],
    [t.titles.bankName, [title.bankName, title.bankAccount].filter(Boolean).join(' ')],
    [t.seller, seller],
    [t.currency, row.currency],
  ];
  const isRed = row.status === 'redLettered';
  const content = await tablePdf({
    title: `${t.types[row.type]}${isRed ? ` · ${t.statuses.redLettered} ${row.redNo}` : ''}`,
    facts: facts.map(([name, value]) => [name, value || '—'] as const),
    columns: [
      { title: t.bills, share: 60 },
      { title: t.total, share: 40, align: 'right' },
    ],
    rows: lines.map(({ billNo, amount }) => [`${t.service} · ${billNo}`, amount]),
    totals: [
      [t.tax, `${row.tax} ${row.currency}`],
      [t.total, `${row.total} ${row.currency}`],
    ],
    notes: row.invoiceNo.startsWith('DEMO') ? [t.standIn] : [],
    footer: (page, count) => `${row.invoiceNo}    ${page} / ${count}`,
  });
  return { fileName: `${row.invoiceNo}.pdf`, mimeType: 'application/pdf', content };
}
