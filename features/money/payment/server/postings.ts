import { isEqual } from '../../../../libs/amounts/compare.ts';
import type { JournalAccount, JournalPosting } from '../../journal/server/index.ts';

/** Postings of one company and currency, without those of nothing. */
export const postingsOf = (
  of: { companyId: number; currency: string },
  amounts: readonly (readonly [JournalAccount, string])[],
): JournalPosting[] =>
  amounts.flatMap(([account, amount]) => (isEqual(amount, '0') ? [] : [{ ...of, account, amount }]));
