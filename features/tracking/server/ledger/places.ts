import type { ContainerStatus } from '../../../booking/states.ts';
import type { Stop } from '../../../network/wire.ts';
import type { EventKind } from '../../wire.ts';
import type { Wording } from '../texts.ts';

/** Where on the line an event can happen. */
type Place = 'anywhere' | 'first' | 'notFirst' | 'last' | 'notLast' | 'border';

interface Kind {
  place: Place;
  /** whether it can only happen to a train that has departed */
  isUnderWay: boolean;
  /** what it makes of the containers, at the first or last station only where that is said */
  status: ContainerStatus;
}

/** What is known about each kind of event (domain, Order life and Tracking). */
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

/** What an event makes of its containers; null where it changes nothing, as an arrival half-way. */
export function statusAfter(kind: EventKind, isAtLast: boolean): ContainerStatus | null {
  return kind === 'arrived' && !isAtLast ? null : KINDS[kind].status;
}

/** Why an event cannot have happened at a stop of the line, or null when it can. */
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
