import { hasStays, isDriven, type ServiceOrderKind } from './kinds.ts';
import type { DriverReport, Trip, YardStay } from './order.ts';

/** What shows how far a job is, as its trips and yard stays say. */
export interface Work {
  kind: ServiceOrderKind;
  /** the job as a whole was finished, whatever its containers show */
  isFinished: boolean;
  trips: readonly (Pick<Trip, 'orderContainerId' | 'isReplaced'> & {
    reports: readonly Pick<DriverReport, 'kind'>[];
  })[];
  stays: readonly Pick<YardStay, 'orderContainerId' | 'outDate'>[];
}

/** Kinds whose containers are done one by one: by their delivery, or when they leave the yard. */
export const isDoneByContainer = (kind: ServiceOrderKind) => isDriven(kind) || hasStays(kind);

export const isDelivered = ({ reports }: Work['trips'][number]) => reports.some(({ kind }) => kind === 'delivered');

/** Whether the work on a container is done; a trip without a container carries all of the job. */
export function isContainerDone({ kind, isFinished, trips, stays }: Work, orderContainerId: number): boolean {
  if (isDriven(kind))
    return trips.some(
      (trip) =>
        !trip.isReplaced &&
        isDelivered(trip) &&
        (trip.orderContainerId === null || trip.orderContainerId === orderContainerId),
    );
  if (hasStays(kind)) return stays.some((stay) => stay.orderContainerId === orderContainerId && stay.outDate !== null);
  return isFinished;
}

/** What a job still has open: containers that are not done, trips whose driver has not reported the delivery. */
export function openWorkOf<Container extends { isDone: boolean }, OpenTrip extends Work['trips'][number]>(job: {
  kind: ServiceOrderKind;
  containers: readonly Container[];
  trips: readonly OpenTrip[];
}): { containers: Container[]; trips: OpenTrip[] } {
  return {
    containers: isDoneByContainer(job.kind) ? job.containers.filter(({ isDone }) => !isDone) : [],
    trips: job.trips.filter((trip) => !trip.isReplaced && !isDelivered(trip)),
  };
}
