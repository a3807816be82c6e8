import { and, asc, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { readAlertRows } from '../../../../platform/server/alertRows.ts';
import type { HomeSource } from '../../../../platform/server/feature.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { type HomeAlert, type HomeLine, MAX_HOME_LINES } from '../../../../platform/wire/homeParts.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { shownTimes } from '../../../../platform/wire/shownTime.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { companyNameOf } from '../../../people/account/server/index.ts';
import { billDetailPage, freightBillPage, operatorBillsPage } from '../pages.ts';
import type { BillStatus } from '../states.ts';
import { en, ru, zh } from '../texts/home.ts';
import { bills, ownBills } from '../wire.ts';
import { overdueByAge } from './ageing.ts';
import { ownFigures } from './ownFigures.ts';
import { leftToPay, today } from './queries.ts';
import { bill } from './tables.ts';

const texts = { zh, en, ru };
const DAY_MS = 86_400_000;
const BANDS = [
  { name: 'over90', from: null, to: 91 },
  { name: 'to90', from: 90, to: 61 },
  { name: 'to60', from: 60, to: 31 },
  { name: 'to30', from: 30, to: 1 },
] as const;

const dayBefore = (days: number) => new Date(Date.parse(today()) - days * DAY_MS).toISOString().slice(0, 10);

/** Overdue bills of customers by age and currency, the oldest first. */
async function overdueBills({ db, language }: CallContext): Promise<HomeAlert> {
  const t = texts[language];
  const sums = await overdueByAge(db);
  const lines = BANDS.flatMap(({ name, from, to }): HomeLine[] =>
    sums
      .filter(({ band }) => band === name)
      .map(({ count, amount, currency }) => ({
        title: t.bands[name],
        note: t.bills({ count }),
        path: pathTo(operatorBillsPage, {
          side: 'sale',
          status: 'agreed',
          currency,
          dueFrom: from === null ? undefined : dayBefore(from),
          dueTo: dayBefore(to),
        }),
        measure: { kind: 'amount', amount, currency },
      })),
  );
  return {
    name: 'overdueBills',
    area: 'money',
    title: t.overdue,
    count: sums.reduce((all, { count }) => all + count, 0),
    isUrgent: true,
    path: pathTo(operatorBillsPage, { side: 'sale', status: 'agreed', dueTo: dayBefore(1) }),
    lines: lines.slice(0, MAX_HOME_LINES),
  };
}

/** Bills that match, with their number, the first ones of `order` in lines. */
function selectBills({ db }: Pick<CallContext, 'db'>, where: SQL | undefined, order: SQL = asc(bill.id)) {
  return readAlertRows(
    db,
    db.select({ id: bill.id }).from(bill).where(where),
    db
      .select({
        id: bill.id,
        billNo: bill.billNo,
        company: companyNameOf(bill.companyId),
        amount: sql<string>`(${leftToPay()})::text`,
        currency: bill.currency,
        createdAt: bill.createdAt,
        dueOn: bill.dueOn,
      })
      .from(bill)
      .where(where)
      .orderBy(order),
  );
}

const billPath = (billId: number) => pathTo(billDetailPage, { billId });

/** Claims to approve or disputes to answer, the longest waiting first. */
async function waitingBills(
  ctx: CallContext,
  name: 'claims' | 'disputed',
  statuses: readonly BillStatus[],
): Promise<HomeAlert> {
  const { count, rows } = await selectBills(ctx, inArray(bill.status, [...statuses]));
  return {
    name,
    area: 'money',
    title: texts[ctx.language][name],
    count,
    isUrgent: false,
    path: pathTo(operatorBillsPage, { status: statuses[0] }),
    lines: rows.map(({ id, billNo, company, createdAt }) => ({
      title: company,
      note: billNo,
      path: billPath(id),
      measure: { kind: 'since', time: formatDateTime(createdAt) },
    })),
  };
}

/** Own bills to confirm, and those past their day. */
async function ownAlerts(ctx: CallContext): Promise<HomeAlert[]> {
  const { user, language } = ctx;
  if (user.companyId === null || user.hidesMoney) return [];
  const t = texts[language];
  const own = and(eq(bill.companyId, user.companyId), eq(bill.side, 'sale'));
  const [late, toAgree] = await Promise.all([
    selectBills(ctx, and(own, eq(bill.status, 'agreed'), lt(bill.dueOn, today())), asc(bill.dueOn)),
    selectBills(ctx, and(own, eq(bill.status, 'sent'), ne(bill.total, '0'))),
  ]);
  const alert = (name: string, title: string, status: BillStatus, { count, rows }: typeof late): HomeAlert => ({
    name,
    area: 'own',
    title,
    count,
    isUrgent: status === 'agreed',
    path: pathTo(freightBillPage, { status }),
    lines: rows.map(({ id, billNo, amount, currency, dueOn }) => ({
      title: billNo,
      note: dueOn === null ? '' : shownTimes(language).date(dueOn),
      path: billPath(id),
      measure: { kind: 'amount', amount, currency },
    })),
  });
  return [alert('ownOverdue', t.ownOverdue, 'agreed', late), alert('billsToAgree', t.toAgree, 'sent', toAgree)];
}

export const homeSources: readonly HomeSource[] = [
  {
    permission: bills.list.access.code,
    read: async (ctx) => ({
      alerts: await Promise.all([
        overdueBills(ctx),
        waitingBills(ctx, 'claims', ['claimed', 'checked']),
        waitingBills(ctx, 'disputed', ['disputed']),
      ]),
    }),
  },
  {
    permission: ownBills.list.access.code,
    read: async (ctx) => {
      const [alerts, figures] = await Promise.all([ownAlerts(ctx), ownFigures(ctx)]);
      return { alerts, figures };
    },
  },
];
