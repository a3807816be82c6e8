import type { Classifier, EventKind } from '../../wire.ts';
import type { PlannedStop } from './plan.ts';

/** Event reduced to the journey's needs; `at` in ms since 1970, `id` in order of recording. */
export interface Happening {
  id: number;
  kind: EventKind;
  classifier: Classifier;
  stationId: number;
  at: number;
}

/** Effect of an event on the train: left the station, is in it, or none. */
const SAYS_OF_TRAIN = {
  gateIn: null,
  released: null,
  loaded: null,
  departed: 'left',
  borderArrived: 'stands',
  transshipped: 'stands',
  borderDeparted: 'left',
  arrived: 'stands',
  unloaded: 'stands',
  gateOut: 'stands',
  emptyReturned: 'stands',
} as const satisfies Record<EventKind, 'left' | 'stands' | null>;

/** Progress proven by actual events. */
export interface Progress {
  /** index of the furthest stop reached */
  stop: number;
  hasLeft: boolean;
  /** departure from that stop, or last report in it */
  at: number;
  /** against the timetable; negative: early */
  delayMs: number;
  /** newest actual event at that stop */
  eventId: number;
}

const timesOf = (happenings: readonly Happening[]) => happenings.map((one) => one.at);

/** Events at one stop with an effect on the train; at the first stop, departures only. */
export function movesAt(
  index: number,
  stop: PlannedStop,
  happenings: readonly Happening[],
  classifier: Classifier,
): Happening[] {
  return happenings.filter((one) => {
    const says = SAYS_OF_TRAIN[one.kind];
    if (one.stationId !== stop.stationId || one.classifier !== classifier) return false;
    return index === 0 ? says === 'left' : says !== null;
  });
}

/** Furthest proven stop; null before a reported departure. */
export function progressOf(plan: readonly PlannedStop[], happenings: readonly Happening[]): Progress | null {
  for (let stop = plan.length - 1; stop >= 0; stop -= 1) {
    const planned = plan[stop];
    const moves = planned ? movesAt(stop, planned, happenings, 'actual') : [];
    if (planned && moves.length > 0) return { stop, ...standing(planned, moves) };
  }
  return null;
}

function standing(planned: PlannedStop, moves: readonly Happening[]): Omit<Progress, 'stop'> {
  const eventId = Math.max(...moves.map((one) => one.id));
  const leavings = moves.filter((one) => SAYS_OF_TRAIN[one.kind] === 'left');
  if (leavings.length > 0) {
    const at = Math.max(...timesOf(leavings));
    return { hasLeft: true, at, delayMs: at - planned.leaveAt, eventId };
  }
  const at = Math.max(...timesOf(moves));
  const arrivedAt = Math.min(...timesOf(moves));
  // still there after the planned departure: late, however early the arrival
  const delayMs = Math.max(arrivedAt - planned.arriveAt, at - planned.leaveAt);
  return { hasLeft: false, at, delayMs, eventId };
}
