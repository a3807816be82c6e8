import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { bookingOrder, orderContainer } from './tables.ts';

/** Those of the numbers that containers in a company's orders have. */
export async function ownContainerNumbers(
  db: Db,
  companyId: number,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  if (numbers.length === 0) return new Set();
  const found = await db
    .select({ containerNo: orderContainer.containerNo })
    .from(orderContainer)
    .innerJoin(bookingOrder, eq(bookingOrder.id, orderContainer.orderId))
    .where(
      and(
        eq(bookingOrder.companyId, companyId),
        inArray(orderContainer.containerNo, [...numbers]),
        ne(orderContainer.status, 'cancelled'),
      ),
    );
  return new Set(found.flatMap(({ containerNo }) => containerNo ?? []));
}
