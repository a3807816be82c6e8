import { parseDateTime } from '../../../../platform/wire/time.ts';
import type { Stop } from '../../network/wire.ts';
import type { TrainDetail } from '../../train/wire.ts';
import type { EventKind } from '../wire.ts';
import { planOf } from './journey/plan.ts';

const HOUR_MS = 3_600_000;
const FIVE_MINUTES_MS = 300_000;
/** Stay at a border without a gauge change. */
const BORDER_HOURS = 2;

/** Made-up event; `containerNo` null: whole train. */
export interface DemoEvent {
  kind: EventKind;
  stationId: number;
  at: Date;
  containerNo: string | null;
}

/** Deterministic pseudo-random number in [0, 1) (FNV hash of the seeds). */
function pseudoRandom(...seeds: readonly (string | number)[]): number {
  let hash = 2_166_136_261;
  for (const character of seeds.join(' ')) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619) >>> 0;
  }
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/**
 * Made-up events of a demo train until `now`, gate-in to empty return; deterministic. A train departed or
 * arrived by its plan is so here too.
 */
export function demoEvents(train: TrainDetail, containerNos: readonly string[], now: Date): DemoEvent[] {
  const events = [
    ...eventsBeforeDeparture(train, containerNos),
    ...eventsUnderWay(train, now),
    ...eventsAfterArrival(train, containerNos, now),
  ];
  return events
    .map((event) => ({ ...event, at: toFiveMinutes(event.at) }))
    .filter((event) => event.at <= now)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** Times as people write them: rounded down to five minutes. */
const toFiveMinutes = (at: Date) => new Date(Math.floor(at.getTime() / FIVE_MINUTES_MS) * FIVE_MINUTES_MS);

const hoursFrom = (instant: number, hours: number) => new Date(instant + hours * HOUR_MS);

function eventsBeforeDeparture(train: TrainDetail, containerNos: readonly string[]): DemoEvent[] {
  const stationId = train.stops[0]?.stationId ?? 0;
  const departAt = parseDateTime(train.departTime).getTime();
  const gateInAt = parseDateTime(train.gateInTime).getTime();
  return [
    ...containerNos.map((containerNo) => ({
      kind: 'gateIn' as const,
      stationId,
      at: hoursFrom(gateInAt, -2 - 20 * pseudoRandom(containerNo)),
      containerNo,
    })),
    {
      kind: 'released',
      stationId,
      at: hoursFrom(departAt, -14 - 4 * pseudoRandom(train.trainInfoId)),
      containerNo: null,
    },
    {
      kind: 'loaded',
      stationId,
      at: hoursFrom(departAt, -5 - 2 * pseudoRandom(train.trainInfoId, 'load')),
      containerNo: null,
    },
  ];
}

/** Hours of delay per stop, growing; bounded by the status that the plan implies. */
function delaysOf(train: TrainDetail, now: Date): number[] {
  const slack = (now.getTime() - parseDateTime(train.arriveTime).getTime()) / HOUR_MS;
  const maxDelay = train.status === 'arrived' ? Math.max(0, slack - 1) : Number.POSITIVE_INFINITY;
  const sinceDeparture = (now.getTime() - parseDateTime(train.departTime).getTime()) / HOUR_MS;
  let delay = Math.min(0.2 + 0.8 * pseudoRandom(train.trainInfoId, 'start'), Math.max(0, sinceDeparture));
  return train.stops.map((stop, index) => {
    const grown = pseudoRandom(train.trainInfoId, stop.stationId) * (stop.changesGauge ? 5 : 1.4) - 0.4;
    if (index > 0) delay = Math.max(0, delay + grown);
    return Math.min(delay, maxDelay);
  });
}

function eventsUnderWay(train: TrainDetail, now: Date): DemoEvent[] {
  const plan = planOf(train.stops, parseDateTime(train.departTime));
  const delays = delaysOf(train, now);
  return train.stops.flatMap((stop, index) => {
    const planned = plan[index];
    if (!planned) return [];
    const delay = delays[index] ?? 0;
    const at = hoursFrom(planned.arriveAt, delay);
    const leftAt = hoursFrom(planned.leaveAt, delay);
    return eventsAt(stop, index, train.stops.length - 1, at, leftAt);
  });
}

function eventsAt(stop: Stop, index: number, last: number, at: Date, leftAt: Date): DemoEvent[] {
  const event = (kind: EventKind, time: Date): DemoEvent => ({
    kind,
    stationId: stop.stationId,
    at: time,
    containerNo: null,
  });
  if (index === 0) return [event('departed', at)];
  if (index === last || !stop.isBorder) return [event('arrived', at)];
  if (!stop.changesGauge) {
    return [event('borderArrived', at), event('borderDeparted', hoursFrom(at.getTime(), BORDER_HOURS))];
  }
  return [
    event('borderArrived', at),
    event('transshipped', hoursFrom(leftAt.getTime(), -1)),
    event('borderDeparted', leftAt),
  ];
}

function eventsAfterArrival(train: TrainDetail, containerNos: readonly string[], now: Date): DemoEvent[] {
  const last = train.stops.at(-1);
  if (last === undefined || train.status !== 'arrived') return [];
  const arrivedAt = parseDateTime(train.arriveTime).getTime() + (delaysOf(train, now).at(-1) ?? 0) * HOUR_MS;
  const { stationId } = last;
  return [
    { kind: 'unloaded', stationId, at: hoursFrom(arrivedAt, 4), containerNo: null },
    ...containerNos.flatMap((containerNo) => {
      const outAfter = 20 + 60 * pseudoRandom(containerNo, 'out');
      const backAfter = outAfter + 30 + 70 * pseudoRandom(containerNo, 'back');
      return [
        { kind: 'gateOut' as const, stationId, at: hoursFrom(arrivedAt, outAfter), containerNo },
        { kind: 'emptyReturned' as const, stationId, at: hoursFrom(arrivedAt, backAfter), containerNo },
      ];
    }),
  ];
}
