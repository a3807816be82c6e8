import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { LineType } from '../../network/wire.ts';
import { train } from './tables.ts';

/** SQL: number of the train whose id is in the caller's column. */
export function trainNoOf(trainId: SQLWrapper): SQL<string> {
  return sql<string>`(select ${train.trainNo} from ${train} where ${train.id} = ${trainId})`;
}

/** SQL: kind of line of a train. */
export function lineTypeOf(trainId: number | SQL | Placeholder): SQL<LineType> {
  return sql<LineType>`(select ${train.lineType} from ${train} where ${train.id} = ${trainId})`;
}

/** SQL: departure of the train whose id is in the caller's column. */
export function departAtOf(trainId: SQLWrapper): SQL<Date> {
  return sql<Date>`(select ${train.departAt} from ${train} where ${train.id} = ${trainId})`;
}

/** SQL: ids of the trains with a number. */
export const trainIdsNumbered = (trainNo: string): SQL =>
  sql`(select ${train.id} from ${train} where ${train.trainNo} = ${trainNo})`;
