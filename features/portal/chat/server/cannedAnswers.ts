import { and, asc, eq, inArray } from 'drizzle-orm';
import { keywordFilter } from '../../../../platform/server/database/keywordFilter.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { cannedAnswers } from '../wire.ts';
import { cannedAnswer } from './tables.ts';
import { pageTexts, userError } from './texts.ts';

const { titleZh, titleEn, titleRu, textZh, textEn, textRu } = cannedAnswer;
const fields = { titleZh, titleEn, titleRu, textZh, textEn, textRu };

/** Answers of the own company, newest last. */
export const cannedAnswerRecords = serveRecords(cannedAnswers, {
  from: cannedAnswer,
  texts: pageTexts,
  sheetTitle: (t) => t.answers.title,
  columns: () => ({ answerId: cannedAnswer.id, ...fields }),
  scope: ({ user }) => eq(cannedAnswer.companyId, ownCompanyId(user)),
  where: ({ keyword }) => [keywordFilter(keyword, Object.values(fields))],
  order: [asc(cannedAnswer.id)],
});

export async function insertCannedAnswer(
  input: ReadBy<typeof cannedAnswers.add>,
  { db, user }: CallContext,
): Promise<void> {
  await db.insert(cannedAnswer).values({ ...input, companyId: ownCompanyId(user) });
}

export async function updateCannedAnswer(
  { answerId, ...changes }: ReadBy<typeof cannedAnswers.edit>,
  { db, user }: CallContext,
): Promise<void> {
  const changed = await db
    .update(cannedAnswer)
    .set(changes)
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
