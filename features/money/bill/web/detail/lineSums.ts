import { minus, sumOf } from '../../../../../libs/amounts/amounts.ts';
import type { Bill, BillLine } from '../../wire.ts';

const NOTHING = '0.00';

/** What a supplier claims beyond what was agreed, below zero less; null: none, or hidden. */
export function differenceOf({ claimed, agreed }: BillLine): string | null {
  return claimed === null || agreed === null || claimed === agreed ? null : minus(claimed, agreed);
}

/** Sum of the differences of a claim; null: none. */
export function differenceOfClaim({ lines }: Pick<Bill, 'lines'>): string | null {
  const sum = sumOf(lines.map((line) => differenceOf(line) ?? NOTHING));
  return sum === NOTHING ? null : sum;
}
