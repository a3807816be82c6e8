import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { findOrderOfGoods, type RolledOverOrder } from '../../booking/server/index.ts';
import { type Author, readCargoOf, saveShipment } from '../../cargo/server/index.ts';
import { printedNumber, wagonChanges } from './save.ts';
import { trainWagon, wagonPlace } from './tables.ts';
import { texts } from './texts.ts';

/**
 * Containers that go to another train leave their wagons, and their facts the numbers of these: also where an issued paper
 * shows one, which then differs and is issued again.
 */
export async function leaveWagons(db: Db, { order: { orderNo } }: RolledOverOrder): Promise<void> {
  const order = await findOrderOfGoods(db, orderNo, null);
  if (order === undefined || order.containers.length === 0) return;
  const ids = order.containers.map(({ orderContainerId }) => orderContainerId);
  const left = await db
    .select({ orderContainerId: wagonPlace.orderContainerId, wagonNo: trainWagon.wagonNo })
    .from(wagonPlace)
    .innerJoin(trainWagon, eq(trainWagon.id, wagonPlace.wagonId))
    .where(inArray(wagonPlace.orderContainerId, ids));
  if (left.length === 0) return;
  await db.delete(wagonPlace).where(inArray(wagonPlace.orderContainerId, ids));
  const cargo = (await readCargoOf(db, [order])).get(order.orderId);
  if (cargo === undefined) return;
  const changes = left
    .filter(({ orderContainerId, wagonNo }) => wagonNo !== '' && wagonNo === printedNumber(cargo, orderContainerId))
    .flatMap(({ orderContainerId }) => wagonChanges(cargo, orderContainerId, undefined));
  if (changes.length === 0) return;
  const author: Author = {
    accountId: null,
    accountName: '',
    side: 'system',
    source: 'person',
    hidesMoney: false,
    reason: texts.zh.server.rolledOver,
  };
  await saveShipment(db, order, changes, author);
}
