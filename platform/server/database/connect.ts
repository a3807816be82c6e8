import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Log } from '../log.ts';

declare module 'pg' {
  interface ClientConfig {
    /** missing in the types of pg 8.23 */
    pipeline?: boolean;
  }
}

/** The database or a transaction in it. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export interface Database {
  pool: pg.Pool;
  /** for statements that write for many at once; they wait for no other, and are planned once per connection */
  batches: pg.Pool;
  db: NodePgDatabase<Record<string, never>>;
  url: string;
  /** whether the database answers; on a connection of its own, so that a busy pool does not count as a dead one */
  answers(): Promise<boolean>;
  end(): Promise<void>;
}

export class DatabaseUnreachable extends Error {}

const CONNECT_TIMEOUT_MS = 10_000;
const BATCH_CONNECTIONS = 4;
/** A plan lasts as long as its connection. */
const BATCH_IDLE_MS = 15 * 60_000;
/** Otherwise the first five runs of a statement are planned each for its values. */
const PLAN_ONCE = '-c plan_cache_mode=force_generic_plan';

/** Opens the pool and runs one query, so that a wrong URL fails at once. Throws DatabaseUnreachable. */
export async function connect(url: string, poolSize: number, log: Log): Promise<Database> {
  const pool = openPool(url, poolSize, log);
  const probe = openPool(url, 1, log);
  const batches = openPool(url, BATCH_CONNECTIONS, log, { settings: PLAN_ONCE, idleTimeoutMillis: BATCH_IDLE_MS });
  // Without this listener, a connection lost inside a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await pool.query('select 1');
  } catch (fault) {
    await pool.end();
    throw new DatabaseUnreachable(`The database at ${withoutPassword(url)} does not answer: ${reason(fault)}`);
  }
  return {
    pool,
    batches,
    db: drizzle(pool),
    url,
    answers: () =>
      probe.query('select 1').then(
        () => true,
        () => false,
      ),
    async end() {
      await Promise.all([pool.end(), probe.end(), batches.end()]);
    },
  };
}

interface PoolOptions {
  settings?: string;
  idleTimeoutMillis?: number;
}

function openPool(url: string, max: number, log: Log, { settings = '', ...options }: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    ...options,
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'ironsilk',
    // what a transaction asks at once is sent at once, and answered in this order
    pipeline: true,
    // random pages cost little on today's disks: otherwise whole tables are read where an index serves
    options: `-c TimeZone=UTC -c random_page_cost=1.1 -c jit=off ${settings}`,
  });
  pool.on('error', (fault) => {
    if (!pool.ending) log.warn({ reason: fault.message }, 'an idle database connection was lost');
  });
  return pool;
}

/** Name of the violated unique constraint (23505); '' when unnamed, null for any other error. */
export const violatedUnique = (fault: unknown) => violatedConstraint(fault, '23505');

/** Name of the violated foreign key (23503); '' when unnamed, null for any other error. */
export const violatedReference = (fault: unknown) => violatedConstraint(fault, '23503');

/** Name of the violated check (23514), also one that a trigger names; '' when unnamed, null for any other error. */
export const violatedCheck = (fault: unknown) => violatedConstraint(fault, '23514');

function violatedConstraint(fault: unknown, sqlState: string): string | null {
  const cause = fault instanceof Error && fault.cause !== undefined ? fault.cause : fault;
  if (!(cause instanceof pg.DatabaseError) || cause.code !== sqlState) return null;
  return cause.constraint ?? '';
}

function withoutPassword(url: string): string {
  const address = URL.parse(url);
  if (!address) return 'DATABASE_URL';
  return `${address.host}${address.pathname}`;
}

function reason(fault: unknown): string {
  if (fault instanceof AggregateError) return fault.errors.map((inner) => reason(inner)).join(', ');
  return fault instanceof Error ? fault.message : String(fault);
}
