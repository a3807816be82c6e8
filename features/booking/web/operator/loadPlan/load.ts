import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import type { getLoadPlan } from '../../../wire.ts';

export type LoadPlan = PayloadOf<typeof getLoadPlan>;

/** What one company has on a train, in TEU and containers; `unanswered` is the part not yet confirmed. */
export interface CompanyLoad {
  companyName: string;
  teu: number;
  unansweredTeu: number;
  containerCount: number;
  numberedCount: number;
  orderCount: number;
}

/** The load of a train by company, largest first. */
export function loadByCompany(orders: LoadPlan['orders']): CompanyLoad[] {
  const loads = new Map<string, CompanyLoad>();
  for (const order of orders) {
    const { companyName } = order;
    const load = loads.get(companyName) ?? nothingOf(companyName);
    load.teu += order.teu;
    load.unansweredTeu += order.status === 'submitted' ? order.teu : 0;
    load.containerCount += order.containerCount;
    load.numberedCount += order.numberedCount;
    load.orderCount += 1;
    loads.set(companyName, load);
  }
  return [...loads.values()].sort((one, other) => other.teu - one.teu);
}

function nothingOf(companyName: string): CompanyLoad {
  return { companyName, teu: 0, unansweredTeu: 0, containerCount: 0, numberedCount: 0, orderCount: 0 };
}

/** The whole load as one, for totals; `unansweredCount` counts bookings that wait for an answer. */
export function totalLoad(orders: LoadPlan['orders']) {
  const unanswered = orders.filter((order) => order.status === 'submitted');
  const sum = (figure: (order: LoadPlan['orders'][number]) => number, of = orders) =>
    of.reduce((total, order) => total + figure(order), 0);
  return {
    containerCount: sum((order) => order.containerCount),
    numberedCount: sum((order) => order.numberedCount),
    unansweredCount: unanswered.length,
    unansweredTeu: sum((order) => order.teu, unanswered),
  };
}
