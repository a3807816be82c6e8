import type { Db } from '../../../../platform/server/database/connect.ts';
import { CODE, type Page } from '../../../../platform/wire/envelope.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { pageWindow } from '../../../../platform/wire/paging.ts';
import { formatDate, parseDateTime } from '../../../../platform/wire/time.ts';
import { CALENDAR_WEEKS, type CalendarDay, type PublicTrain, type Train } from '../wire.ts';
import { selectCalendar } from './calendar.ts';
import { dayAfter, windowOf, windowOfMonth } from './days.ts';
import { userError } from './texts.ts';
import { selectNearby, selectNextBookable, type Timetable, type TimetableFilter } from './timetable.ts';
import { findTrainRow, publicTrainOf, type TrainRow, trainOf } from './trains.ts';

interface PageRequest {
  pageNum: number;
  pageSize: number;
}

const ALTERNATIVES = 5;
const DAYS_OF_WEEK = 7;

/** A page of published trains that have not left; dates `yyyy-MM-dd`, inclusive. */
export async function pageOfTrains(
  timetable: Timetable,
  input: PageRequest & TimetableFilter & { dateFrom?: string; dateTo?: string },
  language: Language,
): Promise<Page<Train>> {
  const now = new Date();
  const from = input.dateFrom === undefined ? now : later(now, parseDateTime(input.dateFrom));
  const until = input.dateTo === undefined ? null : windowOf(input.dateTo, 1).until;
  const { rows, total } = await pageOfRows(timetable, input, { from, until }, language);
  return { rows: rows.map((row) => trainOf(row, now)), total };
}

/** Without space and prices. */
export async function pageOfPublicTrains(
  timetable: Timetable,
  input: PageRequest & TimetableFilter,
  language: Language,
): Promise<Page<PublicTrain>> {
  const window = { from: new Date(), until: null };
  const { rows, total } = await pageOfRows(timetable, input, window, language);
  return { rows: rows.map(publicTrainOf), total };
}

/** Of a month `yyyy-MM`, else of five weeks; from now on. */
export async function calendarOf(
  db: Db,
  { month, dateFrom, ...filter }: TimetableFilter & { month?: string | undefined; dateFrom?: string | undefined },
): Promise<CalendarDay[]> {
  const weeks = () => windowOf(dateFrom ?? formatDate(new Date()), CALENDAR_WEEKS * 7);
  const { from, until } = month === undefined ? weeks() : windowOfMonth(month);
  return selectCalendar(db, { from: later(new Date(), from), until }, filter);
}

export async function trainsOfDay(
  timetable: Timetable,
  { date, ...filter }: TimetableFilter & { date: string },
  language: Language,
): Promise<Train[]> {
  return trainsWithin(timetable, windowOf(date, 1), filter, language);
}

/** Seven days from `dateFrom`. */
export async function trainsOfWeek(
  timetable: Timetable,
  { dateFrom, ...filter }: TimetableFilter & { dateFrom: string },
  language: Language,
): Promise<{ date: string; trains: Train[] }[]> {
  const trains = await trainsWithin(timetable, windowOf(dateFrom, DAYS_OF_WEEK), filter, language);
  const byDay = Map.groupBy(trains, (found) => found.departTime.slice(0, 10));
  return Array.from({ length: DAYS_OF_WEEK }, (_, index) => {
    const date = dayAfter(dateFrom, index);
    return { date, trains: byDay.get(date) ?? [] };
  });
}

/** Other trains between the same stations with `teu` left. */
export async function nearbyTrains(db: Db, trainId: number, teu: number, language: Language): Promise<Train[]> {
  const row = await findTrainRow(db, trainId, language);
  if (row === null) throw userError((t) => t.absent, CODE.absent);
  const found = await selectNearby(db, row, teu, ALTERNATIVES, language);
  const now = new Date();
  return found.map((other) => trainOf(other, now));
}

/** Next bookable train of a number, or null. */
export async function findNextBookable(db: Db, trainNo: string, language: Language): Promise<Train | null> {
  const found = await selectNextBookable(db, trainNo, language);
  return found ? trainOf(found, new Date()) : null;
}

async function pageOfRows(
  timetable: Timetable,
  input: PageRequest & TimetableFilter,
  window: { from: Date; until: Date | null },
  language: Language,
): Promise<Page<TrainRow>> {
  const [rows, total] = await Promise.all([
    timetable.page(language, window, input, pageWindow(input)),
    timetable.total(window, input),
  ]);
  return { rows, total };
}

async function trainsWithin(
  timetable: Timetable,
  window: { from: Date; until: Date },
  filter: TimetableFilter,
  language: Language,
): Promise<Train[]> {
  const now = new Date();
  const rows = await timetable.page(language, { ...window, from: later(now, window.from) }, filter);
  return rows.map((row) => trainOf(row, now));
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}
