import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { account, company } from './tables.ts';

/** SQL for the name of the person whose account id stands in a column of the caller's query; null where it is. */
export function accountNameOf(accountId: SQLWrapper): SQL<string | null> {
  return sql<string | null>`(select ${account.name} from ${account} where ${account.id} = ${accountId})`;
}

/** SQL for the user name of the person whose account id stands in a column of the caller's query. */
export function userNameOf(accountId: SQLWrapper): SQL<string> {
  return sql<string>`(select ${account.username} from ${account} where ${account.id} = ${accountId})`;
}

/** SQL for the name of the company of the person whose account id stands in a column; null without a company. */
export function companyNameOfAccount(accountId: SQLWrapper): SQL<string | null> {
  return sql<string | null>`(select ${company.fullName} from ${company} where ${company.id} = (
    select ${account.companyId} from ${account} where ${account.id} = ${accountId}))`;
}

/** SQL for the number of the company whose id stands in a column of the caller's query. */
export function companyNoOf(companyId: SQLWrapper): SQL<string> {
  return sql<string>`(select ${company.companyNo} from ${company} where ${company.id} = ${companyId})`;
}
