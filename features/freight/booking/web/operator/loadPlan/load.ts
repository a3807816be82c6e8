import type { PayloadOf } from '../../../../../../platform/wire/call.ts';
import type { getLoadPlan } from '../../../operatorWire.ts';

export type LoadPlan = PayloadOf<typeof getLoadPlan>;

/** One company's share of a train; `submittedTeu` = not yet confirmed. */
export interface CompanyLoad {
  companyName: string;
  teu: number;
  submittedTeu: number;
  containerCount: number;
  numberedCount: number;
  orderCount: number;
}

/** Largest company first. */
export function loadByCompany(orders: LoadPlan['orders']): CompanyLoad[] {
  const loads = new Map<string, CompanyLoad>();
  for (const order of orders) {
    const { companyName } = order;
    const load = loads.get(companyName) ?? nothingOf(companyName);
    load.teu += order.teu;
    load.submittedTeu += order.status === 'submitted' ? order.teu : 0;
    load.containerCount += order.containerCount;
    load.numberedCount += order.numberedCount;
    load.orderCount += 1;
    loads.set(companyName, load);
  }
  return [...loads.values()].sort((one, other) => other.teu - one.teu);
}

function nothingOf(companyName: string): CompanyLoad {
  return { companyName, teu: 0, submittedTeu: 0, containerCount: 0, numberedCount: 0, orderCount: 0 };
}

export function totalLoad(orders: LoadPlan['orders']) {
  const submitted = orders.filter((order) => order.status === 'submitted');
  const sum = (figure: (order: LoadPlan['orders'][number]) => number, of = orders) =>
    of.reduce((total, order) => total + figure(order), 0);
  return {
    containerCount: sum((order) => order.containerCount),
    numberedCount: sum((order) => order.numberedCount),
    submittedCount: submitted.length,
    submittedTeu: sum((order) => order.teu, submitted),
  };
}
