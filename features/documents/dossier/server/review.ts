import { and, eq, isNull } from 'drizzle-orm';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { getOrderOfCargo } from '../../../freight/cargo/server/index.ts';
import type { returnBox, takeBackRemark } from '../wire.ts';
import { sideOf } from './dossier.ts';
import { titleOf } from './machine/compose.ts';
import { openPaper } from './read.ts';
import { announceReturned } from './returned.ts';
import { boxRemark } from './tables.ts';
import { userError } from './texts.ts';

/** Returns a box with words, and tells the customer. Throws 404 for a box that the paper does not have. */
export async function returnOne({ boxId, words, ...input }: ReadBy<typeof returnBox>, ctx: CallContext): Promise<void> {
  const { open, paper } = await openPaper(input, ctx);
  const box = paper.composed.boxes.get(boxId);
  if (box === undefined) throw userError((t) => t.paperAbsent, CODE.absent);
  const cell = box.facts.find((fact) => fact.cell !== null)?.cell ?? '';
  const title = titleOf(box);
  await ctx.db.insert(boxRemark).values({
    orderId: open.order.orderId,
    ...paper.key,
    boxId,
    box: title,
    cell,
    boxText: box.text,
    words,
    accountId: ctx.user.accountId,
  });
  await announceReturned(ctx.db, open.order, { ...paper.key, box: title, words });
}

export async function takeBack(
  { orderBigNo, remarkId }: ReadBy<typeof takeBackRemark>,
  ctx: CallContext,
): Promise<void> {
  const order = await getOrderOfCargo(sideOf(ctx), orderBigNo, ctx);
  const taken = await ctx.db
    .update(boxRemark)
    .set({ takenBackAt: new Date() })
    .where(and(eq(boxRemark.id, remarkId), eq(boxRemark.orderId, order.orderId), isNull(boxRemark.takenBackAt)))
    .returning({ id: boxRemark.id });
  if (taken.length === 0) throw userError((t) => t.remarkAbsent, CODE.absent);
}
