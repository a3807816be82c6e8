import { minus, plus } from '../../../../libs/amounts/amounts.ts';
import type { EntryKind } from '../states.ts';

interface Sums {
  due: string;
  announced: string;
  held: string;
}

export interface LedgerEntry {
  kind: EntryKind;
  /** decimal text with at most two places */
  amount: string;
  /** of a payment: that it was received or rejected */
  isSettled?: boolean;
}

/** What a ledger adds up to: the sums that a deposit keeps. */
export const ledgerSums = (entries: readonly LedgerEntry[]): Sums =>
  entries.reduce(add, { due: '0.00', announced: '0.00', held: '0.00' });

function add(sums: Sums, { kind, amount, isSettled = false }: LedgerEntry): Sums {
  switch (kind) {
    case 'due':
      return { ...sums, due: plus(sums.due, amount) };
    case 'waived':
      return { ...sums, due: minus(sums.due, amount) };
    case 'paid':
      return isSettled ? sums : { ...sums, announced: plus(sums.announced, amount) };
    case 'received':
      return { ...sums, held: plus(sums.held, amount) };
    case 'rejected':
      return sums;
    default:
      return { ...sums, held: minus(sums.held, amount) };
  }
}
