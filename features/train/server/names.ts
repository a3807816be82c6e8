import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { train } from './tables.ts';

/** SQL for the number of the train whose id stands in a column of the caller's query. */
export function trainNoOf(trainId: SQLWrapper): SQL<string> {
  return sql<string>`(select ${train.trainNo} from ${train} where ${train.id} = ${trainId})`;
}
