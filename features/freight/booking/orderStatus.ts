import { type BookingState, CONTAINER_STATUSES, type ContainerStatus, type OrderStatus } from './states.ts';

const rank = (status: ContainerStatus) => CONTAINER_STATUSES.indexOf(status);
const hasReached = (target: ContainerStatus) => (status: ContainerStatus) => rank(status) >= rank(target);

/**
 * Order status (domain, Order life): the booking state until confirmed, then derived from the containers.
 * `ready` needs every number; `departed` the first container, `arrived` and `delivered` the last.
 */
export function deriveOrderStatus(state: BookingState, containers: readonly ContainerStatus[]): OrderStatus {
  if (state !== 'confirmed') return state;
  const active = containers.filter((status) => status !== 'cancelled');
  if (active.length === 0) return 'confirmed';
  if (active.every(hasReached('delivered'))) return 'delivered';
  if (active.every(hasReached('arrived'))) return 'arrived';
  if (active.some(hasReached('departed'))) return 'departed';
  if (active.every(hasReached('numbered'))) return 'ready';
  return active.some(hasReached('numbered')) ? 'documents' : 'confirmed';
}
