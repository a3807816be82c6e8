import type { Classifier, EventKind } from '../../wire.ts';
import type { PlannedStop } from './plan.ts';

/** Event reduced to the journey's needs; `at` in ms since 1970, `id` in order of recording. */
export interface JourneyEvent {
  id: number;
  kind: EventKind;
  classifier: Classifier;
  stationId: number;
  at: number;
}

/** Effect of an event on the train: left the station, is in it, or none. */
const TRAIN_EFFECT = {
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

const timesOf = (events: readonly JourneyEvent[]) => events.map((one) => one.at);

/** Events at one stop with an effect on the train; at the first stop, departures only. */
export function trainEventsAt(
  index: number,
  stop: PlannedStop,
  events: readonly JourneyEvent[],
  classifier: Classifier,
): JourneyEvent[] {
  return events.filter((one) => {
    const effect = TRAIN_EFFECT[one.kind];
    if (one.stationId !== stop.stationId || one.classifier !== classifier) return false;
    return index === 0 ? effect === 'left' : effect !== null;
  });
}

/** Furthest proven stop; null before a reported departure. */
export function progressOf(plan: readonly PlannedStop[], events: readonly JourneyEvent[]): Progress | null {
  for (let stop = plan.length - 1; stop >= 0; stop -= 1) {
    const planned = plan[stop];
    const reported = planned ? trainEventsAt(stop, planned, events, 'actual') : [];
    if (planned && reported.length > 0) return { stop, ...progressAtStop(planned, reported) };
  }
  return null;
}

function progressAtStop(planned: PlannedStop, reported: readonly JourneyEvent[]): Omit<Progress, 'stop'> {
  const eventId = Math.max(...reported.map((one) => one.id));
  const departures = reported.filter((one) => TRAIN_EFFECT[one.kind] === 'left');
  if (departures.length > 0) {
    const at = Math.max(...timesOf(departures));
    return { hasLeft: true, at, delayMs: at - planned.leaveAt, eventId };
  }
  const at = Math.max(...timesOf(reported));
  const arrivedAt = Math.min(...timesOf(reported));
  // still there after the planned departure: late, however early the arrival
  const delayMs = Math.max(arrivedAt - planned.arriveAt, at - planned.leaveAt);
  return { hasLeft: false, at, delayMs, eventId };
}
