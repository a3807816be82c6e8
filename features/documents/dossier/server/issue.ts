import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { lockOrder } from '../../../freight/booking/server/index.ts';
import { getOrderOfCargo } from '../../../freight/cargo/server/index.ts';
import { placeOf } from '../paperCodes.ts';
import type { issuePaper, withdrawPaper } from '../wire.ts';
import { sideOf } from './dossier.ts';
import { freeze } from './freeze.ts';
import { openStanding } from './read.ts';
import { selectRemarks } from './remarks.ts';
import { issuedPaper } from './tables.ts';
import { userError } from './texts.ts';
import { toVersion } from './versions.ts';

/** Issues a paper of an order for the version of its dossier that was seen. */
export async function issue(
  { files }: Pick<Platform, 'files'>,
  { version, ...input }: ReadBy<typeof issuePaper>,
  ctx: CallContext,
): Promise<PayloadOf<typeof issuePaper>> {
  const { db, user, language } = ctx;
  const side = sideOf(ctx);
  const found = await getOrderOfCargo(side, input.orderBigNo, ctx);
  await lockOrder(db, found.orderId);
  const { open, key, rows } = await openStanding(input, ctx);
  if (!placeOf(key.code).issuers.includes(side)) throw userError((t) => t.notYours, CODE.forbidden);
  if (open.version !== version) throw userError((t) => t.changedMeanwhile, CODE.warning);
  const { order } = open;
  const remarks = await selectRemarks(db, [order.orderId]);
  const freezing = { order, dossier: open.dossier, key, versions: rows, remarks };
  const issuer = { side, accountId: user.accountId, accountName: user.name };
  return toVersion(await freeze(db, files, issuer, freezing), side, language);
}

/** Takes a paper out of force; its number is not given again. */
export async function withdraw(
  { orderBigNo, paperId, reason }: ReadBy<typeof withdrawPaper>,
  ctx: CallContext,
): Promise<void> {
  const side = sideOf(ctx);
  const order = await getOrderOfCargo(side, orderBigNo, ctx);
  const [row] = await ctx.db
    .select({ code: issuedPaper.code })
    .from(issuedPaper)
    .where(and(eq(issuedPaper.id, paperId), eq(issuedPaper.orderId, order.orderId)));
  if (row === undefined) throw userError((t) => t.paperAbsent, CODE.absent);
  if (!placeOf(row.code).issuers.includes(side)) throw userError((t) => t.notYours, CODE.forbidden);
  const changed = await ctx.db
    .update(issuedPaper)
    .set({ state: 'withdrawn', withdrawnFor: reason })
    .where(and(eq(issuedPaper.id, paperId), eq(issuedPaper.state, 'issued')))
    .returning({ id: issuedPaper.id });
  if (changed.length === 0) throw userError((t) => t.notInForce);
}
