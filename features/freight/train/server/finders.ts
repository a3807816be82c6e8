import { and, asc, desc, eq, gt, gte, ilike, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { likeContains } from '../../../../platform/server/database/likePattern.ts';
import type { Finder } from '../../../../platform/server/feature.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { type Found, MAX_FOUND } from '../../../../platform/wire/found.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { shownTimes } from '../../../../platform/wire/shownTime.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { TRACKING } from '../../../people/account/laterPages.ts';
import { findStationIdsLike } from '../../network/server/index.ts';
import { journeyAsked } from '../journeyAsked.ts';
import { newBookingPath } from '../newBookingPath.ts';
import { trainPage } from '../pages.ts';
import { listTrainPlans, timetableEntry, trainBooking, trainTracking } from '../wire.ts';
import { train } from './tables.ts';
import { selectTrains, type TrainRow } from './trains.ts';

/** Shorter parts of a number fit most trains. */
const MIN_LENGTH = 3;
const PAST_DAYS = 30;
const DAY_MS = 86_400_000;

const noteOf = ({ startStation, endStation, departAt }: TrainRow, language: Language) =>
  `${startStation} → ${endStation} · ${shownTimes(language).dateTime(formatDateTime(departAt))}`;

/** Of five trains of a number, at least so many are yet to leave. */
const FEWEST_NEXT = 3;

/** Trains by a part of their number: the next departures, then the latest of the month before. */
async function trainsNumbered(text: string, { db, user, language }: CallContext): Promise<Found[]> {
  const part = text.trim();
  if (part.length < MIN_LENGTH || !/\d/.test(part)) return [];
  const departing = (when: SQL, order: SQL) =>
    db
      .select({ id: train.id })
      .from(train)
      .where(and(ilike(train.trainNo, likeContains(part)), when))
      .orderBy(order, asc(train.id))
      .limit(MAX_FOUND);
  const now = new Date();
  const start = new Date(now.getTime() - PAST_DAYS * DAY_MS);
  const next = departing(gte(train.departAt, now), asc(train.departAt));
  const recent = departing(
    sql`${train.departAt} >= ${start.toISOString()} and ${train.departAt} < ${now.toISOString()}`,
    desc(train.departAt),
  );
  const found = await selectTrains(db, language)
    .where(sql`${train.id} in ((${next}) union all (${recent}))`)
    .orderBy(asc(train.departAt), asc(train.id));
  const coming = found.filter(({ departAt }) => departAt >= now);
  const past = found.filter(({ departAt }) => departAt < now).toReversed();
  const rows = [...coming.slice(0, Math.max(FEWEST_NEXT, MAX_FOUND - past.length)), ...past].slice(0, MAX_FOUND);
  const page = hasPermission(user, trainTracking.access.code) ? TRACKING : trainPage;
  return rows.map((row) => ({
    kind: 'train',
    title: row.trainNo,
    note: noteOf(row, language),
    path: pathTo(page, { trainInfoId: row.trainId }),
  }));
}

/** The next trains with space between the stations of "book Xi'an – Duisburg". */
async function trainsToBook(text: string, { db, language }: CallContext): Promise<Found[]> {
  const journey = journeyAsked(text);
  if (journey === null) return [];
  const [from, to] = await Promise.all([findStationIdsLike(db, journey.from), findStationIdsLike(db, journey.to)]);
  if (from.length === 0 || to.length === 0) return [];
  const ids = db
    .select({ id: train.id })
    .from(train)
    .where(
      and(
        inArray(train.startStationId, from),
        inArray(train.endStationId, to),
        gte(train.departAt, sql`now()`),
        eq(train.status, 'open'),
        gt(train.cutoffAt, sql`now()`),
        lt(train.soldTeu, train.capacityTeu),
      ),
    )
    .orderBy(asc(train.departAt), asc(train.id))
    .limit(MAX_FOUND);
  const rows = await selectTrains(db, language).where(inArray(train.id, ids)).orderBy(asc(train.departAt));
  return rows.map((row) => ({
    kind: 'book',
    title: row.trainNo,
    note: noteOf(row, language),
    path: newBookingPath({ ...row, trainInfoId: row.trainId }),
  }));
}

export const finders: readonly Finder[] = [
  { permission: [timetableEntry.access.code, listTrainPlans.access.code], find: trainsNumbered },
  { permission: trainBooking.access.code, find: trainsToBook },
];
