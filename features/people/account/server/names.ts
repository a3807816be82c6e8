import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { account, company } from './tables.ts';

/** SQL for the name of the account whose id is in a column of the caller's query; null where that is. */
export function accountNameOf(accountId: SQLWrapper): SQL<string | null> {
  return sql<string | null>`(select ${account.name} from ${account} where ${account.id} = ${accountId})`;
}

export function userNameOf(accountId: SQLWrapper): SQL<string> {
  return sql<string>`(select ${account.username} from ${account} where ${account.id} = ${accountId})`;
}

export function companyNameOfAccount(accountId: SQLWrapper): SQL<string | null> {
  return sql<string | null>`(select ${company.fullName} from ${company} where ${company.id} = (
    select ${account.companyId} from ${account} where ${account.id} = ${accountId}))`;
}

/** null: of no company. */
export function companyIdOfAccount(accountId: SQLWrapper): SQL<number | null> {
  return sql<number | null>`(select ${account.companyId}::float8 from ${account} where ${account.id} = ${accountId})`;
}

export function companyNoOf(companyId: SQLWrapper): SQL<string> {
  return sql<string>`(select ${company.companyNo} from ${company} where ${company.id} = ${companyId})`;
}
