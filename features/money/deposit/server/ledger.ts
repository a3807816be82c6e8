import { and, eq, gte, sql } from 'drizzle-orm';
import { least } from '../../../../libs/amounts/amounts.ts';
import { isAboveZero } from '../../../../libs/amounts/compare.ts';
import { type Db, violatedUnique } from '../../../../platform/server/database/connect.ts';
import type { OutgoingKind } from '../states.ts';
import { postDepositEntry } from './postEntry.ts';
import type { LockedDeposit } from './queries.ts';
import { deposit, depositEntry } from './tables.ts';
import { userError } from './texts.ts';

type NewEntry = Pick<
  typeof depositEntry.$inferInsert,
  'kind' | 'amount' | 'reason' | 'accountId' | 'resourceId' | 'paymentId' | 'outsideKey'
>;

async function insertEntry(db: Db, found: LockedDeposit, entry: NewEntry): Promise<number> {
  const { depositId, contractId } = found;
  try {
    const [made] = await db
      .insert(depositEntry)
      .values({ ...entry, depositId, contractId })
      .returning({ id: depositEntry.id });
    if (made === undefined) throw new Error('an entry was not written');
    return made.id;
  } catch (fault) {
    const violated = violatedUnique(fault);
    if (violated === 'deposit_payment_once') throw userError((t) => t.decided);
    if (violated !== 'deposit_proof_once') throw fault;
    throw userError.withFields((t) => t.proofTwice, { resourceId: (t) => t.proofTwice });
  }
}

const counted = { version: sql`${deposit.version} + 1` };

/** A payment by proof; the deposit is locked, and the amount is outstanding. */
export async function announcePayment(
  db: Db,
  found: LockedDeposit,
  entry: Omit<NewEntry, 'kind' | 'paymentId'>,
): Promise<number> {
  const paymentId = await insertEntry(db, found, { ...entry, kind: 'paid' });
  const announced = sql`${deposit.announced} + ${entry.amount}::numeric`;
  await db
    .update(deposit)
    .set({ announced, ...counted })
    .where(eq(deposit.id, found.depositId));
  return paymentId;
}

/** Money that came without a proof to check; held at once. The deposit is locked. */
export async function receivePayment(
  db: Db,
  found: LockedDeposit,
  entry: { amount: string; outsideKey: string; reason: string },
): Promise<void> {
  const { depositId, companyId } = found;
  const entryId = await insertEntry(db, found, { ...entry, kind: 'received', accountId: null });
  const { amount } = entry;
  await postDepositEntry(db, { entryId, kind: 'received', amount, companyId, accountId: null });
  await db
    .update(deposit)
    .set({ held: sql`${deposit.held} + ${amount}::numeric`, ...counted })
    .where(eq(deposit.id, depositId));
}

interface Settled {
  paymentId: number;
  /** as the company said */
  announced: string;
  /** as it arrived; null: rejected */
  received: string | null;
  reason: string;
  accountId: number;
}

/** What became of a payment; of two who say it at once one does. The deposit is locked. */
export async function settlePayment(db: Db, found: LockedDeposit, settled: Settled): Promise<void> {
  const { paymentId, announced, received, reason, accountId } = settled;
  const kind = received === null ? 'rejected' : 'received';
  const entryId = await insertEntry(db, found, {
    kind,
    amount: received ?? announced,
    paymentId,
    reason,
    accountId,
  });
  if (received !== null)
    await postDepositEntry(db, {
      entryId,
      kind: 'received',
      amount: received,
      companyId: found.companyId,
      accountId,
    });
  await db
    .update(deposit)
    .set({
      announced: sql`${deposit.announced} - ${announced}::numeric`,
      held: sql`${deposit.held} + ${received ?? '0'}::numeric`,
      ...counted,
    })
    .where(eq(deposit.id, found.depositId));
}

interface Taken {
  kind: OutgoingKind;
  version: number;
  amount: string;
  reason: string;
  accountId: number;
}

/**
 * Takes money out of a deposit as it was seen, never more than is held. A contract demands it anew, campaign places do
 * not.
 */
export async function takeOut(db: Db, found: LockedDeposit, { version, ...entry }: Taken): Promise<void> {
  const { depositId } = found;
  if (found.version !== version) throw userError((t) => t.decided);
  const moved = await db
    .update(deposit)
    .set({ held: sql`${deposit.held} - ${entry.amount}::numeric`, ...counted })
    .where(and(eq(deposit.id, depositId), gte(deposit.held, entry.amount)))
    .returning({ id: deposit.id });
  if (moved.length === 0)
    throw userError.withFields((t) => t.beyondHeld({ held: found.held }), {
      amount: (t) => t.beyondHeld({ held: found.held }),
    });
  const entryId = await insertEntry(db, found, entry);
  await postDepositEntry(db, { ...entry, entryId, companyId: found.companyId });
  if (found.subject === 'campaign') await waive(db, found, entry);
}

/** Reduces the amount due, at most to zero. The caller has locked the deposit. */
export async function waive(
  db: Db,
  found: LockedDeposit,
  { amount: wanted, reason, accountId }: Pick<Taken, 'amount' | 'reason' | 'accountId'>,
): Promise<void> {
  const amount = least(found.due, wanted);
  if (!isAboveZero(amount)) return;
  await insertEntry(db, found, { kind: 'waived', amount, reason, accountId });
  await db
    .update(deposit)
    .set({ due: sql`${deposit.due} - ${amount}::numeric`, ...counted })
    .where(eq(deposit.id, found.depositId));
}

/** The first entry of a deposit that a person demands. */
export async function demand(
  db: Db,
  found: LockedDeposit,
  entry: Pick<NewEntry, 'amount' | 'reason' | 'accountId'>,
): Promise<void> {
  await insertEntry(db, found, { ...entry, kind: 'due' });
  await db
    .update(deposit)
    .set({ due: sql`${deposit.due} + ${entry.amount}::numeric`, ...counted })
    .where(eq(deposit.id, found.depositId));
}
