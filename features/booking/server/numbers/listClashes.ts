import { and, count, desc, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { normalizeContainerNumber } from '../../../../libs/containerCodes/containerNumber.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { likeContains } from '../../../../platform/server/database/likePattern.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import type { Page } from '../../../../platform/wire/envelope.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { pageWindow } from '../../../../platform/wire/paging.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { companyNameOf } from '../../../account/server/index.ts';
import { trainRows } from '../../../train/server/index.ts';
import { canGive } from '../../numberClash.ts';
import type { ClashParty, NumberClashRow } from '../../numbers.ts';
import type { numberClashes } from '../../wire.ts';
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
export async function listClashes(
  filter: Filter,
  { db, language }: CallContext,
): Promise<Page<NumberClashRow>> {
  const { limit, offset } = pageWindow(filter);
  const chosen = db
    .select({ id: numberClash.id })
    .from(numberClash)
    .where(filterOf(filter))
    .orderBy(desc(numberClash.id))
    .limit(limit)
    .offset(offset);
  const [found, [counted]] = await Promise.all([
    selectClashes(db, inArray(numberClash.id, chosen), language),
    db.select({ total: count() }).from(numberClash).where(filterOf(filter)),
  ]);
  const now = new Date();
  return { rows: found.map((row) => toRow(row, now)), total: counted?.total ?? 0 };
}

function selectClashes(db: Db, where: SQL, language: Language) {
  const [claimed, held] = [alias(orderContainer, 'claimed'), alias(orderContainer, 'held')];
  const [claiming, holding] = [alias(bookingOrder, 'claiming'), alias(bookingOrder, 'holding')];
  const claimTrain = trainRows('claim_train', language);
  const holdTrain = trainRows('hold_train', language);
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
      claimTrain: trainColumns(claimTrain),
      holder: partyColumns(held, holding),
      holdTrain: trainColumns(holdTrain),
    })
    .from(numberClash)
    .innerJoin(claimed, eq(claimed.id, numberClash.claimantId))
    .innerJoin(claiming, eq(claiming.id, claimed.orderId))
    .innerJoin(claimTrain, eq(claimTrain.trainId, claiming.trainId))
    .innerJoin(held, eq(held.id, numberClash.holderId))
    .innerJoin(holding, eq(holding.id, held.orderId))
    .innerJoin(holdTrain, eq(holdTrain.trainId, holding.trainId))
    .where(where)
    .orderBy(desc(numberClash.id));
}

type Containers = ReturnType<typeof alias<typeof orderContainer, 'claimed' | 'held'>>;
type Orders = ReturnType<typeof alias<typeof bookingOrder, 'claiming' | 'holding'>>;
type Trains = ReturnType<typeof trainRows<'claim_train' | 'hold_train'>>;

const partyColumns = (container: Containers, order: Orders) => ({
  orderBigNo: order.orderNo,
  companyName: companyNameOf(order.companyId),
  status: container.status,
  sizeType: container.sizeType,
  owner: container.owner,
  sealNo: container.sealNo,
  vgmKg: container.vgmKg,
  pastVoyages: pastVoyages(order),
});

const trainColumns = ({
  trainId: trainInfoId,
  trainNo,
  startStation,
  endStation,
  departAt,
  arriveAt,
}: Trains) => ({ trainInfoId, trainNo, startStation, endStation, departAt, arriveAt });

/** Journeys of the number for the order's company that have ended. */
const pastVoyages = (order: Orders) => sql<number>`(
  select count(*)::int from order_container past join booking_order of_past on of_past.id = past.order_id
  where past.container_no = ${numberClash.containerNo} and of_past.company_id = ${order.companyId}
    and past.status in ('arrived', 'unloaded', 'delivered', 'emptyReturned'))`;

type Found = Awaited<ReturnType<typeof selectClashes>>[number];

function toRow(found: Found, now: Date): NumberClashRow {
  const { createdAt, claimant, claimTrain, holder, holdTrain, ...clash } = found;
  const isOpen = clash.state === 'open';
  return {
    ...clash,
    createTime: formatDateTime(createdAt),
    claimant: partyOf(claimant, claimTrain),
    holder: partyOf(holder, holdTrain),
    mayGive: isOpen && canGive(claimTrain, { ...holdTrain, status: holder.status }, now),
  };
}

function partyOf(
  party: Found['claimant'],
  { departAt, arriveAt, ...train }: Found['claimTrain'],
): ClashParty {
  return { ...party, ...train, departTime: formatDateTime(departAt), arriveTime: formatDateTime(arriveAt) };
}
