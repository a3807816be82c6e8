import { and, desc, eq, ilike, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { normalizeContainerNumber } from '../../../../../libs/containerCodes/containerNumber.ts';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { likeContains } from '../../../../../platform/server/database/likePattern.ts';
import { readPage } from '../../../../../platform/server/database/readPage.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../../platform/wire/call.ts';
import type { Page } from '../../../../../platform/wire/envelope.ts';
import { formatDateTime, parseDateTime } from '../../../../../platform/wire/time.ts';
import { companyNameOf } from '../../../../people/account/server/index.ts';
import { findTrains } from '../../../train/server/index.ts';
import type { Train } from '../../../train/wire.ts';
import { canGive } from '../../numberClash.ts';
import type { ClashParty, NumberClashRow } from '../../numbers.ts';
import type { numberClashes } from '../../poolWire.ts';
import { bookingOrder, numberClash, orderContainer } from '../tables.ts';

type Filter = ReadBy<typeof numberClashes.list>;

function filterOf({ state, containerNo }: Filter): SQL | undefined {
  const part = containerNo && normalizeContainerNumber(containerNo);
  return and(
    state && eq(numberClash.state, state),
    part ? ilike(numberClash.containerNo, likeContains(part)) : undefined,
  );
}

/** Newest first, each with both orders and what speaks for them. */
export async function listClashes(filter: Filter, { db, language }: CallContext): Promise<Page<NumberClashRow>> {
  const where = filterOf(filter);
  const list = { id: numberClash.id, from: numberClash, where, order: [desc(numberClash.id)] };
  const { rows: found, total } = await readPage(db, filter, list, selectClashes(db));
  const trainIds = found.flatMap(({ claimant, holder }) => [claimant.trainId, holder.trainId]);
  const trains = await findTrains(db, [...new Set(trainIds)], language);
  const trainsById = new Map(trains.map((train) => [train.trainInfoId, train]));
  const now = new Date();
  return { rows: found.map((row) => toRow(row, trainsById, now)), total };
}

function selectClashes(db: Db) {
  const [claimed, held] = [alias(orderContainer, 'claimed'), alias(orderContainer, 'held')];
  const [claiming, holding] = [alias(bookingOrder, 'claiming'), alias(bookingOrder, 'holding')];
  return db
    .select({
      clashId: numberClash.id,
      containerNo: numberClash.containerNo,
      reason: numberClash.reason,
      state: numberClash.state,
      typedBy: numberClash.typedBy,
      createdAt: numberClash.createdAt,
      decidedBy: numberClash.decidedBy,
      claimant: partyColumns(claimed, claiming),
      holder: partyColumns(held, holding),
    })
    .from(numberClash)
    .innerJoin(claimed, eq(claimed.id, numberClash.claimantId))
    .innerJoin(claiming, eq(claiming.id, claimed.orderId))
    .innerJoin(held, eq(held.id, numberClash.holderId))
    .innerJoin(holding, eq(holding.id, held.orderId))
    .$dynamic();
}

type Containers = ReturnType<typeof alias<typeof orderContainer, 'claimed' | 'held'>>;
type Orders = ReturnType<typeof alias<typeof bookingOrder, 'claiming' | 'holding'>>;

const partyColumns = (container: Containers, order: Orders) => ({
  orderBigNo: order.orderNo,
  companyName: companyNameOf(order.companyId),
  trainId: order.trainId,
  status: container.status,
  sizeType: container.sizeType,
  owner: container.owner,
  sealNo: container.sealNo,
  vgmKg: container.vgmKg,
  pastVoyages: pastVoyages(order),
});

/** Journeys of the number for the order's company that have ended. */
const pastVoyages = (order: Orders) => sql<number>`(
  select count(*)::int from order_container past join booking_order of_past on of_past.id = past.order_id
  where past.container_no = ${numberClash.containerNo} and of_past.company_id = ${order.companyId}
    and past.status in ('arrived', 'unloaded', 'delivered', 'emptyReturned'))`;

type Found = Awaited<ReturnType<typeof selectClashes>>[number];

function toRow(found: Found, trains: ReadonlyMap<number, Train>, now: Date): NumberClashRow {
  const { createdAt, ...clash } = found;
  const claimant = partyOf(found.claimant, trains);
  const holder = partyOf(found.holder, trains);
  const isOpen = clash.state === 'open';
  return {
    ...clash,
    createTime: formatDateTime(createdAt),
    claimant,
    holder,
    abilities: {
      give: isOpen && canGive(voyageOf(claimant), { ...voyageOf(holder), status: holder.status }, now),
    },
  };
}

function partyOf({ trainId, ...party }: Found['claimant'], trains: ReadonlyMap<number, Train>): ClashParty {
  const train = trains.get(trainId);
  if (train === undefined) throw new Error(`order ${party.orderBigNo} stands on no train`);
  const { trainInfoId, trainNo, startStation, endStation, departTime, arriveTime } = train;
  return { ...party, trainInfoId, trainNo, startStation, endStation, departTime, arriveTime };
}

const voyageOf = ({ departTime, arriveTime }: ClashParty) => ({
  departAt: parseDateTime(departTime),
  arriveAt: parseDateTime(arriveTime),
});
