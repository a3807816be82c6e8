import type { ContainerStatus } from '../../../booking/states.ts';
import type { Stop } from '../../../network/wire.ts';
import type { EventKind } from '../../wire.ts';
import type { Wording } from '../texts.ts';

/** Stops of the line at which an event kind is allowed. */
type Place = 'anywhere' | 'first' | 'notFirst' | 'last' | 'notLast' | 'border';

interface Kind {
  place: Place;
  /** only possible once the train has departed */
  isUnderWay: boolean;
  /** container status it leads to */
  status: ContainerStatus;
}

/** Rules of each event kind (domain, Order life and Tracking). */
export const KINDS = {
  gateIn: { place: 'first', isUnderWay: false, status: 'gatedIn' },
  released: { place: 'anywhere', isUnderWay: false, status: 'released' },
  loaded: { place: 'first', isUnderWay: false, status: 'loaded' },
  departed: { place: 'notLast', isUnderWay: true, status: 'departed' },
  borderArrived: { place: 'border', isUnderWay: true, status: 'borderArrived' },
  transshipped: { place: 'border', isUnderWay: true, status: 'transshipped' },
  borderDeparted: { place: 'border', isUnderWay: true, status: 'borderDeparted' },
  arrived: { place: 'notFirst', isUnderWay: true, status: 'arrived' },
  unloaded: { place: 'last', isUnderWay: true, status: 'unloaded' },
  gateOut: { place: 'last', isUnderWay: true, status: 'delivered' },
  emptyReturned: { place: 'last', isUnderWay: true, status: 'emptyReturned' },
} as const satisfies Record<EventKind, Kind>;

/** Container status after an event; null for an arrival before the last station. */
export function statusAfter(kind: EventKind, isAtLast: boolean): ContainerStatus | null {
  return kind === 'arrived' && !isAtLast ? null : KINDS[kind].status;
}

/** Error text if the kind is not allowed at the stop, else null. */
export function placeFault(kind: EventKind, stops: readonly Stop[], stationId: number): Wording | null {
  const index = stops.findIndex((stop) => stop.stationId === stationId);
  const [isFirst, isLast] = [index === 0, index === stops.length - 1];
  if (index < 0) return (t) => t.rules.stationOffLine;
  const faults: Record<Place, Wording | null> = {
    anywhere: null,
    first: isFirst ? null : (t) => t.rules.onlyFirst,
    notFirst: isFirst ? (t) => t.rules.notFirst : null,
    last: isLast ? null : (t) => t.rules.onlyLast,
    notLast: isLast ? (t) => t.rules.notLast : null,
    border: stops[index]?.isBorder ? null : (t) => t.rules.onlyBorder,
  };
  return faults[KINDS[kind].place];
}
