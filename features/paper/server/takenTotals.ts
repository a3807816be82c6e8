import { emptyValues } from '../../cargo/fields.ts';
import { type CargoSums, sumsOf } from '../../cargo/limits.ts';
import type { CargoDetail } from '../../cargo/wire.ts';
import { type Comparison, TOTALED } from '../comparison.ts';
import type { MatchedLine } from './takenLines.ts';

type Totals = Comparison['totals'];

/** Sums of an order as it is, and with the lines of a paper. */
export function comparedTotals(
  detail: CargoDetail,
  taken: readonly MatchedLine[],
  hidesMoney: boolean,
): Totals {
  // amounts that a person may not see are absent
  const lines = detail.lines.map(({ goodsPrice, goodsValue, ...line }) => ({
    ...line,
    ...{ goodsPrice: goodsPrice ?? '', goodsValue: goodsValue ?? '' },
  }));
  const byKey = new Map(taken.map(({ lineKey, goods }) => [lineKey, goods.fields]));
  const kept = lines.map((line) => ({ ...line, ...byKey.get(line.lineKey) }));
  const added = taken.flatMap(({ before, goods }) =>
    before === undefined ? [{ ...emptyValues(), ...goods.fields }] : [],
  );
  const [before, after] = [sumsOf(lines), sumsOf([...kept, ...added])];
  return TOTALED.flatMap((field): Totals => {
    if (field !== 'goodsValue') return [{ field, currency: '', before: before[field], after: after[field] }];
    const currencies = [...new Set([...before.values, ...after.values].map(({ currency }) => currency))];
    return hidesMoney
      ? []
      : currencies.map((currency) => ({
          ...{ field, currency },
          ...{ before: valueIn(before, currency), after: valueIn(after, currency) },
        }));
  });
}

const valueIn = ({ values }: CargoSums, currency: string): string =>
  values.find((one) => one.currency === currency)?.amount ?? '0';
