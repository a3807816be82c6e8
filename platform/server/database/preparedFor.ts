import type { Db } from './connect.ts';

/**
 * A query that is built and planned once for a database, for those that are asked so often that building and
 * planning cost more than doing them. Within a transaction it is built anew.
 */
export function preparedFor<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}
