import type { Page } from '../../../../libs/pageReader/page.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { PaperKind } from '../paperKinds.ts';
import { countDoubts } from '../reading/doubts.ts';
import { type PaperFacts, understand } from '../reading/understand.ts';
import { applyLessons, selectLearnedKind } from './lessons.ts';
import type { StoredPaper } from './queries.ts';

interface Options {
  /** kind that a person gave the paper; null: words and earlier corrections tell it */
  kind?: PaperKind | null;
  /** what a language reader makes of the facts of the rules */
  add?: (facts: PaperFacts) => Promise<PaperFacts>;
}

/** Columns of a paper that its pages decide. */
export async function factsOf(
  db: Db,
  companyId: number,
  pages: readonly Page[],
  { kind = null, add = async (facts) => facts }: Options = {},
) {
  const understood = await understoodAs(db, companyId, pages, kind);
  const facts = await applyLessons(db, companyId, await add(understood));
  return {
    facts,
    kind: facts.kind,
    kindConfidence: facts.kindConfidence,
    doubtCount: countDoubts(facts),
  };
}

/** Given by a person once, the kind holds for later papers of the layout: hardly a doubt. */
const LEARNED = 0.95;

async function understoodAs(
  db: Db,
  companyId: number,
  pages: readonly Page[],
  given: PaperKind | null,
): Promise<PaperFacts> {
  if (given !== null) return understand(pages, given);
  const facts = understand(pages);
  const learned = await selectLearnedKind(db, companyId, facts);
  return learned === null ? facts : { ...understand(pages, learned), kindConfidence: LEARNED };
}

/** Kind that a person gave a paper; null: none did. */
export const givenKind = ({ kind, isKindByHand }: StoredPaper): PaperKind | null => (isKindByHand ? kind : null);
