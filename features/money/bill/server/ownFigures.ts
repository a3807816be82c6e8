import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { HomeFigure } from '../../../../platform/wire/homeParts.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { freightBillPage } from '../pages.ts';
import type { BillSide, BillStatus } from '../states.ts';
import { en, ru, zh } from '../texts/home.ts';
import { bill, billSum } from './tables.ts';

const texts = { zh, en, ru };

/** What the own company owes, and what is to be paid to it, by currency; nothing for people without money rights. */
export async function ownFigures({ db, user, language }: CallContext): Promise<HomeFigure[]> {
  if (user.companyId === null || user.hidesMoney) return [];
  const t = texts[language];
  const [sums, dues] = await Promise.all([
    db
      .select({
        side: billSum.side,
        currency: billSum.currency,
        status: billSum.status,
        open: sql<string>`sum(${billSum.total} - ${billSum.paid})::numeric(14, 2)::text`,
      })
      .from(billSum)
      .where(and(eq(billSum.companyId, user.companyId), inArray(billSum.status, ['agreed', 'claimed', 'checked'])))
      .groupBy(billSum.side, billSum.currency, billSum.status)
      .having(sql`sum(${billSum.total} - ${billSum.paid}) > 0`)
      .orderBy(asc(billSum.currency)),
    db
      .select({
        side: bill.side,
        currency: bill.currency,
        dueOn: sql<string | null>`min(${bill.dueOn})::text`,
      })
      .from(bill)
      .where(and(eq(bill.companyId, user.companyId), eq(bill.status, 'agreed')))
      .groupBy(bill.side, bill.currency),
  ]);
  const figuresOf = (side: BillSide, status: BillStatus, label: string) =>
    sums
      .filter((sum) => sum.side === side && sum.status === status)
      .map(({ currency, open }): HomeFigure => {
        const due = dues.find((one) => one.side === side && one.currency === currency)?.dueOn ?? null;
        const hasDay = status === 'agreed' && due !== null;
        return {
          name: `${side} ${status} ${currency}`,
          label,
          measure: { kind: 'amount', amount: open, currency },
          note: hasDay ? t.nextDue : '',
          noteMeasure: hasDay ? { kind: 'due', time: `${due} 23:59:59` } : null,
          path: pathTo(freightBillPage, { side, status, currency }),
        };
      });
  return [
    ...figuresOf('sale', 'agreed', t.openBill),
    ...figuresOf('cost', 'agreed', t.onItsWay),
    ...figuresOf('cost', 'claimed', t.claimed),
  ];
}
