import { eq } from 'drizzle-orm';
import type { CallContext } from '../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { understand } from '../reading/understand.ts';
import type * as wire from '../wire.ts';
import { keepKind } from './lessons.ts';
import { getUnchecked, understandAgain } from './parts.ts';
import { selectPages } from './queries.ts';
import { paper } from './tables.ts';

/** Gives a paper another kind: its facts follow, and later papers of its sender and layout get it too. */
export async function setPaperKind(
  { id, paperKind }: ReadBy<typeof wire.setPaperKind>,
  ctx: CallContext,
): Promise<void> {
  const { db } = ctx;
  const { companyId } = await getUnchecked(id, ctx);
  const pages = (await selectPages(db, id)).map(({ page }) => page);
  await keepKind(db, companyId, understand(pages), paperKind);
  await db.update(paper).set({ kind: paperKind, isKindByHand: true }).where(eq(paper.id, id));
  await understandAgain(db, id);
}
