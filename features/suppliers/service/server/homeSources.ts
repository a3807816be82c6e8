import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { readAlertRows } from '../../../../platform/server/alertRows.ts';
import type { HomeSource } from '../../../../platform/server/feature.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { HomeAlert } from '../../../../platform/wire/homeParts.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { companyNameOf } from '../../../people/account/server/index.ts';
import { serviceJobs } from '../jobWire.ts';
import { serviceOrders } from '../operatorWire.ts';
import { jobsPage, serviceOrdersPage } from '../pages.ts';
import { jobPath, operatorPath, serviceNoOf } from '../paths.ts';
import type { JobStatus } from '../states.ts';
import { en, ru, zh } from '../texts/home.ts';
import { waitsForOperator } from './operatorRecords.ts';
import { serviceBid, serviceOrder } from './tables.ts';

const texts = { zh, en, ru };

/** What a supplier does next, by the status of its jobs. */
const WORK = {
  toAnswer: { statuses: ['toQuote', 'toAccept'], isUrgent: true },
  toDo: { statuses: ['accepted', 'assigned', 'doing'], isUrgent: false },
  feesToEnter: { statuses: ['done'], isUrgent: false },
} as const satisfies Record<string, { statuses: readonly JobStatus[]; isUrgent: boolean }>;

/** Jobs of the own company in some statuses, those that start soonest first. */
async function jobsIn({ db, user, language }: CallContext, name: keyof typeof WORK): Promise<HomeAlert> {
  const { statuses, isUrgent } = WORK[name];
  const isOwn = and(eq(serviceBid.supplierId, ownCompanyId(user)), inArray(serviceBid.jobStatus, [...statuses]));
  const { kind, place, startAt } = serviceOrder;
  const { count, rows } = await readAlertRows(
    db,
    db.select({ id: serviceBid.id }).from(serviceBid).where(isOwn),
    db
      .select({ id: serviceOrder.id, kind, place, startAt })
      .from(serviceBid)
      .innerJoin(serviceOrder, eq(serviceOrder.id, serviceBid.serviceOrderId))
      .where(isOwn)
      .orderBy(sql`${startAt} asc nulls last`, asc(serviceBid.id)),
  );
  const [status] = statuses;
  return {
    name,
    area: 'own',
    title: texts[language][name],
    count,
    isUrgent,
    path: pathTo(jobsPage, { jobStatus: statuses.length === 1 ? status : undefined }),
    lines: rows.map((row) => ({
      title: texts[language].kinds[row.kind],
      note: [serviceNoOf(row.id), row.place].filter(Boolean).join(' · '),
      path: jobPath(row.kind, row.id),
      measure: row.startAt && { kind: 'due', time: formatDateTime(row.startAt) },
    })),
  };
}

/** Services that wait for the platform, the longest waiting first. */
async function servicesToHandle({ db, language }: CallContext): Promise<HomeAlert> {
  const { id, kind, createdAt } = serviceOrder;
  const { count, rows } = await readAlertRows(
    db,
    db.select({ id }).from(serviceOrder).where(waitsForOperator()),
    db
      .select({ id, kind, createdAt, company: companyNameOf(serviceOrder.companyId) })
      .from(serviceOrder)
      .where(waitsForOperator())
      .orderBy(asc(id)),
  );
  return {
    name: 'servicesToHandle',
    area: 'freight',
    title: texts[language].ofCustomers,
    count,
    isUrgent: false,
    path: serviceOrdersPage.path,
    lines: rows.map((row) => ({
      title: row.company,
      note: texts[language].kinds[row.kind],
      path: operatorPath(row.id),
      measure: { kind: 'since', time: formatDateTime(row.createdAt) },
    })),
  };
}

export const homeSources: readonly HomeSource[] = [
  { permission: serviceOrders.list.access.code, read: async (ctx) => ({ alerts: [await servicesToHandle(ctx)] }) },
  {
    permission: serviceJobs.list.access.code,
    read: async (ctx) =>
      ctx.user.companyId === null
        ? {}
        : { alerts: await Promise.all([jobsIn(ctx, 'toAnswer'), jobsIn(ctx, 'toDo'), jobsIn(ctx, 'feesToEnter')]) },
  },
];
