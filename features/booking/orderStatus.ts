import { type BookingState, CONTAINER_STATUSES, type ContainerStatus, type OrderStatus } from './states.ts';

const phase = (status: ContainerStatus) => CONTAINER_STATUSES.indexOf(status);
const hasReached = (target: ContainerStatus) => (status: ContainerStatus) => phase(status) >= phase(target);

/**
 * Order status (domain, Order life): the booking state until confirmed, then derived from the containers.
 * `ready` needs every number; `departed` the first container, `arrived` and `delivered` the last.
 */
export function statusOf(state: BookingState, containers: readonly ContainerStatus[]): OrderStatus {
  if (state !== 'confirmed') return state;
  const living = containers.filter((status) => status !== 'cancelled');
  if (living.length === 0) return 'confirmed';
  if (living.every(hasReached('delivered'))) return 'delivered';
  if (living.every(hasReached('arrived'))) return 'arrived';
  if (living.some(hasReached('departed'))) return 'departed';
  if (living.every(hasReached('numbered'))) return 'ready';
  return living.some(hasReached('numbered')) ? 'documents' : 'confirmed';
}
