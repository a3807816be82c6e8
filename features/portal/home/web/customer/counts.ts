import type { OrderStatus } from '../../../../freight/booking/states.ts';
import type { CustomerHome } from '../../wire.ts';

export function countIn(counts: CustomerHome['counts'], ...statuses: readonly OrderStatus[]): number {
  return counts.filter(({ status }) => statuses.includes(status)).reduce((sum, { count }) => sum + count, 0);
}
