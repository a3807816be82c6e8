import type { Bill, BillLine } from '../../wire.ts';

/** Amounts have two places. */
const cents = (amount: string) => BigInt(amount.replace('.', ''));

function textOf(value: bigint): string {
  const digits = String(value < 0n ? -value : value).padStart(3, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** What a supplier claims beyond what was agreed, below zero less; null: none, or hidden. */
export function differenceOf({ claimed, agreed }: BillLine): string | null {
  return claimed === null || agreed === null || claimed === agreed
    ? null
    : textOf(cents(claimed) - cents(agreed));
}

/** Sum of the differences of a claim; null: none. */
export function differenceOfClaim({ lines }: Pick<Bill, 'lines'>): string | null {
  const sum = lines.reduce((total, line) => total + cents(differenceOf(line) ?? '0.00'), 0n);
  return sum === 0n ? null : textOf(sum);
}
