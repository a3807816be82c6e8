import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { findClash } from '../../numberClash.ts';
import { lockNumbers, selectHolders, selectVoyage } from '../numbers/holders.ts';
import { orderContainer } from '../tables.ts';
import { userError } from './texts.ts';

/** Refuses a train during whose days a container of the order belongs to another order. */
export async function assertNumbersFree(
  db: Db,
  { orderId, companyId }: { orderId: number; companyId: number },
  trainId: number,
): Promise<void> {
  const rows = await db
    .select({ containerNo: orderContainer.containerNo })
    .from(orderContainer)
    .where(and(eq(orderContainer.orderId, orderId), isNotNull(orderContainer.containerNo)));
  const numbers = rows.flatMap(({ containerNo }) => (containerNo === null ? [] : [containerNo]));
  await lockNumbers(db, numbers);
  const voyage = await selectVoyage(db, trainId);
  const holders = await selectHolders(db, numbers, { exceptOrderId: orderId });
  const now = new Date();
  for (const containerNo of numbers) {
    const clash = findClash({ ...voyage, companyId }, holders.get(containerNo) ?? [], now);
    if (clash !== null) {
      const { orderNo } = clash.holder;
      throw userError((t) => t.numberTaken({ containerNo, orderNo }));
    }
  }
}
