import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { Language } from '../../../../../platform/wire/language.ts';
import { findStopsOfLines } from '../../../network/server/index.ts';
import type { Train } from '../../../train/wire.ts';
import type { JourneyPosition, JourneyStop } from '../../wire.ts';
import { journeyOf, positionOf } from '../journey/journey.ts';
import { selectWholeTrainEvents } from '../ledger/queries.ts';

interface TrainJourney {
  train: Train;
  stops: JourneyStop[];
  position: JourneyPosition | null;
}

/** Journeys by whole-train events, as the stored estimates are. */
export async function journeysOfTrains(
  db: Db,
  trains: readonly Train[],
  language: Language,
  now: Date,
): Promise<TrainJourney[]> {
  const courses = await selectCourses(db, trains, language);
  return courses.map(({ train, route, events }) => {
    const timetable = { departTime: train.departTime, stops: route };
    return { train, ...journeyOf(timetable, events, now) };
  });
}

/** Where trains are, by whole-train events. */
export async function positionsOfTrains(db: Db, trains: readonly Train[], language: Language, now: Date) {
  const courses = await selectCourses(db, trains, language);
  return courses.map(({ train, route, events }) => {
    const timetable = { departTime: train.departTime, stops: route };
    return { train, position: positionOf(timetable, events, now) };
  });
}

async function selectCourses(db: Db, trains: readonly Train[], language: Language) {
  const lineIds = new Set(trains.map(({ lineId }) => lineId));
  const [stops, events] = await Promise.all([
    findStopsOfLines(db, [...lineIds], language),
    selectWholeTrainEvents(
      db,
      trains.map(({ trainInfoId }) => trainInfoId),
    ),
  ]);
  const stopsOfLine = Map.groupBy(stops, ({ lineId }) => lineId);
  const eventsOfTrain = Map.groupBy(events, ({ trainId }) => trainId);
  return trains.map((train) => ({
    train,
    route: (stopsOfLine.get(train.lineId) ?? []).map(({ stop }) => stop),
    events: eventsOfTrain.get(train.trainInfoId) ?? [],
  }));
}
