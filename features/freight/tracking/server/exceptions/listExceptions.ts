import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { Language } from '../../../../../platform/wire/language.ts';
import { formatDateTime } from '../../../../../platform/wire/time.ts';
import { countMissingNumbers, sumWaitlisted } from '../../../booking/server/index.ts';
import { findTrains } from '../../../train/server/index.ts';
import type { TrainException, TrainPosition } from '../../wire.ts';
import { positionsOfTrains } from '../trace/journeysOfTrains.ts';
import { byUrgency, exceptionsOf } from './exceptionRules.ts';
import { type Suspect, selectSuspects, selectTrainsInTransit } from './trackedTrains.ts';

/** Trains drawn on the map. */
const MAX_POSITIONS = 120;

/** Everything wrong with trains now, most urgent first, and where the trains in transit are. */
export async function exceptionBoard(
  db: Db,
  language: Language,
  now: Date,
): Promise<{ exceptions: TrainException[]; positions: TrainPosition[] }> {
  const [exceptions, positions] = await Promise.all([
    findExceptions(db, language, now),
    positionsOf(db, language, now),
  ]);
  return { exceptions, positions };
}

/** Everything wrong with trains now, most urgent first. */
export async function findExceptions(db: Db, language: Language, now: Date): Promise<TrainException[]> {
  const suspects = await selectSuspects(db, language, now);
  const ahead = suspects.filter(({ status }) => status !== 'departed').map(({ trainInfoId }) => trainInfoId);
  const [missing, waitlisted] = await Promise.all([countMissingNumbers(db, ahead), sumWaitlisted(db, ahead)]);
  const missingByTrain = new Map(missing.map((row) => [row.trainId, row]));
  const waitlistedByTrain = new Map(waitlisted.map((row) => [row.trainId, row.teu]));
  const exceptions = suspects.flatMap((suspect) => {
    const shortfall = missingByTrain.get(suspect.trainInfoId);
    const counts = {
      missingContainers: shortfall?.containers ?? 0,
      missingCustomers: shortfall?.customers ?? 0,
      waitlistedTeu: waitlistedByTrain.get(suspect.trainInfoId) ?? 0,
    };
    const facts = { ...factsOf(suspect), ...counts };
    return exceptionsOf(facts, now.getTime()).map((found) => ({ ...shownOf(suspect), ...counts, ...found }));
  });
  return exceptions.toSorted(byUrgency);
}

function factsOf(suspect: Suspect) {
  const { status, capacityTeu, soldTeu } = suspect;
  return {
    status,
    capacityTeu,
    soldTeu,
    arriveAt: suspect.arriveAt.getTime(),
    cutoffAt: suspect.cutoffAt.getTime(),
    expectedDepartAt: suspect.expectedDepartAt.getTime(),
    expectedArriveAt: suspect.expectedArriveAt.getTime(),
    nextReportAt: suspect.nextReportAt?.getTime() ?? null,
  };
}

function shownOf(suspect: Suspect) {
  const { trainInfoId, trainNo, lineName, capacityTeu, soldTeu, kind, stationName, reportedAt } = suspect;
  const hasReport = kind !== null && stationName !== null && reportedAt !== null;
  return {
    trainInfoId,
    trainNo,
    lineName,
    capacityTeu,
    soldTeu,
    departTime: formatDateTime(suspect.departAt),
    cutoffTime: formatDateTime(suspect.cutoffAt),
    arriveTime: formatDateTime(suspect.arriveAt),
    expectedArriveTime: formatDateTime(suspect.expectedArriveAt),
    lastReport: hasReport ? { kind, stationName, time: formatDateTime(reportedAt) } : null,
    nextReportTime: suspect.nextReportAt && formatDateTime(suspect.nextReportAt),
  };
}

async function positionsOf(db: Db, language: Language, now: Date): Promise<TrainPosition[]> {
  const trains = await findTrains(db, await selectTrainsInTransit(db, MAX_POSITIONS), language);
  const placed = await positionsOfTrains(db, trains, language, now);
  return placed.flatMap(({ train, position }) => {
    if (position === null) return [];
    const { trainInfoId, trainNo, lineName, expectedArriveTime } = train;
    const { latitude, longitude } = position;
    return { trainInfoId, trainNo, lineName, expectedArriveTime, latitude, longitude };
  });
}
