import type { Classifier, EventKind } from '../../wire.ts';
import type { PlannedStop } from './plan.ts';

/** An event as far as the journey depends on it; `at` in ms since 1970, `id` in the order of recording. */
export interface Happening {
  id: number;
  kind: EventKind;
  classifier: Classifier;
  stationId: number;
  at: number;
}

/** What an event says about the train: that it left the station, that it stands there, or nothing. */
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

/** How far actual events prove the train to be. */
export interface Progress {
  /** index of the furthest stop it reached */
  stop: number;
  hasLeft: boolean;
  /** when it left that stop; while it stands there, the last time it was seen there */
  at: number;
  /** against the timetable, negative when early */
  delayMs: number;
  /** of the newest actual event that moved it this far */
  eventId: number;
}

const timesOf = (happenings: readonly Happening[]) => happenings.map((one) => one.at);

/** Events that say where the train is, at one stop; the first stop is only ever left. */
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

/** The furthest the train is known to be; null before its departure was reported. */
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
  // who is still there after the planned leaving is late, however early the arrival was
  const delayMs = Math.max(arrivedAt - planned.arriveAt, at - planned.leaveAt);
  return { hasLeft: false, at, delayMs, eventId };
}
