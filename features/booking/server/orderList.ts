import { type Asking, ownCompanyId } from '../../../platform/server/http/asking.ts';
import type { PayloadOf, ReadBy } from '../../../platform/wire/call.ts';
import type { Page } from '../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import type { OrderRow } from '../order.ts';
import type { isHavingTempOrders, listOrders, queryOrderBigStatus } from '../wire.ts';
import { mayWithdraw } from './may.ts';
import { type ListedOrder, selectOwnPage } from './orderListQueries.ts';
import { countByStatus, selectNewestDraft } from './orderQueries.ts';

/** A page of the own company's orders. */
export async function listOwnOrders(
  input: ReadBy<typeof listOrders>,
  { db, who, language }: Asking,
): Promise<Page<OrderRow>> {
  const { rows, total } = await selectOwnPage(db, ownCompanyId(who), input, language);
  const now = new Date();
  const seen = rows.map((row) => {
    const order = { ...seenOrder(row), mayWithdraw: mayWithdraw(who, row, now) };
    return who.hidesMoney ? { ...order, amount: null } : order;
  });
  return { rows: seen, total };
}

/** An order of a list as everyone sees it who may see it at all. */
export function seenOrder(row: ListedOrder) {
  const {
    departAt,
    cutoffAt,
    createdAt,
    state: _,
    trainStatus: __,
    submittedAt: ___,
    contactMobile: ____,
    ...same
  } = row;
  return {
    ...same,
    departTime: formatDateTime(departAt),
    cutoffTime: formatDateTime(cutoffAt),
    createTime: formatDateTime(createdAt),
  };
}

/** How many of the own company's orders stand in each status that occurs. */
export function countOwnOrders(
  _input: ReadBy<typeof queryOrderBigStatus>,
  { db, who }: Asking,
): Promise<PayloadOf<typeof queryOrderBigStatus>> {
  return countByStatus(db, ownCompanyId(who));
}

/** Whether own drafts wait, and the newest of them. */
export async function findOwnDraft(
  { trainInfoId }: ReadBy<typeof isHavingTempOrders>,
  { db, who }: Asking,
): Promise<PayloadOf<typeof isHavingTempOrders>> {
  const orderBigNo = await selectNewestDraft(db, ownCompanyId(who), trainInfoId);
  return { isHaving: orderBigNo !== null, orderBigNo };
}
