import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { type ChargeStatus, statusesBefore } from '../charge.ts';
import { releaseKeys } from './stays/recount.ts';
import { charge } from './tables.ts';
import { userError } from './texts.ts';

interface Move {
  from: readonly ChargeStatus[];
  to: ChargeStatus;
  authorId: number | null;
  reason?: string;
  amount?: string | undefined;
}

const moved = z.array(z.object({ id: z.coerce.number() }));

/** Moves the charges of `ids` that stand in `from`, with a row of their history each; returns the ids of those. */
async function moveCharges(db: Db, ids: readonly number[], move: Move): Promise<number[]> {
  const { from, to, authorId, reason = '', amount } = move;
  const { rows } = await db.execute(sql`
    with moved as (
      update charge set status = ${to}, updated_at = now()${changeOf(amount)}
      where id = any(${listed(ids)}) and status = any(${sql.param(`{${from.join(',')}}`)}::text[])
      returning id, amount),
    noted as (
      insert into charge_move (charge_id, status, amount, reason, account_id)
      select id, ${to}, amount, ${reason}, ${authorId}::bigint from moved)
    select id from moved`);
  return moved.parse(rows).map(({ id }) => id);
}

/** One parameter, however long the list is. */
const listed = (ids: readonly number[]) => sql`${sql.param(`{${ids.join(',')}}`)}::bigint[]`;

/** A changed total is no longer quantity by price. */
const changeOf = (amount: string | undefined): SQL =>
  amount === undefined
    ? sql``
    : sql`, amount = ${amount}::numeric, unit_price = ${amount}::numeric, quantity = 1, basis = 'lump'`;

/** Confirms an estimated charge, with another amount where it turned out so. */
export async function confirmCharge(
  db: Db,
  id: number,
  { amount, authorId }: { amount?: string; authorId: number | null },
): Promise<void> {
  const done = await moveCharges(db, [id], { from: ['estimated'], to: 'confirmed', authorId, amount });
  if (done.length === 0) throw userError((t) => t.decided);
}

/** Voids a charge that is not billed yet. */
export async function voidCharge(
  db: Db,
  id: number,
  { reason, authorId }: { reason: string; authorId: number | null },
): Promise<void> {
  const done = await moveCharges(db, [id], { from: statusesBefore('void'), to: 'void', authorId, reason });
  if (done.length === 0) throw userError((t) => t.notVoidable);
}

/** Voids the charges among `ids` that are not billed yet; returns their ids. `authorId` null: a rule of the portal did. */
export const voidUnbilled = (db: Db, ids: readonly number[], reason: string, authorId: number | null = null) =>
  moveCharges(db, ids, { from: statusesBefore('void'), to: 'void', authorId, reason });

/** All or none: one that another bill took first refuses the rest. */
async function moveAll(db: Db, ids: readonly number[], move: Omit<Move, 'authorId'>): Promise<void> {
  if (ids.length === 0) return;
  const done = await moveCharges(db, ids, { ...move, authorId: null });
  if (done.length !== new Set(ids).size) throw userError((t) => t.decided);
}

export const markBilled = (db: Db, ids: readonly number[]) => moveAll(db, ids, { from: ['confirmed'], to: 'billed' });

/** Back to confirmed, when the bill was withdrawn; days after the container had left are void then. */
export async function unmarkBilled(db: Db, ids: readonly number[]): Promise<void> {
  await moveAll(db, ids, { from: ['billed'], to: 'confirmed' });
  const gone = await db
    .select({ id: charge.id })
    .from(charge)
    .where(and(inArray(charge.id, [...ids]), sql`jsonb_exists(${charge.why} -> 'inputs', 'leftOn')`));
  await releaseKeys(
    db,
    await voidUnbilled(
      db,
      gone.map(({ id }) => id),
      'leftEarlier',
    ),
  );
}

export const markPaid = (db: Db, ids: readonly number[]) => moveAll(db, ids, { from: ['billed'], to: 'paid' });

/** Back to billed, when a payment was taken back. */
export const unmarkPaid = (db: Db, ids: readonly number[]) => moveAll(db, ids, { from: ['paid'], to: 'billed' });
