import type { ContainerStatus } from '../../../booking/states.ts';
import type { Stop } from '../../../network/wire.ts';
import type { EventKind } from '../../wire.ts';
import type { TextSelector } from '../texts.ts';

/** Stops of the line at which an event kind is allowed. */
type AllowedStop = 'anywhere' | 'first' | 'notFirst' | 'last' | 'notLast' | 'border';

interface EventKindRule {
  allowedStop: AllowedStop;
  /** only possible once the train has departed */
  isAfterDeparture: boolean;
  /** container status it leads to */
  status: ContainerStatus;
}

/** Rules of each event kind (domain, Order life and Tracking). */
export const EVENT_KIND_RULES = {
  gateIn: { allowedStop: 'first', isAfterDeparture: false, status: 'gatedIn' },
  released: { allowedStop: 'anywhere', isAfterDeparture: false, status: 'released' },
  loaded: { allowedStop: 'first', isAfterDeparture: false, status: 'loaded' },
  departed: { allowedStop: 'notLast', isAfterDeparture: true, status: 'departed' },
  borderArrived: { allowedStop: 'border', isAfterDeparture: true, status: 'borderArrived' },
  transshipped: { allowedStop: 'border', isAfterDeparture: true, status: 'transshipped' },
  borderDeparted: { allowedStop: 'border', isAfterDeparture: true, status: 'borderDeparted' },
  arrived: { allowedStop: 'notFirst', isAfterDeparture: true, status: 'arrived' },
  unloaded: { allowedStop: 'last', isAfterDeparture: true, status: 'unloaded' },
  gateOut: { allowedStop: 'last', isAfterDeparture: true, status: 'delivered' },
  emptyReturned: { allowedStop: 'last', isAfterDeparture: true, status: 'emptyReturned' },
} as const satisfies Record<EventKind, EventKindRule>;

/** Container status after an event; null for an arrival before the last station. */
export function containerStatusAfter(kind: EventKind, isAtLast: boolean): ContainerStatus | null {
  return kind === 'arrived' && !isAtLast ? null : EVENT_KIND_RULES[kind].status;
}

/** Error text if the kind is not allowed at the stop, else null. */
export function stopFault(kind: EventKind, stops: readonly Stop[], stationId: number): TextSelector | null {
  const index = stops.findIndex((stop) => stop.stationId === stationId);
  const [isFirst, isLast] = [index === 0, index === stops.length - 1];
  if (index < 0) return (t) => t.rules.stationOffLine;
  const faults: Record<AllowedStop, TextSelector | null> = {
    anywhere: null,
    first: isFirst ? null : (t) => t.rules.onlyFirst,
    notFirst: isFirst ? (t) => t.rules.notFirst : null,
    last: isLast ? null : (t) => t.rules.onlyLast,
    notLast: isLast ? (t) => t.rules.notLast : null,
    border: stops[index]?.isBorder ? null : (t) => t.rules.onlyBorder,
  };
  return faults[EVENT_KIND_RULES[kind].allowedStop];
}
