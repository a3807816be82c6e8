import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { plainNumber } from '../../../../platform/server/database/paddedNumber.ts';
import type { Finder } from '../../../../platform/server/feature.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { type Found, MAX_FOUND } from '../../../../platform/wire/found.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { companyNameOf } from '../../../people/account/server/index.ts';
import { trainRows } from '../../train/server/index.ts';
import { confirmBooking, listBookings } from '../operatorWire.ts';
import { orderPage, reviewQueuePage } from '../pages.ts';
import { listOrders } from '../wire.ts';
import { searchContainers } from './containerQuery.ts';
import { orderNumberLike } from './orderNumberLike.ts';
import { bookingOrder } from './tables.ts';

const REVIEW = listBookings.access.code;
const CONFIRM = /^(?:confirm|确认|подтвердить)\s*([a-z]*\d{3,})$/i;
/** Part of a number: shorter ones fit too many. */
const NUMBER = /^[a-z]{0,4}\d{3,}$/i;
const CONTAINER = /^[a-z]{4}\d*$|^\d{4,7}$/i;

const operates = ({ user }: CallContext) => hasPermission(user, REVIEW);
const hasOrders = (ctx: CallContext) => operates(ctx) || ctx.user.companyId !== null;

function pathOf(ctx: CallContext, orderNo: string): string {
  return operates(ctx)
    ? pathTo(reviewQueuePage, { order: orderNo })
    : pathTo(orderPage, { orderBigNo: orderNo, type: 0 });
}

/** Newest orders with a part of a number; all companies' only for those who review. */
async function selectOrders(ctx: CallContext, part: string, condition?: SQL) {
  const { db, language } = ctx;
  const trains = trainRows('of_train', language);
  const ids = db
    .select({ id: bookingOrder.id })
    .from(bookingOrder)
    .where(
      and(
        orderNumberLike(part),
        operates(ctx) ? undefined : eq(bookingOrder.companyId, ownCompanyId(ctx.user)),
        condition,
      ),
    )
    .orderBy(desc(bookingOrder.id))
    .limit(MAX_FOUND);
  return db
    .select({
      orderNo: bookingOrder.orderNo,
      company: companyNameOf(bookingOrder.companyId),
      trainNo: trains.trainNo,
      startStation: trains.startStation,
      endStation: trains.endStation,
    })
    .from(bookingOrder)
    .innerJoin(trains, eq(trains.trainId, bookingOrder.trainId))
    .where(inArray(bookingOrder.id, ids))
    .orderBy(desc(bookingOrder.id));
}

async function ordersNumbered(text: string, ctx: CallContext): Promise<Found[]> {
  const part = text.replace(/[\s-]/g, '');
  if (!NUMBER.test(part) || !hasOrders(ctx)) return [];
  const rows = await selectOrders(ctx, part);
  return rows.map(({ orderNo, company, trainNo, startStation, endStation }) => ({
    kind: 'order',
    title: orderNo,
    note: `${operates(ctx) ? `${company} · ` : ''}${trainNo} ${startStation} → ${endStation}`,
    path: pathOf(ctx, orderNo),
  }));
}

async function containersNumbered(text: string, ctx: CallContext): Promise<Found[]> {
  const part = plainNumber(text);
  if (!CONTAINER.test(part) || !hasOrders(ctx)) return [];
  const owner = operates(ctx) ? null : ownCompanyId(ctx.user);
  const rows = await searchContainers(ctx.db, part, owner, MAX_FOUND);
  return rows
    .filter(({ containerNo }) => containerNo.includes(part))
    .map(({ containerNo, orderNo, trainNo }) => ({
      kind: 'container',
      title: containerNo,
      note: `${orderNo} · ${trainNo}`,
      path: pathOf(ctx, orderNo),
    }));
}

/** "confirm 7028": submitted bookings of that number, in the drawer that asks once more. */
async function ordersToConfirm(text: string, ctx: CallContext): Promise<Found[]> {
  const part = CONFIRM.exec(text.trim())?.[1];
  if (part === undefined) return [];
  const rows = await selectOrders(ctx, part, eq(bookingOrder.status, 'submitted'));
  return rows.map(({ orderNo, company, trainNo }) => ({
    kind: 'confirm',
    title: orderNo,
    note: `${company} · ${trainNo}`,
    path: pathOf(ctx, orderNo),
  }));
}

const READERS = [REVIEW, listOrders.access.code];

export const finders: readonly Finder[] = [
  { permission: READERS, find: ordersNumbered },
  { permission: READERS, find: containersNumbered },
  { permission: confirmBooking.access.code, find: ordersToConfirm },
];
