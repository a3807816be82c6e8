import { formatDate, formatDateTime, parseDateTime } from '../../../../platform/wire/time.ts';
import { MAX_SERIES_TRAINS, type Price, type TrainStatus } from '../wire.ts';
import { dayAfter, weekdayOf } from './days.ts';
import { priceFaults } from './priceFaults.ts';
import type { Faults } from './texts.ts';

const HOUR_MS = 3_600_000;

/** Common to one train and a series. */
export interface PlanInput {
  lineId: number;
  trainNo: string;
  capacityTeu: number;
  cutoffHours: number;
  gateInHours: number;
  prices: readonly Price[];
}

export interface SeriesInput extends PlanInput {
  weekdays: readonly number[];
  dateFrom: string;
  dateTo: string;
  departClock: string;
}

export function hoursAfter(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + hours * HOUR_MS);
}

export function hoursBefore(moment: Date, hours: number): Date {
  return hoursAfter(moment, -hours);
}

/** Errors apart from the days; `isInService` null: unknown line. */
export function planFaults(input: PlanInput, isInService: boolean | null): Faults {
  const faults = priceFaults(input.prices);
  if (isInService === null) faults.lineId = (t) => t.lineAbsent;
  if (isInService === false) faults.lineId = (t) => t.lineOutOfService;
  if (input.gateInHours > input.cutoffHours) faults.gateInHours = (t) => t.gateInBeforeCutoff;
  return faults;
}

/** Departure and document cut-off must lie ahead, else the train can never be booked. */
export function departureFaults(departAt: Date, cutoffHours: number, now: Date): Faults {
  if (departAt <= now) return { departTime: (t) => t.departurePast };
  const cutoffAt = hoursBefore(departAt, cutoffHours);
  if (cutoffAt > now) return {};
  return { cutoffHours: (t) => t.cutoffPast({ time: formatDateTime(cutoffAt) }) };
}

/** Stops at `MAX_SERIES_TRAINS` + 1. */
export function departuresOf({
  weekdays,
  dateFrom,
  dateTo,
  departClock,
}: Pick<SeriesInput, 'weekdays' | 'dateFrom' | 'dateTo' | 'departClock'>): Date[] {
  const departures: Date[] = [];
  for (let date = dateFrom; date <= dateTo && departures.length <= MAX_SERIES_TRAINS; date = dayAfter(date, 1)) {
    if (weekdays.includes(weekdayOf(date))) departures.push(parseDateTime(`${date} ${departClock}:00`));
  }
  return departures;
}

export function seriesFaults(input: SeriesInput, now: Date): Faults {
  if (input.dateTo < input.dateFrom) return { dateTo: (t) => t.seriesOrder };
  const departures = departuresOf(input);
  const [first] = departures;
  if (first === undefined) return { weekdays: (t) => t.seriesEmpty };
  if (departures.length > MAX_SERIES_TRAINS) {
    return { dateTo: (t) => t.seriesTooLong({ max: MAX_SERIES_TRAINS }) };
  }
  if (hoursBefore(first, input.cutoffHours) > now) return {};
  const date = formatDate(first);
  return { dateFrom: (t) => t.seriesTooSoon({ date }) };
}

export interface ExistingTrain {
  trainNo: string;
  departAt: Date;
  status: TrainStatus;
}

/** Train of the line at the same time, or with the same number on that day. */
export function conflictingTrain(
  existing: readonly ExistingTrain[],
  trainNo: string,
  departAt: Date,
): ExistingTrain | undefined {
  const sameMoment = existing.find((other) => other.departAt.getTime() === departAt.getTime());
  if (sameMoment) return sameMoment;
  const day = formatDate(departAt);
  return existing.find(
    (other) => other.trainNo === trainNo && formatDate(other.departAt) === day && other.status !== 'cancelled',
  );
}
