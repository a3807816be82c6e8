import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { LineType } from '../../network/wire.ts';
import { train } from './tables.ts';

/** SQL: number of the train whose id is in the caller's column. */
export function trainNoOf(trainId: SQLWrapper): SQL<string> {
  return sql<string>`(select ${train.trainNo} from ${train} where ${train.id} = ${trainId})`;
}

/** SQL: kind of line of a train. */
export function lineTypeOf(trainId: number): SQL<LineType> {
  return sql<LineType>`(select ${train.lineType} from ${train} where ${train.id} = ${trainId})`;
}
