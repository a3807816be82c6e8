import type { Page } from '../../../libs/pageReader/page.ts';
import type { Db } from '../../../platform/server/database/connect.ts';
import { countDoubts } from '../reading/doubts.ts';
import { type PaperFacts, understand } from '../reading/understand.ts';
import { applyLessons } from './lessons.ts';

/** Columns of a paper that its pages decide; `add`: what a language reader makes of the facts of the rules. */
export async function factsOf(
  db: Db,
  companyId: number,
  pages: readonly Page[],
  add: (facts: PaperFacts) => Promise<PaperFacts> = async (facts) => facts,
) {
  const facts = await applyLessons(db, companyId, await add(understand(pages)));
  return {
    facts,
    kind: facts.kind,
    kindConfidence: facts.kindConfidence,
    doubtCount: countDoubts(facts),
  };
}
