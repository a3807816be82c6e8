import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { readAlertRows } from '../../../../platform/server/alertRows.ts';
import type { HomeSource } from '../../../../platform/server/feature.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { HomeAlert } from '../../../../platform/wire/homeParts.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { companyNameOf } from '../../../people/account/server/index.ts';
import { operatorInvoicesPage } from '../pages.ts';
import { en, ru, zh } from '../texts/home.ts';
import { invoices } from '../wire.ts';
import { invoice } from './tables.ts';

const texts = { zh, en, ru };

// spelt like the index `invoice_unlike`
const isUnlike = sql`${invoice.status} in ('applied', 'issued', 'delivered') and ${invoice.total} <> ${invoice.billsTotal}`;

interface Kind {
  name: 'unlike' | 'applied';
  where: SQL;
  isUrgent: boolean;
  filter: { isUnlike: '1' } | { status: 'applied' };
}
const KINDS: readonly Kind[] = [
  { name: 'unlike', where: isUnlike, isUrgent: true, filter: { isUnlike: '1' } },
  { name: 'applied', where: eq(invoice.status, 'applied'), isUrgent: false, filter: { status: 'applied' } },
];

async function invoicesOf({ db, language }: CallContext, { name, where, isUrgent, filter }: Kind): Promise<HomeAlert> {
  const { count, rows } = await readAlertRows(
    db,
    db.select({ id: invoice.id }).from(invoice).where(where),
    db
      .select({
        invoiceNo: invoice.invoiceNo,
        company: companyNameOf(invoice.companyId),
        difference: sql<string>`(${invoice.total} - ${invoice.billsTotal})::text`,
        currency: invoice.currency,
        createdAt: invoice.createdAt,
      })
      .from(invoice)
      .where(where)
      .orderBy(asc(invoice.id)),
  );
  return {
    name: `invoices ${name}`,
    area: 'money',
    title: texts[language][name],
    count,
    isUrgent,
    path: pathTo(operatorInvoicesPage, filter),
    lines: rows.map(({ invoiceNo, company, difference, currency, createdAt }) => ({
      title: company,
      note: invoiceNo,
      path: pathTo(operatorInvoicesPage, filter),
      measure:
        name === 'unlike'
          ? { kind: 'amount', amount: difference, currency }
          : { kind: 'since', time: formatDateTime(createdAt) },
    })),
  };
}

export const homeSources: readonly HomeSource[] = [
  {
    permission: invoices.list.access.code,
    read: async (ctx) => ({ alerts: await Promise.all(KINDS.map((kind) => invoicesOf(ctx, kind))) }),
  },
];
