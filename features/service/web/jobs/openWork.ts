import type { ServiceJob, Trip } from '../../order.ts';
import { isInYard } from '../../yardStays.ts';

type Job = Pick<ServiceJob, 'containers' | 'stays' | 'trips'>;

const isDelivered = ({ reports }: Trip) => reports.some(({ kind }) => kind === 'delivered');

/** What a job still has open: containers in the yard, trips whose driver has not reported the delivery. */
export function openWorkOf({ containers, stays, trips }: Job) {
  return {
    inYard: containers.filter(({ orderContainerId }) => isInYard(stays, orderContainerId)),
    onRoad: trips.filter((trip) => !trip.isReplaced && !isDelivered(trip)),
  };
}
