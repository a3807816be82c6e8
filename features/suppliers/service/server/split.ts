import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { SplitOrder } from '../../../freight/booking/server/index.ts';
import { serviceContainer, serviceOrder } from './tables.ts';

/** Services of containers that all became an order of their own go with them; others stay on the order. */
export async function splitServices(db: Db, { order, part, containerIds }: SplitOrder): Promise<void> {
  const moved = sql`any(${sql.param(`{${containerIds.join(',')}}`)}::bigint[])`;
  const ofService = sql`${serviceContainer} as one where one.service_order_id = ${serviceOrder.id}`;
  await db
    .update(serviceOrder)
    .set({ orderId: part.orderId })
    .where(
      and(
        eq(serviceOrder.orderId, order.orderId),
        sql`exists (select from ${ofService} and one.order_container_id = ${moved})`,
        sql`not exists (select from ${ofService} and not one.order_container_id = ${moved})`,
      ),
    );
}
