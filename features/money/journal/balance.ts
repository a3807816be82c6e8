import { sumOf } from '../../../libs/amounts/amounts.ts';
import { isZero } from '../../../libs/amounts/compare.ts';
import { exactSum } from '../../../libs/amounts/decimals.ts';
import type { JournalPosting } from './accounts.ts';

/** Sums by currency that are not zero; empty where the postings balance. */
export function imbalanceOf(
  postings: readonly Pick<JournalPosting, 'currency' | 'amount'>[],
): ReadonlyMap<string, string> {
  const byCurrency = [...Map.groupBy(postings, ({ currency }) => currency)];
  const sums = byCurrency.map(([currency, those]) => [currency, exactSum(those.map(({ amount }) => amount))] as const);
  return new Map(sums.filter(([, sum]) => !isZero(sum)).map(([currency, sum]) => [currency, sumOf([sum])]));
}
