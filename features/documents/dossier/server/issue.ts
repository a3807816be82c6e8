import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { formPdf } from '../../../../libs/formPdf/formPdf.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { lockOrder } from '../../../freight/booking/server/index.ts';
import { getOrderOfCargo } from '../../../freight/cargo/server/index.ts';
import { placeOf } from '../paperCodes.ts';
import type { issuePaper, withdrawPaper } from '../wire.ts';
import { sideOf } from './dossier.ts';
import { cellsShown, composePaper, textsShown } from './machine/compose.ts';
import { drawNumber } from './numbers.ts';
import { paperOf } from './papers/papers.ts';
import { fileNameOf, openPaper } from './read.ts';
import { subjectOf } from './subject.ts';
import { issuedPaper } from './tables.ts';
import { userError } from './texts.ts';
import { ofPaper, toVersion } from './versions.ts';

const MAX_BYTES = 20_000_000;

/**
 * Freezes a paper as it is now. One that is in force is replaced and hands on its number; a numbered one without draws
 * the next of the operator's ranges.
 */
export async function issue(
  { files }: Pick<Platform, 'files'>,
  { version, ...input }: ReadBy<typeof issuePaper>,
  ctx: CallContext,
): Promise<PayloadOf<typeof issuePaper>> {
  const { db, user, language } = ctx;
  const side = sideOf(ctx);
  const found = await getOrderOfCargo(side, input.orderBigNo, ctx);
  await lockOrder(db, found.orderId);
  const { open, paper } = await openPaper(input, ctx);
  const { key, composed, issued, versions } = paper;
  if (!placeOf(key.code).issuers.includes(side)) throw userError((t) => t.notYours, CODE.forbidden);
  if (open.version !== version) throw userError((t) => t.changedMeanwhile, CODE.warning);
  if (composed.faults.length > 0) throw userError((t) => t.faulty({ count: composed.faults.length }));
  const { order, dossier } = open;
  const declared = paperOf(key.code);
  const of = { orderId: order.orderId, orderContainerId: key.orderContainerId };
  const number = declared.isNumbered ? issued?.number || (await drawNumber(db, of)) : '';
  const issuedAt = new Date();
  const subject = { ...subjectOf(dossier, key), number, issuedOn: formatDate(issuedAt) };
  const final = await composePaper(declared, subject);
  const content = await formPdf(final.drawn, declared.heading);
  const fileName = fileNameOf(key, dossier, number);
  const received = await files.receive(Readable.from([content]), { fileName, maxBytes: MAX_BYTES });
  try {
    const { id: blobId, sha256 } = await files.save(db, received);
    await db
      .update(issuedPaper)
      .set({ state: 'replaced' })
      .where(and(ofPaper(order.orderId, key), eq(issuedPaper.state, 'issued')));
    const [row] = await db
      .insert(issuedPaper)
      .values({
        ...of,
        code: key.code,
        companyId: order.companyId,
        versionNo: (versions[0]?.versionNo ?? 0) + 1,
        number,
        cells: cellsShown(final),
        boxes: textsShown(final),
        blobId,
        sha256,
        side,
        issuedBy: user.accountId,
        accountName: user.name,
        issuedAt,
      })
      .returning();
    if (row === undefined) throw new Error('an issued paper was not written');
    return toVersion(row, side, language);
  } finally {
    await files.discard(received);
  }
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
