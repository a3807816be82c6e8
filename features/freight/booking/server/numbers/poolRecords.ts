import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { normalizeContainerNumber } from '../../../../../libs/containerCodes/containerNumber.ts';
import { type Db, violatedReference, violatedUnique } from '../../../../../platform/server/database/connect.ts';
import { keywordFilter } from '../../../../../platform/server/database/keywordFilter.ts';
import { type CallContext, ownCompanyId } from '../../../../../platform/server/http/callContext.ts';
import { sheetField } from '../../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../../platform/server/records/serveRecords.ts';
import type { PayloadOf, ReadBy } from '../../../../../platform/wire/call.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { stationIdsNamed, stationNameOf } from '../../../network/server/index.ts';
import { MOVING_STATUSES, PLANNED_STATUSES } from '../../numberClash.ts';
import { poolContainers } from '../../poolWire.ts';
import type { listFreeContainers } from '../../wire.ts';
import { getOwnOrder } from '../orderDetail.ts';
import { selectContainers } from '../orderQueries.ts';
import { bookingOrder, orderContainer, poolContainer } from '../tables.ts';
import { texts, userError } from '../writeTexts.ts';
import { selectVoyage } from './holders.ts';

const { text } = sheetField;

const STATION = 'pool_container_station_id_station_id_fk';

/** Statuses of a container that its number is not free for. */
const TAKING = [...PLANNED_STATUSES, ...MOVING_STATUSES];

const takenBy = () =>
  new QueryBuilder()
    .select({ orderNo: bookingOrder.orderNo })
    .from(orderContainer)
    .innerJoin(bookingOrder, and(eq(bookingOrder.id, orderContainer.orderId), eq(bookingOrder.state, 'confirmed')))
    .where(
      and(sql`${orderContainer.containerNo} = ${poolContainer.containerNo}`, inArray(orderContainer.status, TAKING)),
    );

const ownerOrder = sql<string | null>`(${takenBy().orderBy(asc(orderContainer.id)).limit(1)})`;

/** The platform's containers, by number. */
export const poolRecords = serveRecords(poolContainers, {
  from: poolContainer,
  texts: { zh: texts.zh.poolSheet, en: texts.en.poolSheet, ru: texts.ru.poolSheet },
  sheetTitle: (t) => t.title,
  columns: (t, { language }) => ({
    poolContainerId: poolContainer.id,
    containerNo: text(t.containerNo, 16, poolContainer.containerNo),
    sizeType: text(t.sizeType, 12, poolContainer.sizeType),
    stationId: poolContainer.stationId,
    stationName: text(t.station, 24, stationNameOf(poolContainer.stationId, language)),
    orderBigNo: text(t.order, 20, ownerOrder),
    remark: text(t.remark, 40, poolContainer.remark),
  }),
  where: (filter) => [
    keywordFilter(filter.containerNo && normalizeContainerNumber(filter.containerNo), [poolContainer.containerNo]),
    filter.sizeType && eq(poolContainer.sizeType, filter.sizeType),
    filter.stationName ? sql`${poolContainer.stationId} in ${stationIdsNamed(filter.stationName)}` : undefined,
  ],
  order: [asc(poolContainer.containerNo)],
  absent: () => userError((t) => t.poolAbsent, CODE.absent),
});

type NewPoolContainer = ReadBy<typeof poolContainers.add>;

const writing = async <Result>(write: Promise<Result>): Promise<Result> => {
  try {
    return await write;
  } catch (fault) {
    if (violatedReference(fault) === STATION)
      throw userError.withFields((t) => t.poolNoStation, { stationId: (t) => t.poolNoStation });
    if (violatedUnique(fault) !== 'pool_container_once') throw fault;
    throw userError.withFields((t) => t.poolTwice, { containerNo: (t) => t.poolTwice });
  }
};

export async function addToPool(db: Db, container: NewPoolContainer): Promise<void> {
  await writing(db.insert(poolContainer).values(container));
}

export async function changeInPool(
  db: Db,
  { poolContainerId, ...container }: ReadBy<typeof poolContainers.edit>,
): Promise<void> {
  const changed = await writing(
    db
      .update(poolContainer)
      .set(container)
      .where(eq(poolContainer.id, poolContainerId))
      .returning({ id: poolContainer.id }),
  );
  if (changed.length === 0) throw userError((t) => t.poolAbsent, CODE.absent);
}

/** Numbers on orders stay as they are. */
export async function removeFromPool(db: Db, ids: readonly number[]): Promise<void> {
  await db.delete(poolContainer).where(inArray(poolContainer.id, [...ids]));
}

/** Most that a person chooses from. */
const MAX_FREE = 200;

/** Free containers of the pool for an own order's COC containers. */
export async function listFree(
  { orderBigNo }: ReadBy<typeof listFreeContainers>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof listFreeContainers>> {
  const order = await getOwnOrder(db, ownCompanyId(user), orderBigNo);
  const [containers, { startStationId }] = await Promise.all([
    selectContainers(db, order.id),
    selectVoyage(db, order.trainId),
  ]);
  const sizeTypes = containers.filter(({ owner }) => owner === 'COC').map(({ sizeType }) => sizeType);
  if (sizeTypes.length === 0) return [];
  return db
    .select({ containerNo: poolContainer.containerNo, sizeType: poolContainer.sizeType })
    .from(poolContainer)
    .where(
      and(
        eq(poolContainer.stationId, startStationId),
        inArray(poolContainer.sizeType, [...new Set(sizeTypes)]),
        notExists(takenBy()),
      ),
    )
    .orderBy(asc(poolContainer.containerNo))
    .limit(MAX_FREE);
}
