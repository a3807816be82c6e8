import { sumOf } from '../../../libs/amounts/amounts.ts';
import { amountOf } from '../../money/charge/charge.ts';
import { lineFor, type QuoteLine } from '../supplierQuote/quotation.ts';
import { FEE_TYPE_OF, hasStays, type ServiceOrderKind } from './kinds.ts';

interface QuotedPrice {
  amount: string;
  freeDays: number | null;
  /** storage a day and container */
  dayRate: string | null;
}

const BASES = ['box', 'trip'] as const;

/** Price of a service for containers by the lines of a quotation; null where they do not cover them all. */
export function priceByLines(
  lines: readonly QuoteLine[],
  kind: ServiceOrderKind,
  sizeTypes: readonly string[],
): QuotedPrice | null {
  const feeType = FEE_TYPE_OF[kind];
  const bySize = [...Map.groupBy(sizeTypes, (size) => size)];
  const amounts = bySize.map(([sizeType, same]) => {
    const quantity = same.length;
    const line = BASES.map((basis) => lineFor(lines, { feeType, basis, sizeType }, quantity)).find(
      (found) => found !== undefined,
    );
    return line && amountOf(String(quantity), line.price);
  });
  const priced = amounts.filter((amount) => amount !== undefined);
  if (priced.length === 0 || priced.length < amounts.length) return null;
  const storage = hasStays(kind)
    ? lineFor(lines, { feeType: 'storage', basis: 'day', sizeType: sizeTypes[0] ?? '' }, 1)
    : undefined;
  return {
    amount: sumOf(priced),
    freeDays: storage?.freeDays ?? null,
    dayRate: storage?.price ?? null,
  };
}
