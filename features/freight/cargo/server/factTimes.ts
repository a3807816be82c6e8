import { and, eq, inArray, max, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { cargoFact } from './tables.ts';

interface FactTime {
  orderId: number;
  /** of the verified gross mass; else of goods, parties and the other facts */
  isVgm: boolean;
  at: Date;
}

/** When customers gave the last facts of orders, those of the booking and amendments aside. */
export async function findFactTimes(db: Db, orderIds: readonly number[]): Promise<FactTime[]> {
  if (orderIds.length === 0) return [];
  const isVgm = sql<boolean>`${cargoFact.field} = 'vgmKg'`;
  const rows = await db
    .select({ orderId: cargoFact.orderId, isVgm, at: max(cargoFact.createdAt) })
    .from(cargoFact)
    .where(
      and(
        inArray(cargoFact.orderId, [...orderIds]),
        eq(cargoFact.side, 'customer'),
        ne(cargoFact.source, 'booking'),
        eq(cargoFact.reason, ''),
      ),
    )
    .groupBy(cargoFact.orderId, isVgm);
  return rows.flatMap(({ at, ...row }) => (at === null ? [] : [{ ...row, at }]));
}
