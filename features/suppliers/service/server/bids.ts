import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { BidState } from '../states.ts';
import { sendServiceMessages } from './move.ts';
import type { ServiceRow } from './queries.ts';
import { serviceBid } from './tables.ts';

/** Suppliers take part in a service order; one that declined or lost is asked again. */
export async function upsertBids(
  db: Db,
  serviceOrderId: number,
  { supplierIds, state }: { supplierIds: readonly number[]; state: BidState },
): Promise<void> {
  if (supplierIds.length === 0) return;
  await db
    .insert(serviceBid)
    .values(supplierIds.map((supplierId) => ({ serviceOrderId, supplierId, state })))
    .onConflictDoUpdate({
      target: [serviceBid.serviceOrderId, serviceBid.supplierId],
      set: { state, updatedAt: sql`now()` },
      // a quote that is there stays
      setWhere: state === 'asked' ? inArray(serviceBid.state, ['declined', 'lost']) : undefined,
    });
}

/** The chosen supplier has won; the others have lost and are told. */
export async function chooseBid(db: Db, row: ServiceRow): Promise<void> {
  if (row.supplierId === null) return;
  const ofOrder = eq(serviceBid.serviceOrderId, row.id);
  const lost = await db
    .update(serviceBid)
    .set({ state: 'lost' })
    .where(
      and(
        ofOrder,
        ne(serviceBid.supplierId, row.supplierId),
        inArray(serviceBid.state, ['asked', 'quoted', 'offered']),
      ),
    )
    .returning({ supplierId: serviceBid.supplierId });
  await db
    .update(serviceBid)
    .set({ state: 'won' })
    .where(and(ofOrder, eq(serviceBid.supplierId, row.supplierId)));
  const losers = lost.map(({ supplierId }) => supplierId);
  if (losers.length > 0) await sendServiceMessages(db, row, { move: 'lose', reason: '', supplierIds: losers });
  if (row.isAgreed) await sendServiceMessages(db, row, { move: 'award', reason: '', supplierIds: [row.supplierId] });
}

/** A supplier's part in another state. */
export async function setBidState(
  db: Db,
  { serviceOrderId, supplierId }: { serviceOrderId: number; supplierId: number },
  state: BidState,
): Promise<void> {
  await db
    .update(serviceBid)
    .set({ state })
    .where(and(eq(serviceBid.serviceOrderId, serviceOrderId), eq(serviceBid.supplierId, supplierId)));
}
