import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { departedTrainsWithOrders } from '../../../freight/booking/server/index.ts';
import { readTrainPapers } from '../../dossier/server/index.ts';
import { findBy } from '../rules/inspect.ts';
import type { tryRule } from '../wire.ts';
import { readInspected } from './inspected.ts';
import { assertLimit } from './settings.ts';

const DAYS_BACK = 365;
const DAY_MS = 86_400_000;
const MOST_TRAINS = 20;
const MOST_EXAMPLES = 10;

/** What a rule would have found in the orders of the latest trains that have left. */
export async function tryOnPast(
  { code, limit }: ReadBy<typeof tryRule>,
  { db }: CallContext,
): Promise<PayloadOf<typeof tryRule>> {
  assertLimit(code, limit);
  const trains = await departedTrainsWithOrders(db, new Date(Date.now() - DAYS_BACK * DAY_MS));
  const latest = trains.toSorted((one, other) => other - one).slice(0, MOST_TRAINS);
  const tried = [];
  for (const trainId of latest) {
    const { open, versionsOf } = await readTrainPapers(db, trainId);
    const all = open.orders.map(({ order, dossier }) => ({ order, dossier, versions: versionsOf(order.orderId) }));
    const inspected = await readInspected(db, trainId, all);
    for (const [at, of] of inspected.entries()) {
      const findings = findBy(code, of, limit);
      const red = findings.filter(({ severity }) => severity === 'red').length;
      const companyName = open.orders[at]?.companyName ?? '';
      tried.push({ orderBigNo: of.orderBigNo, companyName, count: findings.length, red });
    }
  }
  return {
    orders: tried.length,
    stopped: tried.filter(({ red }) => red > 0).length,
    warned: tried.filter(({ red, count }) => red === 0 && count > 0).length,
    examples: tried
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.red - one.red)
      .slice(0, MOST_EXAMPLES)
      .map(({ red: _, ...shown }) => shown),
  };
}
