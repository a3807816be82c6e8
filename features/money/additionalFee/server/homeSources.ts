import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { readAlertRows } from '../../../../platform/server/alertRows.ts';
import type { HomeSource } from '../../../../platform/server/feature.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { HomeAlert } from '../../../../platform/wire/homeParts.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { shownTimes } from '../../../../platform/wire/shownTime.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { companyNameOf } from '../../../people/account/server/index.ts';
import { fees } from '../operatorWire.ts';
import { feesPage, ownFeesPage } from '../pages.ts';
import { anyFeePath, feeNoOf, ownFeePath } from '../paths.ts';
import { en, ru, zh } from '../texts/home.ts';
import { ownFees } from '../wire.ts';
import { additionalFee } from './tables.ts';

const texts = { zh, en, ru };

function selectFees({ db }: CallContext, where: SQL | undefined) {
  return readAlertRows(
    db,
    db.select({ id: additionalFee.id }).from(additionalFee).where(where),
    db
      .select({
        id: additionalFee.id,
        company: companyNameOf(additionalFee.companyId),
        amount: additionalFee.saleAmount,
        currency: additionalFee.currency,
        dueAt: additionalFee.dueAt,
      })
      .from(additionalFee)
      .where(where)
      .orderBy(asc(additionalFee.id)),
  );
}

async function feesIn(ctx: CallContext, state: 'overdue' | 'disputed'): Promise<HomeAlert> {
  const { count, rows } = await selectFees(ctx, eq(additionalFee.state, state));
  return {
    name: `fees ${state}`,
    area: 'money',
    title: texts[ctx.language][state],
    count,
    isUrgent: state === 'overdue',
    path: pathTo(feesPage, { state }),
    lines: rows.map(({ id, company, dueAt, amount, currency }) => ({
      title: company,
      note: feeNoOf(id),
      path: anyFeePath(id),
      measure:
        state === 'overdue' && dueAt !== null
          ? { kind: 'due', time: formatDateTime(dueAt) }
          : { kind: 'amount', amount, currency },
    })),
  };
}

/** Fees that the own company has to answer. */
async function feesToConfirm(ctx: CallContext): Promise<HomeAlert[]> {
  if (ctx.user.companyId === null || ctx.user.hidesMoney) return [];
  const isAsked = and(
    eq(additionalFee.companyId, ownCompanyId(ctx.user)),
    inArray(additionalFee.state, ['proposed', 'overdue', 'offered']),
    eq(additionalFee.isSaleAgreed, false),
  );
  const { count, rows } = await selectFees(ctx, isAsked);
  return [
    {
      name: 'feesToConfirm',
      area: 'own',
      title: texts[ctx.language].toConfirm,
      count,
      isUrgent: false,
      path: pathTo(ownFeesPage, {}),
      lines: rows.map(({ id, amount, currency, dueAt }) => ({
        title: feeNoOf(id),
        note: dueAt === null ? '' : shownTimes(ctx.language).dateTime(formatDateTime(dueAt)),
        path: ownFeePath(id),
        measure: { kind: 'amount', amount, currency },
      })),
    },
  ];
}

export const homeSources: readonly HomeSource[] = [
  {
    permission: fees.list.access.code,
    read: async (ctx) => ({ alerts: await Promise.all([feesIn(ctx, 'overdue'), feesIn(ctx, 'disputed')]) }),
  },
  { permission: ownFees.list.access.code, read: async (ctx) => ({ alerts: await feesToConfirm(ctx) }) },
];
