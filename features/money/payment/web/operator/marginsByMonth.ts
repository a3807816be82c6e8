import { sumOf } from '../../../../../libs/amounts/amounts.ts';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import type { listTrainMargins } from '../../../charge/marginWire.ts';

type TrainMargin = PayloadOf<typeof listTrainMargins>[number];
type Margins = TrainMargin['whole'];

/** null where one of them is hidden, or without a rate. */
function sumAll(rows: readonly Margins[]): Margins {
  const sum = (column: keyof Margins) => {
    const amounts = rows.flatMap((row) => row[column] ?? []);
    return amounts.length < rows.length ? null : sumOf(amounts);
  };
  return { sales: sum('sales'), costs: sum('costs'), margin: sum('margin') };
}

/** Margins of trains by the month of their departure, latest first. */
export function marginsByMonth(trains: readonly TrainMargin[]) {
  const months = Map.groupBy(trains, ({ departDate }) => departDate.slice(0, 'yyyy-MM'.length));
  return [...months].map(([name, those]) => ({
    name,
    ...sumAll(those),
    whole: sumAll(those.map(({ whole }) => whole)),
  }));
}
