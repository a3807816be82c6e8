import type { Db } from './connect.ts';

/** A query built and planned once per database, for hot paths. Built anew within a transaction. */
export function preparedQuery<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const queries = new WeakMap<Db, Query>();
  return (db) => {
    const cached = queries.get(db);
    if (cached !== undefined) return cached;
    const query = build(db);
    queries.set(db, query);
    return query;
  };
}
