import { formatDate, formatDateTime, parseDateTime } from '../../../platform/wire/time.ts';
import { MAX_SERIES_TRAINS, type Price, type TrainStatus } from '../wire.ts';
import { dayAfter, weekdayOf } from './days.ts';
import { priceFaults } from './priceFaults.ts';
import type { Faults } from './texts.ts';

const HOUR_MS = 3_600_000;

/** What one train and a series have in common. */
export interface PlanAsked {
  lineId: number;
  trainNo: string;
  capacityTeu: number;
  cutoffHours: number;
  gateInHours: number;
  prices: readonly Price[];
}

/** On which days a series runs, and when. */
export interface SeriesAsked extends PlanAsked {
  weekdays: readonly number[];
  dateFrom: string;
  dateTo: string;
  departClock: string;
}

/** A moment so many hours after another. */
export function hoursAfter(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + hours * HOUR_MS);
}

/** A moment so many hours before another. */
export function hoursBefore(moment: Date, hours: number): Date {
  return hoursAfter(moment, -hours);
}

/** What is wrong with a plan whatever its day; `isInService` is null when the line does not exist. */
export function planFaults(asked: PlanAsked, isInService: boolean | null): Faults {
  const faults = priceFaults(asked.prices);
  if (isInService === null) faults.lineId = (t) => t.lineAbsent;
  if (isInService === false) faults.lineId = (t) => t.lineOutOfService;
  if (asked.gateInHours > asked.cutoffHours) faults.gateInHours = (t) => t.gateInBeforeCutoff;
  return faults;
}

/** What is wrong with a departure: it and its document cut-off must be to come, or nobody could ever book. */
export function departureFaults(departAt: Date, cutoffHours: number, now: Date): Faults {
  if (departAt <= now) return { departTime: (t) => t.departurePast };
  const cutoffAt = hoursBefore(departAt, cutoffHours);
  if (cutoffAt > now) return {};
  return { cutoffHours: (t) => t.cutoffPast({ time: formatDateTime(cutoffAt) }) };
}

/** The departures of a series, at most one more than may be planned in one go. */
export function departuresOf({ weekdays, dateFrom, dateTo, departClock }: SeriesAsked): Date[] {
  const departures: Date[] = [];
  for (
    let date = dateFrom;
    date <= dateTo && departures.length <= MAX_SERIES_TRAINS;
    date = dayAfter(date, 1)
  ) {
    if (weekdays.includes(weekdayOf(date))) departures.push(parseDateTime(`${date} ${departClock}:00`));
  }
  return departures;
}

/** What is wrong with the days of a series. */
export function seriesFaults(asked: SeriesAsked, now: Date): Faults {
  if (asked.dateTo < asked.dateFrom) return { dateTo: (t) => t.seriesOrder };
  const departures = departuresOf(asked);
  const [first] = departures;
  if (first === undefined) return { weekdays: (t) => t.seriesEmpty };
  if (departures.length > MAX_SERIES_TRAINS) {
    return { dateTo: (t) => t.seriesTooLong({ max: MAX_SERIES_TRAINS }) };
  }
  if (hoursBefore(first, asked.cutoffHours) > now) return {};
  const date = formatDate(first);
  return { dateFrom: (t) => t.seriesTooSoon({ date }) };
}

/** A train that already stands on a line. */
export interface StandingTrain {
  trainNo: string;
  departAt: Date;
  status: TrainStatus;
}

/** The train that stands in the way of a new one: at the same moment, or running under its number that day. */
export function standingInTheWay(
  standing: readonly StandingTrain[],
  trainNo: string,
  departAt: Date,
): StandingTrain | undefined {
  const sameMoment = standing.find((other) => other.departAt.getTime() === departAt.getTime());
  if (sameMoment) return sameMoment;
  const day = formatDate(departAt);
  return standing.find(
    (other) =>
      other.trainNo === trainNo && formatDate(other.departAt) === day && other.status !== 'cancelled',
  );
}
