import { sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { findConfirmedOrders, findOrderOfGoods, orderNoOf } from '../../booking/server/index.ts';
import type { SavedLine } from '../wire.ts';
import type { Author } from './facts.ts';
import { bookedLines } from './lines.ts';
import { selectSheet } from './read.ts';
import { saveLines } from './save.ts';

const ORDERS = 2;
const DEMO: Author = {
  accountId: null,
  accountName: '',
  side: 'system',
  source: 'person',
  hidesMoney: false,
};

const PACKED = {
  packNum: '420',
  packType: 'CT',
  goodsWeightKg: '8400',
  goodsVolumeM3: '38.5',
  goodsValue: '96000',
  goodsValueCurrency: 'USD',
  goodsCountry: 'CN',
} as const;

const SPARE_PARTS: SavedLine['fields'] = {
  goodsNameCn: '深沟球轴承',
  goodsNameEn: 'Deep groove ball bearings',
  goodsNameRu: 'Шарикоподшипники радиальные',
  hscode: '848210',
  packNum: '60',
  packType: 'CT',
  goodsWeightKg: '1500',
  goodsGrossWeightKg: '1560',
  goodsVolumeM3: '2.4',
  goodsValue: '18000',
  goodsValueCurrency: 'USD',
  goodsCountry: 'CN',
};

/** Goods lines of some confirmed orders that have none. */
export async function seedDemoGoods(db: Db, now: Date): Promise<void> {
  for (const orderId of await findConfirmedOrders(db, 0, now, ORDERS)) {
    if ((await selectSheet(db, orderId)) !== undefined) continue;
    const [found] = await db.select({ orderNo: orderNoOf(sql`${orderId}::bigint`) }).from(sql`(values (1)) as one`);
    const order = found?.orderNo ? await findOrderOfGoods(db, found.orderNo, null) : undefined;
    if (order === undefined) continue;
    const orderContainerId = order.containers[0]?.orderContainerId ?? null;
    const booked = bookedLines(order).map(({ lineKey }) => ({ lineKey, place: '', fields: PACKED }));
    const added = { lineKey: `demo-${orderId}`, place: '', orderContainerId, fields: SPARE_PARTS };
    await saveLines(db, order, { version: null, lines: [...booked, added], removed: [] }, DEMO);
  }
}
