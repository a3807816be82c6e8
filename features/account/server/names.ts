import { QueryBuilder } from 'drizzle-orm/pg-core';
import { company } from './tables.ts';

/** Companies as `{id, fullName}`, for other rooms' queries to join; `alias` tells several apart. */
export function companyNames<const Alias extends string>(alias: Alias) {
  return new QueryBuilder().select({ id: company.id, fullName: company.fullName }).from(company).as(alias);
}
