import { sumsByCurrency, times } from '../../../../../libs/amounts/amounts.ts';

/** `amount` is a decimal text. */
export interface Sum {
  currency: string;
  amount: string;
}

export interface PricedLine extends Sum {
  count: number;
}

/** Sums of price × count by currency, in order of first appearance. Fractional counts (input in progress) are skipped. */
export const sumsOf = (lines: readonly PricedLine[]): Sum[] =>
  sumsByCurrency(
    lines
      .filter(({ count }) => Number.isInteger(count))
      .map(({ currency, amount, count }) => ({ currency, amount: times(amount, String(count)) })),
  );
