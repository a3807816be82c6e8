import { desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { keywordFilter } from '../../../../platform/server/database/keywordFilter.ts';
import { timeRangeFilter } from '../../../../platform/server/database/timeRangeFilter.ts';
import { sheetField } from '../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { stationNameOf } from '../../network/server/index.ts';
import { trainMovements } from '../movementWire.ts';
import { en, ru, zh } from '../texts/movements.ts';
import { en as pageEn, ru as pageRu, zh as pageZh } from '../texts/page.ts';
import { train } from './tables.ts';

const { text, time, label, whole } = sheetField;

const statuses = { zh: pageZh.statuses, en: pageEn.statuses, ru: pageRu.statuses };
const departsAt = sql<Date>`coalesce(${train.expectedDepartAt}, ${train.departAt})`.mapWith(train.departAt);
const arrivesAt = sql<Date>`coalesce(${train.expectedArriveAt}, ${train.arriveAt})`.mapWith(train.arriveAt);
const arrivalText = sql<string>`${arrivesAt}`.mapWith((raw: string) => formatDateTime(new Date(raw)));
const hasDeparted = sql`${train.status} in ('departed', 'arrived')`;

const when = <Value>(condition: SQL, value: SQL<Value>) => sql<Value | null>`case when ${condition} then ${value} end`;
const minutesAfter = (planned: SQL | typeof train.departAt, actual: SQL) =>
  sql<number>`(extract(epoch from ${actual} - ${planned}) / 60)::int`;

const actualDepartAt = when(hasDeparted, departsAt).mapWith(train.departAt);
const actualArriveAt = when(sql`${train.status} = 'arrived'`, arrivesAt).mapWith(train.arriveAt);

/** Departures and arrivals of trains, as tracking stores what its events say. */
export const movementRecords = serveRecords(trainMovements, {
  from: train,
  texts: { zh, en, ru },
  sheetTitle: (t) => t.title,
  columns: (t, { language }) => ({
    trainInfoId: train.id,
    trainNo: text(t.trainNo, 12, train.trainNo),
    startStation: text(t.from, 20, stationNameOf(train.startStationId, language)),
    endStation: text(t.to, 20, stationNameOf(train.endStationId, language)),
    departTime: time(t.planDepart, 18, train.departAt),
    actualDepartTime: time(t.depart, 18, actualDepartAt),
    departLateMinutes: whole(t.departLate, 14, when(hasDeparted, minutesAfter(train.departAt, departsAt))),
    arriveTime: time(t.planArrive, 18, train.arriveAt),
    expectedArriveTime: { ...time(t.expectedArrive, 18, arrivesAt), value: arrivalText },
    actualArriveTime: time(t.arrive, 18, actualArriveAt),
    arriveLateMinutes: whole(t.arriveLate, 14, when(hasDeparted, minutesAfter(train.arriveAt, arrivesAt))),
    status: label(t.status, 14, train.status, statuses[language]),
  }),
  where: ({ trainNo, station, status, dateFrom, dateTo }, { language }) => [
    ne(train.status, 'planned'),
    keywordFilter(trainNo, [train.trainNo]),
    keywordFilter(station, [
      stationNameOf(train.startStationId, language),
      stationNameOf(train.endStationId, language),
    ]),
    status && eq(train.status, status),
    timeRangeFilter(train.departAt, { 'params[beginTime]': dateFrom, 'params[endTime]': dateTo }),
  ],
  order: [desc(train.departAt), desc(train.id)],
});
