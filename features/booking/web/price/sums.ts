/** `amount` is a decimal text. */
export interface Sum {
  currency: string;
  amount: string;
}

export interface PricedLine extends Sum {
  count: number;
}

const fractionLength = (amount: string) => amount.split('.')[1]?.length ?? 0;

function inUnits(amount: string, places: number): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(places, '0'));
}

function asDecimal(units: bigint, places: number): string {
  const sign = units < 0n ? '-' : '';
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  if (places === 0) return sign + digits;
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/**
 * Exact sums by currency, in order of first appearance: price × count in integer units of the smallest
 * decimal. Fractional counts (input in progress) are skipped.
 */
export function sumsOf(lines: readonly PricedLine[]): Sum[] {
  const places = Math.max(2, ...lines.map((line) => fractionLength(line.amount)));
  const totals = new Map<string, bigint>();
  for (const { currency, amount, count } of lines) {
    if (!Number.isInteger(count)) continue;
    totals.set(currency, (totals.get(currency) ?? 0n) + inUnits(amount, places) * BigInt(count));
  }
  return [...totals].map(([currency, units]) => ({ currency, amount: asDecimal(units, places) }));
}
