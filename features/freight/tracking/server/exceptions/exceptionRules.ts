import { isBeforeDeparture } from '../../../train/beforeDeparture.ts';
import type { TrainStatus } from '../../../train/wire.ts';
import { LATE_HOURS, SILENT_HOURS } from '../../exceptionLimits.ts';
import { EXCEPTION_KINDS, type ExceptionKind } from '../../wire.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Planned or estimated departure passed by so much. */
const DEPARTURE_OVERDUE_HOURS = 1;
/** Numbers are due at the document cut-off; asked for from here on. */
const CUTOFF_WITHIN_HOURS = 24;
/** Looked at this long before departure. */
export const SALES_WITHIN_HOURS = 7 * 24;
const UNDERSOLD_BELOW = 0.5;
/** Sold out while more could still be booked. */
const SOLD_OUT_EARLY_HOURS = 72;

/** Facts of one train; times in ms since 1970. */
export interface TrainFacts {
  status: TrainStatus;
  arriveAt: number;
  cutoffAt: number;
  expectedDepartAt: number;
  expectedArriveAt: number;
  nextReportAt: number | null;
  capacityTeu: number;
  soldTeu: number;
  missingContainers: number;
  waitlistedTeu: number;
}

interface FoundException {
  kind: ExceptionKind;
  minutes: number;
}

const minutesFrom = (from: number, to: number) => Math.round((to - from) / MINUTE_MS);

/** What is wrong with a train at `now`. */
export function exceptionsOf(train: TrainFacts, now: number): FoundException[] {
  if (train.status === 'departed') return underWay(train, now);
  return isBeforeDeparture(train.status) ? beforeDeparture(train, now) : [];
}

function underWay({ arriveAt, expectedArriveAt, nextReportAt }: TrainFacts, now: number): FoundException[] {
  const found: FoundException[] = [];
  if (expectedArriveAt - arriveAt >= LATE_HOURS * HOUR_MS)
    found.push({ kind: 'late', minutes: minutesFrom(arriveAt, expectedArriveAt) });
  if (nextReportAt !== null && now - nextReportAt >= SILENT_HOURS * HOUR_MS)
    found.push({ kind: 'silent', minutes: minutesFrom(nextReportAt, now) });
  return found;
}

function beforeDeparture(train: TrainFacts, now: number): FoundException[] {
  const { cutoffAt, expectedDepartAt, soldTeu, capacityTeu } = train;
  const found: FoundException[] = [];
  const untilCutoff = minutesFrom(now, cutoffAt);
  if (now - expectedDepartAt >= DEPARTURE_OVERDUE_HOURS * HOUR_MS)
    found.push({ kind: 'departureOverdue', minutes: minutesFrom(expectedDepartAt, now) });
  if (train.missingContainers > 0 && cutoffAt - now <= CUTOFF_WITHIN_HOURS * HOUR_MS)
    found.push({ kind: 'numbersMissing', minutes: untilCutoff });
  if (cutoffAt <= now || expectedDepartAt - now > SALES_WITHIN_HOURS * HOUR_MS) return found;
  const isFull = soldTeu >= capacityTeu;
  if (train.waitlistedTeu > 0 || (isFull && cutoffAt - now > SOLD_OUT_EARLY_HOURS * HOUR_MS))
    found.push({ kind: 'oversold', minutes: untilCutoff });
  if (soldTeu < capacityTeu * UNDERSOLD_BELOW) found.push({ kind: 'undersold', minutes: untilCutoff });
  return found;
}

/** By kind, then by how bad it is. */
export function byUrgency(one: FoundException, other: FoundException): number {
  const byKind = EXCEPTION_KINDS.indexOf(one.kind) - EXCEPTION_KINDS.indexOf(other.kind);
  if (byKind !== 0) return byKind;
  const isCountdown = one.kind === 'numbersMissing' || one.kind === 'undersold' || one.kind === 'oversold';
  return isCountdown ? one.minutes - other.minutes : other.minutes - one.minutes;
}
