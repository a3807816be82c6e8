import { desc, eq, inArray, sql } from 'drizzle-orm';
import { ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { sheetField } from '../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import { orderIdsLike, orderNumberOf } from '../../../freight/booking/server/index.ts';
import { serviceJobs } from '../jobWire.ts';
import { FINISHED_JOB_STATUSES, JOB_STATUSES } from '../states.ts';
import { serviceBid, serviceContainer, serviceOrder } from './tables.ts';
import { pageTexts } from './texts.ts';

const { text, label, money, time } = sheetField;

/** SQL: number people say, as `serviceNoOf`. */
export const serviceNo = () => sql<string>`'FW' || lpad(${serviceOrder.id}::text, 8, '0')`;

const containerCount = () => sql<number>`(select count(*)::int from ${serviceContainer}
  where ${serviceContainer.serviceOrderId} = ${serviceOrder.id})`;

/** What the supplier gets: entered, agreed, or quoted. */
const price = () => sql<string | null>`case when ${serviceBid.state} in ('won', 'offered')
  then coalesce(${serviceOrder.feeCost}, ${serviceOrder.costAmount}) else ${serviceBid.amount} end`;
const currencyOfJob = () => sql<string>`case when ${serviceBid.state} in ('won', 'offered')
  then ${serviceOrder.costCurrency} else ${serviceBid.currency} end`;

const isFinished = inArray(serviceBid.jobStatus, [...FINISHED_JOB_STATUSES]);
const isOpen = inArray(
  serviceBid.jobStatus,
  JOB_STATUSES.filter((status) => !FINISHED_JOB_STATUSES.includes(status)),
);

/** Jobs of the own company as supplier, newest first. */
export const jobRecords = serveRecords(serviceJobs, {
  from: serviceBid,
  join: [{ table: serviceOrder, on: eq(serviceOrder.id, serviceBid.serviceOrderId) }],
  texts: pageTexts,
  sheetTitle: (t) => t.jobs.title,
  columns: (t) => ({
    serviceOrderId: serviceOrder.id,
    serviceNo: text(t.serviceNo, 14, serviceNo()),
    orderBigNo: text(t.orderNo, 18, orderNumberOf(serviceOrder.orderId)),
    kind: label(t.kind, 22, serviceOrder.kind, t.kinds),
    serviceKind: label(t.serviceKind, 12, serviceOrder.serviceKind, t.serviceKinds),
    jobStatus: label(t.status, 18, serviceBid.jobStatus, t.jobStatuses),
    place: text(t.fields.place, 30, serviceOrder.place),
    startTime: time(t.fields.startTime, 20, serviceOrder.startAt),
    containerCount: sheetField.whole(t.containers, 10, containerCount()),
    price: money(t.price, 16, price()),
    currency: text(t.currency, 10, currencyOfJob()),
    updateTime: time(t.updateTime, 20, serviceOrder.updatedAt),
  }),
  scope: ({ user }) => eq(serviceBid.supplierId, ownCompanyId(user)),
  where: (filter) => [
    filter.orderBigNo ? sql`${serviceOrder.orderId} in ${orderIdsLike(filter.orderBigNo)}` : undefined,
    filter.kind && eq(serviceBid.kind, filter.kind),
    filter.jobStatus && eq(serviceBid.jobStatus, filter.jobStatus),
    filter.isFinished === '1' ? isFinished : undefined,
    filter.isFinished === '0' ? isOpen : undefined,
  ],
  order: [desc(serviceBid.id)],
});
