import type { Trilingual } from '../wire/language.ts';
import type { Db } from './database/connect.ts';

/** Part of a company's own data, for the archive that it takes with it. */
export interface CompanyData {
  /** file in the archive, without its ending */
  readonly name: string;
  rows(db: Db, companyId: number): AsyncIterable<object>;
}

/** Data about persons which are no papers: removed on demand once their company is closed. */
export interface PersonalData {
  /** unique over all features */
  readonly kind: string;
  readonly title: Trilingual;
  /** Answers the number of rows that were removed or emptied. */
  remove(db: Db, accountIds: readonly number[]): Promise<number>;
}

/** What a company has to end before it can be closed. */
export interface ClosureObstacle {
  readonly kind: string;
  readonly title: Trilingual;
  count(db: Db, companyId: number): Promise<number>;
}

const ROWS_AT_ONCE = 1_000;

/** All rows by their ids, few in memory at a time. */
export async function* rowsById<Row extends { id: number }>(
  select: (after: number, limit: number) => PromiseLike<readonly Row[]>,
): AsyncGenerator<Row> {
  let after = 0;
  for (;;) {
    const rows = await select(after, ROWS_AT_ONCE);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_AT_ONCE) return;
    after = last.id;
  }
}
