import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { holdsKeyword } from '../../../platform/server/database/holdsKeyword.ts';
import { type Asking, ownCompanyId } from '../../../platform/server/http/asking.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { CODE, type Page } from '../../../platform/wire/envelope.ts';
import { pageWindow } from '../../../platform/wire/paging.ts';
import type { CannedAnswer } from '../answer.ts';
import type { addAnswer, changeAnswer, listAnswers as listCall } from '../wire.ts';
import { cannedAnswer } from './tables.ts';
import { refuse } from './texts.ts';

export async function listAnswers(
  asked: ReadBy<typeof listCall>,
  { db, who }: Asking,
): Promise<Page<CannedAnswer>> {
  const { titleZh, titleEn, titleRu, textZh, textEn, textRu } = cannedAnswer;
  const words = [titleZh, titleEn, titleRu, textZh, textEn, textRu];
  const wanted = and(eq(cannedAnswer.companyId, ownCompanyId(who)), holdsKeyword(asked.keyword, words));
  const { limit, offset } = pageWindow(asked);
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

export async function keepAnswer(input: ReadBy<typeof addAnswer>, { db, who }: Asking): Promise<void> {
  await db.insert(cannedAnswer).values({ ...input, companyId: ownCompanyId(who) });
}

export async function putAnswer(
  { answerId, ...words }: ReadBy<typeof changeAnswer>,
  { db, who }: Asking,
): Promise<void> {
  const changed = await db
    .update(cannedAnswer)
    .set(words)
    .where(and(eq(cannedAnswer.id, answerId), eq(cannedAnswer.companyId, ownCompanyId(who))))
    .returning({ id: cannedAnswer.id });
  if (changed.length === 0) throw refuse((t) => t.answerAbsent, CODE.absent);
}

/** Ids that are already gone are ignored. */
export async function dropAnswers(ids: readonly number[], { db, who }: Asking): Promise<void> {
  await db
    .delete(cannedAnswer)
    .where(and(inArray(cannedAnswer.id, [...ids]), eq(cannedAnswer.companyId, ownCompanyId(who))));
}
