import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import type { Page } from '../../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import type { OrderRow } from '../order.ts';
import type { isHavingTempOrders, listOrders, queryOrderBigStatus } from '../wire.ts';
import { type ListedOrder, selectOwnPage } from './orderListQueries.ts';
import { countByStatus, selectNewestDraft } from './orderQueries.ts';
import { canWithdraw } from './policy.ts';

export async function listOwnOrders(
  input: ReadBy<typeof listOrders>,
  { db, user, language }: CallContext,
): Promise<Page<OrderRow>> {
  const { rows, total } = await selectOwnPage(db, ownCompanyId(user), input, language);
  const now = new Date();
  return {
    rows: rows.map((row) => ({ ...toOrderRow(row), abilities: { withdraw: canWithdraw(user, row, now) } })),
    total,
  };
}

/** Row of a list without the abilities of the current user. */
export function toOrderRow(row: ListedOrder) {
  const {
    departAt,
    expectedArriveAt,
    cutoffAt,
    createdAt,
    state: _,
    trainStatus: __,
    submittedAt: ___,
    contactMobile: ____,
    remainTeu: _____,
    ...same
  } = row;
  return {
    ...same,
    departTime: formatDateTime(departAt),
    expectedArriveTime: formatDateTime(expectedArriveAt),
    cutoffTime: formatDateTime(cutoffAt),
    createTime: formatDateTime(createdAt),
  };
}

export function countOwnOrders(
  _input: ReadBy<typeof queryOrderBigStatus>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof queryOrderBigStatus>> {
  return countByStatus(db, ownCompanyId(user));
}

export async function findOwnDraft(
  { trainInfoId }: ReadBy<typeof isHavingTempOrders>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof isHavingTempOrders>> {
  const orderBigNo = await selectNewestDraft(db, ownCompanyId(user), trainInfoId);
  return { isHaving: orderBigNo !== null, orderBigNo };
}
