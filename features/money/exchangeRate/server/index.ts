export { type FoundRate, findRate } from './findRate.ts';
export { rateSql } from './rateSql.ts';
