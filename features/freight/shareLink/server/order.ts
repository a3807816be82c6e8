import type { SQLWrapper } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { type CurrentUser, hasPermission } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { findOrderOfGoods, type OrderOfGoods, orderNoOf } from '../../booking/server/index.ts';
import { SHARE_ACCESS } from '../accessWire.ts';
import { shareLink } from './tables.ts';
import { userError } from './texts.ts';

/** The company whose links a user reaches; null: of all. */
export const reachOf = (user: CurrentUser) => (hasPermission(user, SHARE_ACCESS.any) ? null : ownCompanyId(user));

/** Throws 404 for another company's order, as for an unknown one. */
export async function getSharedOrder(orderBigNo: string, { db, user }: CallContext): Promise<OrderOfGoods> {
  const order = await findOrderOfGoods(db, orderBigNo, reachOf(user));
  if (order === undefined) throw userError((t) => t.orderAbsent, CODE.absent);
  return order;
}

/** Number of the order of a link, in its queries. */
export const orderNumber = orderNoOf(shareLink.orderId satisfies SQLWrapper);

/** The order of a link and those of its containers that the link opens; undefined once the order has ended. */
export async function unsafeOrderOf(
  db: Db,
  link: Pick<typeof shareLink.$inferSelect, 'id' | 'orderContainerId'>,
  orderNo: string,
) {
  const order = await findOrderOfGoods(db, orderNo, null);
  if (order === undefined || !order.isConfirmed) return undefined;
  const { orderContainerId } = link;
  const containers =
    orderContainerId === null
      ? order.containers
      : order.containers.filter((container) => container.orderContainerId === orderContainerId);
  return containers.length === 0 ? undefined : { ...order, containers };
}
