import { and, eq, sql } from 'drizzle-orm';
import { isBelow } from '../../../../libs/amounts/compare.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { isNothing } from '../entryRules.ts';
import type { AdditionalFeeDetail } from '../fee.ts';
import type * as operatorWire from '../operatorWire.ts';
import { CHARGED_STATES, type FeeMove, isAboutAmounts, isOpen, movesFrom, stateAfter } from '../states.ts';
import type * as wire from '../wire.ts';
import { chargeFee } from './charges.ts';
import { nextDeadline } from './deadlines.ts';
import { enteredAmounts } from './enteredAmounts.ts';
import { actorOf, recordEvent } from './events.ts';
import { attachProofs } from './files.ts';
import { type AdditionalFeeRow, lockFee, selectEvents } from './queries.ts';
import { readFee } from './read.ts';
import { assertSeesMoney, sideOf, visibleTo } from './reader.ts';
import { additionalFee } from './tables.ts';
import { userError } from './texts.ts';

interface Moving {
  feeId: number;
  /** as it was seen; absent: whatever it is now */
  version?: number | null | undefined;
  move: FeeMove;
  words?: string;
  resourceIds?: readonly number[];
}

/** Moves that put amounts to a side. */
const WITH_AMOUNTS: readonly FeeMove[] = ['revise', 'price', 'offer', 'decide'];

/** The row of a fee that the reader may see, locked. */
export async function lockVisible({ db, user }: CallContext, feeId: number): Promise<AdditionalFeeRow> {
  const row = await lockFee(db, feeId, visibleTo(user));
  if (row === undefined) throw userError((t) => t.absent, CODE.absent);
  return row;
}

/**
 * One move of a locked row, with its thread, messages and charges.
 * @throws UserError absent, another person was first, or the move is not the reader's
 */
export async function moveLocked(
  ctx: CallContext,
  row: AdditionalFeeRow,
  { feeId, version, move, words = '', resourceIds = [] }: Moving,
  set: Partial<typeof additionalFee.$inferInsert> = {},
): Promise<AdditionalFeeRow> {
  const { db, user } = ctx;
  const side = sideOf(user, row);
  const isSeen = version == null || version === row.version;
  if (!isSeen || !movesFrom(row, side).includes(move)) throw userError((t) => t.changed);
  if (isAboutAmounts(move)) assertSeesMoney(ctx);
  await attachProofs(db, user, { feeId, resourceIds });
  const moved = await updateRow(db, row, move, set);
  const withAmounts = WITH_AMOUNTS.includes(move);
  await recordEvent(db, actorOf(side, user), moved, { kind: move, words, resourceIds, withAmounts });
  if (CHARGED_STATES.some((state) => state === moved.state)) await chargeFee(db, moved, user.accountId);
  return moved;
}

const AGREES = { confirm: { isSaleAgreed: true }, accept: { isCostAgreed: true } } as const;

async function updateRow(
  db: Db,
  row: AdditionalFeeRow,
  move: FeeMove,
  set: Partial<typeof additionalFee.$inferInsert>,
): Promise<AdditionalFeeRow> {
  const agreed = move === 'confirm' || move === 'accept' ? AGREES[move] : {};
  const decidesNothing = isNothing(set.saleAmount ?? '0') && isNothing(set.costAmount ?? null);
  const [moved] = await db
    .update(additionalFee)
    .set({
      ...set,
      ...agreed,
      state: stateAfter(move, row, decidesNothing),
      version: sql`${additionalFee.version} + 1`,
    })
    .where(and(eq(additionalFee.id, row.id), eq(additionalFee.version, row.version)))
    .returning();
  if (moved === undefined) throw userError((t) => t.changed);
  return moved;
}

/** A move that carries nothing but a reason and proofs. */
export async function movePlain(
  { feeId, version, move, reason, resourceIds }: ReadBy<typeof wire.moveFee>,
  ctx: CallContext,
): Promise<AdditionalFeeDetail> {
  const row = await lockVisible(ctx, feeId);
  await moveLocked(ctx, row, { feeId, version, move, words: reason, resourceIds });
  return readFee({ feeId }, ctx);
}

export async function comment(
  { feeId, words, resourceIds }: ReadBy<typeof wire.commentFee>,
  ctx: CallContext,
): Promise<AdditionalFeeDetail> {
  const { db, user } = ctx;
  const row = await lockVisible(ctx, feeId);
  if (!isOpen(row.state)) throw userError((t) => t.closed);
  await attachProofs(db, user, { feeId, resourceIds });
  const actor = actorOf(sideOf(user, row), user);
  await recordEvent(db, actor, row, { kind: 'comment', words, resourceIds });
  return readFee({ feeId }, ctx);
}

/** The platform sets what the customer pays for a supplier's fee; the supplier's amount stays. */
export async function price(
  given: ReadBy<typeof operatorWire.priceFee>,
  ctx: CallContext,
): Promise<AdditionalFeeDetail> {
  const { feeId, version, words, saleAmount, confirmHours } = given;
  const row = await lockVisible(ctx, feeId);
  const set = { saleAmount, dueAt: await nextDeadline(ctx.db, confirmHours), remindedAt: null };
  await moveLocked(ctx, row, { feeId, version, move: 'price', words }, set);
  return readFee({ feeId }, ctx);
}

type Settlement = ReadBy<typeof operatorWire.decideFee>;

/** Amounts of both sides; the cost is required with a supplier and null without one. */
function amountsOf(row: AdditionalFeeRow, { saleAmount, costAmount }: Settlement) {
  if (row.payeeId === null) return { saleAmount, costAmount: null };
  if (costAmount === null) throw userError.withFields((t) => t.amountMissing, { costAmount: (t) => t.amountMissing });
  return { saleAmount, costAmount };
}

/** A settlement waits for the customer, and for the supplier where it gets less than it entered. */
export async function offer(
  given: ReadBy<typeof operatorWire.offerSettlement>,
  ctx: CallContext,
): Promise<AdditionalFeeDetail> {
  const { feeId, version, words } = given;
  const row = await lockVisible(ctx, feeId);
  const amounts = amountsOf(row, given);
  const { claimed } = enteredAmounts(row, await selectEvents(ctx.db, feeId));
  const getsAll = amounts.costAmount === null || claimed === null || !isBelow(amounts.costAmount, claimed);
  const set = {
    ...amounts,
    isSaleAgreed: isNothing(amounts.saleAmount),
    isCostAgreed: getsAll,
    dueAt: await nextDeadline(ctx.db, given.confirmHours),
    remindedAt: null,
  };
  if (set.isSaleAgreed && set.isCostAgreed) throw userError((t) => t.nothingToOffer);
  await moveLocked(ctx, row, { feeId, version, move: 'offer', words }, set);
  return readFee({ feeId }, ctx);
}

/** The platform's last word: charged as decided, or rejected. */
export async function decide(given: Settlement, ctx: CallContext): Promise<AdditionalFeeDetail> {
  const { feeId, version, words } = given;
  const row = await lockVisible(ctx, feeId);
  await moveLocked(ctx, row, { feeId, version, move: 'decide', words }, amountsOf(row, given));
  return readFee({ feeId }, ctx);
}
