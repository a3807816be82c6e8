import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { RECOGNIZE_STATE } from '../states.ts';
import type * as wire from '../wire.ts';
import { factsOf, givenKind } from './facts.ts';
import { notifyPaper } from './live.ts';
import { type StoredPaper, selectPages } from './queries.ts';
import { paper, paperPage } from './tables.ts';
import { userError } from './texts.ts';

/** Makes the pages from `page` on (from 1, within the paper) a paper of their own. */
export async function splitPaper(
  { id, page }: ReadBy<typeof wire.splitPaper>,
  ctx: CallContext,
): Promise<{ id: number }> {
  const { db } = ctx;
  const found = await getUnchecked(id, ctx);
  if (page > (found.pageCount ?? 1)) throw userError((t) => t.noSuchPage);
  const added = await cutOff(db, found, page - 1);
  for (const one of [id, added]) await understandAgain(db, one);
  return { id: added };
}

/** Joins a paper to the one before it in the same file; the earlier one stays. */
export async function joinPaper({ id }: ReadBy<typeof wire.joinPaper>, ctx: CallContext): Promise<{ id: number }> {
  const { db } = ctx;
  const found = await getUnchecked(id, ctx);
  const [before] = await db
    .select()
    .from(paper)
    .where(and(eq(paper.resourceId, found.resourceId), lt(paper.firstPage, found.firstPage)))
    .orderBy(desc(paper.firstPage))
    .limit(1)
    .for('update');
  if (before === undefined) throw userError((t) => t.nothingBefore);
  if (before.state !== RECOGNIZE_STATE.read) throw userError((t) => t.checkedAlready);
  const pageCount = before.pageCount ?? 0;
  await db
    .update(paperPage)
    .set({ paperId: before.id, number: sql`${paperPage.number} + ${pageCount}` })
    .where(eq(paperPage.paperId, id));
  await db.update(paper).set({ fileHolderId: before.id }).where(eq(paper.fileHolderId, id));
  await db.delete(paper).where(eq(paper.id, id));
  const joined = pageCount + (found.pageCount ?? 0);
  await db
    .update(paper)
    .set({ lastPage: found.lastPage, pageCount: joined, pagesDone: joined, isCutByHand: true })
    .where(eq(paper.id, before.id));
  await understandAgain(db, before.id);
  await notifyPaper(db, id);
  return { id: before.id };
}

/** An own paper that is read and not yet checked; throws a `UserError` for others. */
export async function getUnchecked(id: number, { db, user }: CallContext): Promise<StoredPaper> {
  const [found] = await db
    .select()
    .from(paper)
    .where(and(eq(paper.id, id), eq(paper.companyId, ownCompanyId(user))))
    .for('update');
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  if (found.state === RECOGNIZE_STATE.checked) throw userError((t) => t.checkedAlready);
  if (found.state !== RECOGNIZE_STATE.read) throw userError((t) => t.notRead);
  return found;
}

/** A new paper of what stands behind the first `kept` pages; its facts are not read yet. */
async function cutOff(db: Db, found: StoredPaper, kept: number, isCutByHand = true): Promise<number> {
  const { id, createdAt, companyId, accountId, resourceId, fileName, extension, sha256, containerNo } = found;
  const cut = found.firstPage + kept;
  const rest = (found.pageCount ?? 0) - kept;
  await db
    .update(paper)
    .set({ lastPage: cut - 1, pageCount: kept, pagesDone: kept, isCutByHand })
    .where(eq(paper.id, id));
  const [added] = await db
    .insert(paper)
    .values({
      ...{
        createdAt,
        companyId,
        accountId,
        resourceId,
        fileName,
        extension,
        sha256,
        containerNo,
        isCutByHand,
      },
      firstPage: cut,
      lastPage: found.lastPage,
      fileHolderId: found.fileHolderId ?? id,
      state: RECOGNIZE_STATE.read,
      pageCount: rest,
      pagesDone: rest,
      finishedAt: sql`now()`,
      sameAsId: found.sameAsId,
    })
    .returning({ id: paper.id });
  if (added === undefined) throw new Error('an insert returns its row');
  await db
    .update(paperPage)
    .set({ paperId: added.id, number: sql`${paperPage.number} - ${kept}` })
    .where(and(eq(paperPage.paperId, id), gt(paperPage.number, kept)));
  return added.id;
}

/** Papers of one file that rules told apart: each gets its pages and facts. `firsts`: their first pages, from 0. */
export async function cutBundle(db: Db, paperId: number, firsts: readonly number[]): Promise<void> {
  for (const kept of firsts.toReversed()) {
    const [found] = await db.select().from(paper).where(eq(paper.id, paperId));
    if (found === undefined || kept === 0) continue;
    const added = await cutOff(db, found, kept, false);
    await understandAgain(db, added);
  }
}

/** Facts of a paper anew from its pages, once these or its kind changed. */
export async function understandAgain(db: Db, paperId: number): Promise<void> {
  const [found] = await db.select().from(paper).where(eq(paper.id, paperId));
  if (found === undefined) return;
  const pages = (await selectPages(db, paperId)).map(({ page }) => page);
  await db
    .update(paper)
    .set(await factsOf(db, found.companyId, pages, { kind: givenKind(found) }))
    .where(eq(paper.id, paperId));
  await notifyPaper(db, paperId);
}

/** Whether another paper before this one has pages of the same file. */
export async function hasPaperBefore(db: Db, { resourceId, firstPage }: StoredPaper): Promise<boolean> {
  if (firstPage === 1) return false;
  const [before] = await db
    .select({ id: paper.id })
    .from(paper)
    .where(and(eq(paper.resourceId, resourceId), lt(paper.firstPage, firstPage)))
    .orderBy(asc(paper.firstPage))
    .limit(1);
  return before !== undefined;
}
