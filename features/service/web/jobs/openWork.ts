import type { ServiceJob, Trip } from '../../order.ts';

type Job = Pick<ServiceJob, 'containers' | 'stays' | 'trips'>;

const isDelivered = ({ reports }: Trip) => reports.some(({ kind }) => kind === 'delivered');

/** What a job still has open: containers in the yard, trips whose driver has not reported the delivery. */
export function openWorkOf({ containers, stays, trips }: Job) {
  const isIn = (id: number) =>
    stays.some(({ orderContainerId, outDate }) => orderContainerId === id && outDate === null);
  return {
    inYard: containers.filter(({ orderContainerId }) => isIn(orderContainerId)),
    onRoad: trips.filter((trip) => !trip.isReplaced && !isDelivered(trip)),
  };
}
