import { DOUBTFUL, type Found } from './found.ts';
import type { PaperFacts } from './understand.ts';

const isDoubtful = ({ confidence }: Found) => confidence < DOUBTFUL;

/** Values of a paper that a person should look at. */
export function countDoubts({ lines, parties, head }: PaperFacts): number {
  const values = [...lines, ...Object.values(parties)].flatMap((facts) => Object.values(facts));
  const repaired = head.containers.filter(
    ({ isRepaired, suggestedNo }) => isRepaired || suggestedNo !== undefined,
  ).length;
  return values.filter(isDoubtful).length + repaired;
}
