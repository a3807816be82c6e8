import { and, asc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { readAlertRows } from '../../../../platform/server/alertRows.ts';
import type { HomeSource } from '../../../../platform/server/feature.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import type { HomeAlert } from '../../../../platform/wire/homeParts.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { companyNameOf } from '../../../people/account/server/index.ts';
import { trainKeys } from '../../train/server/index.ts';
import { listBookings } from '../operatorWire.ts';
import { clashesPage, reviewQueuePage } from '../pages.ts';
import { numberClashes } from '../poolWire.ts';
import { DECISION_WITHIN_HOURS } from '../states.ts';
import { en, ru, zh } from '../texts/home.ts';
import { listOrders } from '../wire.ts';
import { containersAtRisk } from './containersAtRisk.ts';
import { ownFigures } from './ownFigures.ts';
import { bookingOrder, numberClash, orderContainer } from './tables.ts';

const texts = { zh, en, ru };
const HOUR_MS = 3_600_000;
/** Submitted bookings are shown this long before they expire. */
const SHOWN_BEFORE_HOURS = 24;

const OLDEST_FIRST = { status: 'submitted', orderByColumn: 'submitTime', isAsc: 'ascending' };

/** Submitted bookings that expire within a day, the soonest first. */
async function expiringBookings({ db, language }: CallContext): Promise<HomeAlert> {
  const since = sql`now() - make_interval(hours => ${DECISION_WITHIN_HOURS - SHOWN_BEFORE_HOURS})`;
  const isExpiring = and(eq(bookingOrder.state, 'submitted'), lt(bookingOrder.submittedAt, since));
  const trains = trainKeys('of_train');
  const { count, rows } = await readAlertRows(
    db,
    db.select({ id: bookingOrder.id }).from(bookingOrder).where(isExpiring),
    db
      .select({
        orderNo: bookingOrder.orderNo,
        company: companyNameOf(bookingOrder.companyId),
        trainNo: trains.trainNo,
        submittedAt: bookingOrder.submittedAt,
      })
      .from(bookingOrder)
      .innerJoin(trains, eq(trains.trainId, bookingOrder.trainId))
      .where(isExpiring)
      .orderBy(asc(bookingOrder.submittedAt)),
  );
  return {
    name: 'expiringBookings',
    area: 'freight',
    title: texts[language].expiring,
    count,
    isUrgent: true,
    path: pathTo(reviewQueuePage, OLDEST_FIRST),
    lines: rows.map(({ orderNo, company, trainNo, submittedAt }) => ({
      title: company,
      note: `${trainNo} · ${orderNo}`,
      path: pathTo(reviewQueuePage, { ...OLDEST_FIRST, order: orderNo }),
      measure: submittedAt && { kind: 'due', time: formatDateTime(hoursAfter(submittedAt, DECISION_WITHIN_HOURS)) },
    })),
  };
}

const hoursAfter = (time: Date, hours: number) => new Date(time.getTime() + hours * HOUR_MS);

/** Numbers that two companies claim, the oldest first. */
async function clashes({ db, language }: CallContext): Promise<HomeAlert> {
  const isOpen: SQL = eq(numberClash.state, 'open');
  const { count, rows } = await readAlertRows(
    db,
    db.select({ id: numberClash.id }).from(numberClash).where(isOpen),
    db
      .select({
        containerNo: numberClash.containerNo,
        company: companyNameOf(bookingOrder.companyId),
        createdAt: numberClash.createdAt,
      })
      .from(numberClash)
      .innerJoin(orderContainer, eq(orderContainer.id, numberClash.claimantId))
      .innerJoin(bookingOrder, eq(bookingOrder.id, orderContainer.orderId))
      .where(isOpen)
      .orderBy(asc(numberClash.id)),
  );
  return {
    name: 'clashes',
    area: 'freight',
    title: texts[language].clashes,
    count,
    isUrgent: false,
    path: pathTo(clashesPage, { state: 'open' }),
    lines: rows.map(({ containerNo, company, createdAt }) => ({
      title: containerNo,
      note: company,
      path: pathTo(clashesPage, { state: 'open', containerNo }),
      measure: { kind: 'since', time: formatDateTime(createdAt) },
    })),
  };
}

export const homeSources: readonly HomeSource[] = [
  {
    permission: listOrders.access.code,
    read: async (ctx) => (hasPermission(ctx.user, listBookings.access.code) ? {} : { figures: await ownFigures(ctx) }),
  },
  {
    permission: listBookings.access.code,
    read: async (ctx) => ({ alerts: await Promise.all([expiringBookings(ctx), containersAtRisk(ctx)]) }),
  },
  { permission: numberClashes.list.access.code, read: async (ctx) => ({ alerts: [await clashes(ctx)] }) },
];
