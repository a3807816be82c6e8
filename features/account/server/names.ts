import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { account } from './tables.ts';

/** SQL for the name of the person whose account id stands in a column of the caller's query; null where it is. */
export function accountNameOf(accountId: SQLWrapper): SQL<string | null> {
  return sql<string | null>`(select ${account.name} from ${account} where ${account.id} = ${accountId})`;
}
