import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { excluded } from '../../../../platform/server/database/excluded.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { PAPER_KINDS, type PaperKind } from '../paperKinds.ts';
import { type Lesson, layoutOf, lessonsOf, withLessons } from '../reading/lessons.ts';
import type { PaperFacts } from '../reading/understand.ts';
import type { confirmSync } from '../wire.ts';
import type { StoredPaper } from './queries.ts';
import { paperLesson } from './tables.ts';

const MOST_LESSONS = 2_000;

/** Facts as people corrected them on earlier papers of the same sender and kind. */
export async function applyLessons(db: Db, companyId: number, facts: PaperFacts): Promise<PaperFacts> {
  const layout = layoutOf(facts);
  if (layout === '') return facts;
  const lessons: Lesson[] = await db
    .select({ field: paperLesson.field, readText: paperLesson.readText, rightText: paperLesson.rightText })
    .from(paperLesson)
    .where(and(eq(paperLesson.companyId, companyId), eq(paperLesson.layout, layout)))
    .limit(MOST_LESSONS);
  return lessons.length === 0 ? facts : withLessons(facts, lessons);
}

/** Field of the lesson that tells the kind of papers; its text are the columns of their table. */
const KIND = 'kind';
const paperKind = z.enum(PAPER_KINDS);

/** Kind to which papers of this sender and layout were corrected; null: never corrected. */
export async function selectLearnedKind(db: Db, companyId: number, facts: PaperFacts): Promise<PaperKind | null> {
  const layout = layoutOf(facts);
  if (layout === '') return null;
  const [learned] = await db
    .select({ kind: paperLesson.rightText })
    .from(paperLesson)
    .where(
      and(
        eq(paperLesson.companyId, companyId),
        eq(paperLesson.layout, layout),
        eq(paperLesson.field, KIND),
        eq(paperLesson.readText, facts.columns ?? ''),
      ),
    );
  return learned === undefined ? null : paperKind.parse(learned.kind);
}

/** For later papers of the sender and layout of `facts`, as rules read them. */
export async function keepKind(db: Db, companyId: number, facts: PaperFacts, kind: PaperKind): Promise<void> {
  const layout = layoutOf(facts);
  if (layout === '') return;
  await insertLessons(db, companyId, layout, [{ field: KIND, readText: facts.columns ?? '', rightText: kind }]);
}

/** Keeps what a person corrected, for the next paper of this layout; the latest correction holds. */
export async function keepLessons(
  db: Db,
  { companyId, facts }: StoredPaper,
  {
    hwList,
    sendCc,
    receiveCc,
    buyerCc,
  }: Pick<ReadBy<typeof confirmSync>, 'hwList' | 'sendCc' | 'receiveCc' | 'buyerCc'>,
): Promise<void> {
  if (facts === null) return;
  const layout = layoutOf(facts);
  const lines = hwList.map(({ lineNo, ...values }, at) => ({ lineNo: lineNo ?? at, values }));
  const lessons = layout === '' ? [] : lessonsOf(facts, { lines, parties: { sendCc, receiveCc, buyerCc } });
  if (lessons.length > 0) await insertLessons(db, companyId, layout, lessons);
}

async function insertLessons(db: Db, companyId: number, layout: string, lessons: readonly Lesson[]): Promise<void> {
  await db
    .insert(paperLesson)
    .values(lessons.map((lesson) => ({ companyId, layout, ...lesson })))
    .onConflictDoUpdate({
      target: [paperLesson.companyId, paperLesson.layout, paperLesson.field, paperLesson.readText],
      set: { ...excluded({ rightText: paperLesson.rightText }), updatedAt: sql`now()` },
    });
}
