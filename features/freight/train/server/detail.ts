import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { findStops, findViaBorder } from '../../network/server/index.ts';
import type { Stop } from '../../network/wire.ts';
import type { PublicTrain, TrainDetail } from '../wire.ts';
import { findTrainRow, publicTrainOf, trainOf } from './trains.ts';

/** In any status, or null. */
export async function findTrainDetail(db: Db, trainId: number, language: Language): Promise<TrainDetail | null> {
  const row = await findTrainRow(db, trainId, language);
  if (row === null) return null;
  const stops = await findStops(db, row.lineId, language);
  const viaBorder = await findViaBorder(db, row.lineId, language);
  return { ...trainOf(row, new Date()), viaBorder, stops };
}

/** In any status, or null; public fields. */
export async function findPublicTrainDetail(
  db: Db,
  trainId: number,
  language: Language,
): Promise<(PublicTrain & { stops: Stop[] }) | null> {
  const row = await findTrainRow(db, trainId, language);
  if (row === null) return null;
  return { ...publicTrainOf(row), stops: await findStops(db, row.lineId, language) };
}
