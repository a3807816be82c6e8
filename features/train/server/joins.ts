import { eq } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Language } from '../../../platform/wire/language.ts';
import { lineNames, stationNames } from '../../network/server/index.ts';
import { train } from './tables.ts';

/**
 * Trains with names in one language, for other rooms' queries to join on `trainId`, to filter and to sort by.
 * Its columns keep the table of trains' own names, so that the outer query can tell them from its own `train_id`.
 * The database folds it into the query around it, so a join costs no more than the tables themselves.
 */
export function trainRows<const Alias extends string>(alias: Alias, language: Language) {
  const ofLine = lineNames('of_line', language);
  const start = stationNames('start', language);
  const end = stationNames('end', language);
  return new QueryBuilder()
    .select({
      trainId: train.id,
      trainNo: train.trainNo,
      lineName: ofLine.name,
      lineType: train.lineType,
      startStationId: train.startStationId,
      startStation: start.name,
      endStationId: train.endStationId,
      endStation: end.name,
      departAt: train.departAt,
      cutoffAt: train.cutoffAt,
      status: train.status,
    })
    .from(train)
    .innerJoin(ofLine, eq(ofLine.id, train.lineId))
    .innerJoin(start, eq(start.id, train.startStationId))
    .innerJoin(end, eq(end.id, train.endStationId))
    .as(alias);
}
