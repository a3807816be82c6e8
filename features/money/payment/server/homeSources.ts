import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import { readAlertRows } from '../../../../platform/server/alertRows.ts';
import type { HomeSource } from '../../../../platform/server/feature.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { HomeAlert } from '../../../../platform/wire/homeParts.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { shownTimes } from '../../../../platform/wire/shownTime.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { companyNameOf } from '../../../people/account/server/index.ts';
import { freightBillPage } from '../../bill/pages.ts';
import { ownBills } from '../../bill/wire.ts';
import { bankEntriesPage, payoutsPage } from '../pages.ts';
import { payouts } from '../payoutWire.ts';
import { en, ru, zh } from '../texts/home.ts';
import { bankEntries } from '../wire.ts';
import { bankEntry, payout } from './tables.ts';

const texts = { zh, en, ru };

/** Money received that no bill is known for, the oldest first. */
async function unmatched({ db, language }: CallContext): Promise<HomeAlert> {
  const isOpen = and(eq(bankEntry.status, 'open'), gt(bankEntry.amount, '0'));
  const { id, counterparty, reference, amount, currency } = bankEntry;
  const { count, rows } = await readAlertRows(
    db,
    db.select({ id }).from(bankEntry).where(isOpen),
    db.select({ counterparty, reference, amount, currency }).from(bankEntry).where(isOpen).orderBy(asc(id)),
  );
  return {
    name: 'unmatched',
    area: 'money',
    title: texts[language].unmatched,
    count,
    isUrgent: false,
    path: pathTo(bankEntriesPage, { status: 'open' }),
    lines: rows.map((row) => ({
      title: row.counterparty || row.reference,
      note: row.counterparty === '' ? '' : row.reference,
      path: pathTo(bankEntriesPage, { status: 'open', counterparty: row.counterparty || undefined }),
      measure: { kind: 'amount', amount: row.amount, currency: row.currency },
    })),
  };
}

function selectPayouts({ db }: Pick<CallContext, 'db'>, where: SQL | undefined) {
  return readAlertRows(
    db,
    db.select({ id: payout.id }).from(payout).where(where),
    db
      .select({
        holder: payout.holder,
        company: companyNameOf(payout.companyId),
        amount: payout.amount,
        currency: payout.currency,
        createdAt: payout.createdAt,
      })
      .from(payout)
      .where(where)
      .orderBy(asc(payout.id)),
  );
}

async function payoutsToApprove(ctx: CallContext): Promise<HomeAlert> {
  const { count, rows } = await selectPayouts(ctx, inArray(payout.status, ['applied', 'checked']));
  return {
    name: 'payouts',
    area: 'money',
    title: texts[ctx.language].payouts,
    count,
    isUrgent: false,
    path: payoutsPage.path,
    lines: rows.map(({ company, amount, currency, createdAt }) => ({
      title: company,
      note: shownTimes(ctx.language).date(formatDate(createdAt)),
      path: pathTo(payoutsPage, { companyFullName: company }),
      measure: { kind: 'amount', amount, currency },
    })),
  };
}

/** Payments to the own company that have not left yet. */
async function ownPayouts(ctx: CallContext): Promise<HomeAlert[]> {
  const { user, language } = ctx;
  if (user.companyId === null || user.hidesMoney) return [];
  const isOwn = and(eq(payout.companyId, user.companyId), inArray(payout.status, ['applied', 'checked', 'approved']));
  const { count, rows } = await selectPayouts(ctx, isOwn);
  if (count === 0) return [];
  return [
    {
      name: 'ownPayouts',
      area: 'own',
      title: texts[language].onItsWay,
      count,
      isUrgent: false,
      path: freightBillPage.path,
      lines: rows.map(({ holder, amount, currency, createdAt }) => ({
        title: holder,
        note: shownTimes(language).date(formatDate(createdAt)),
        path: freightBillPage.path,
        measure: { kind: 'amount', amount, currency },
      })),
    },
  ];
}

export const homeSources: readonly HomeSource[] = [
  { permission: bankEntries.list.access.code, read: async (ctx) => ({ alerts: [await unmatched(ctx)] }) },
  { permission: payouts.list.access.code, read: async (ctx) => ({ alerts: [await payoutsToApprove(ctx)] }) },
  { permission: ownBills.list.access.code, read: async (ctx) => ({ alerts: await ownPayouts(ctx) }) },
];
