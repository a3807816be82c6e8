import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { keywordFilter } from '../../../platform/server/database/keywordFilter.ts';
import { type CallContext, ownCompanyId } from '../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { CODE, type Page } from '../../../platform/wire/envelope.ts';
import { pageWindow } from '../../../platform/wire/paging.ts';
import type { CannedAnswer } from '../cannedAnswer.ts';
import type { addAnswer, changeAnswer, listAnswers as listCall } from '../wire.ts';
import { cannedAnswer } from './tables.ts';
import { userError } from './texts.ts';

export async function listCannedAnswers(
  input: ReadBy<typeof listCall>,
  { db, user }: CallContext,
): Promise<Page<CannedAnswer>> {
  const { titleZh, titleEn, titleRu, textZh, textEn, textRu } = cannedAnswer;
  const fields = [titleZh, titleEn, titleRu, textZh, textEn, textRu];
  const wanted = and(eq(cannedAnswer.companyId, ownCompanyId(user)), keywordFilter(input.keyword, fields));
  const { limit, offset } = pageWindow(input);
  const [rows, [counted]] = await Promise.all([
    db
      .select({ answerId: cannedAnswer.id, titleZh, titleEn, titleRu, textZh, textEn, textRu })
      .from(cannedAnswer)
      .where(wanted)
      .orderBy(asc(cannedAnswer.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: sql<number>`count(*)::int` }).from(cannedAnswer).where(wanted),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export async function insertCannedAnswer(
  input: ReadBy<typeof addAnswer>,
  { db, user }: CallContext,
): Promise<void> {
  await db.insert(cannedAnswer).values({ ...input, companyId: ownCompanyId(user) });
}

export async function updateCannedAnswer(
  { answerId, ...fields }: ReadBy<typeof changeAnswer>,
  { db, user }: CallContext,
): Promise<void> {
  const changed = await db
    .update(cannedAnswer)
    .set(fields)
    .where(and(eq(cannedAnswer.id, answerId), eq(cannedAnswer.companyId, ownCompanyId(user))))
    .returning({ id: cannedAnswer.id });
  if (changed.length === 0) throw userError((t) => t.answerAbsent, CODE.absent);
}

/** Ids that are already gone are ignored. */
export async function deleteCannedAnswers(ids: readonly number[], { db, user }: CallContext): Promise<void> {
  await db
    .delete(cannedAnswer)
    .where(and(inArray(cannedAnswer.id, [...ids]), eq(cannedAnswer.companyId, ownCompanyId(user))));
}
