import { type Asking, ownCompanyId } from '../../../platform/server/http/asking.ts';
import type { PayloadOf, ReadBy } from '../../../platform/wire/call.ts';
import type { Page } from '../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import type { OrderRow } from '../order.ts';
import type { isHavingTempOrders, listOrders, queryOrderBigStatus } from '../wire.ts';
import { mayWithdraw } from './may.ts';
import { type ListedOrder, selectOwnPage } from './orderListQueries.ts';
import { countByStatus, selectNewestDraft } from './orderQueries.ts';

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

/** Row of a list without the abilities of the current user. */
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

export function countOwnOrders(
  _input: ReadBy<typeof queryOrderBigStatus>,
  { db, who }: Asking,
): Promise<PayloadOf<typeof queryOrderBigStatus>> {
  return countByStatus(db, ownCompanyId(who));
}

export async function findOwnDraft(
  { trainInfoId }: ReadBy<typeof isHavingTempOrders>,
  { db, who }: Asking,
): Promise<PayloadOf<typeof isHavingTempOrders>> {
  const orderBigNo = await selectNewestDraft(db, ownCompanyId(who), trainInfoId);
  return { isHaving: orderBigNo !== null, orderBigNo };
}
