import type { Db } from '../../../platform/server/database/connect.ts';
import { type Asking, ownCompanyId } from '../../../platform/server/http/asking.ts';
import type { PayloadOf, ReadBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import type { Language } from '../../../platform/wire/language.ts';
import { formatDateTime, parseDateTime } from '../../../platform/wire/time.ts';
import { findTrainDetail } from '../../train/server/index.ts';
import type { OrderDetail } from '../order.ts';
import type { getBookingDetail, getOrderDetail, getTimeline } from '../wire.ts';
import { movesOf } from './may.ts';
import {
  type OrderHead,
  selectContainers,
  selectFees,
  selectGoods,
  selectOwnOrder,
  selectTimeline,
  unsafeSelectOrder,
} from './orderQueries.ts';
import { refuse } from './readingTexts.ts';
import { timelineFor } from './timeline.ts';

/** One own order with the customer's abilities. */
export async function readOwnOrder(
  { orderBigNo }: ReadBy<typeof getOrderDetail>,
  { db, who, language }: Asking,
): Promise<OrderDetail> {
  const head = await ownOrder(db, ownCompanyId(who), orderBigNo);
  const whole = await wholeOrder(db, head, 'customer', language);
  const { cutoffTime, status: trainStatus } = whole.train;
  const standing = { state: head.state, cutoffAt: parseDateTime(cutoffTime), trainStatus };
  const moves = movesOf(who, standing, new Date());
  if (!who.hidesMoney) return { ...whole, moves };
  return { ...whole, train: { ...whole.train, prices: [] }, fees: [], moves };
}

export async function readAnyOrder(
  { orderBigNo }: ReadBy<typeof getBookingDetail>,
  { db, language }: Asking,
): Promise<PayloadOf<typeof getBookingDetail>> {
  const found = await unsafeSelectOrder(db, orderBigNo);
  if (found === undefined) throw refuse((t) => t.absent, CODE.absent);
  const whole = await wholeOrder(db, found.head, 'operator', language);
  return { ...whole, companyName: found.companyName };
}

export async function readOwnTimeline(
  { orderBigNo }: ReadBy<typeof getTimeline>,
  { db, who, language }: Asking,
): Promise<PayloadOf<typeof getTimeline>> {
  const head = await ownOrder(db, ownCompanyId(who), orderBigNo);
  return timelineFor('customer', await selectTimeline(db, head.id), language);
}

/** Throws 404 for another company's order, as for an unknown one. */
export async function ownOrder(
  db: Db,
  own: ReturnType<typeof ownCompanyId>,
  orderNo: string,
): Promise<OrderHead> {
  const head = await selectOwnOrder(db, own, orderNo);
  if (head === undefined) throw refuse((t) => t.absent, CODE.absent);
  return head;
}

async function wholeOrder(db: Db, head: OrderHead, reader: 'customer' | 'operator', language: Language) {
  const [train, containers, goods, fees, kept] = await Promise.all([
    findTrainDetail(db, head.trainId, language),
    selectContainers(db, head.id),
    selectGoods(db, head.id),
    selectFees(db, head.id),
    selectTimeline(db, head.id),
  ]);
  if (train === null) throw new Error(`order ${head.orderNo} stands on no train`);
  return {
    orderBigNo: head.orderNo,
    status: head.status,
    train,
    teu: head.teu,
    containers,
    goods,
    fees,
    timeline: timelineFor(reader, kept, language),
    contactName: head.contactName,
    contactMobile: head.contactMobile,
    remark: head.remark,
    createTime: formatDateTime(head.createdAt),
  };
}
