import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type Database, DatabaseUnreachable } from './connect.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));
const ADVISORY_LOCK_KEY = 7_220_261;

/** Runs migrations, then seeds, in one process at a time. */
export async function migrateAndSeed(database: Database, seed: () => Promise<void>): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK_KEY]);
    await createTrigrams(client);
    const before = await countMigrations(client);
    if (before > 0) await assertUpgradable(client);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
    // an old database plans by what it knew of its old indexes
    if (before > 0 && (await countMigrations(client)) > before) await client.query('analyze');
    await seed();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK_KEY]).catch(() => undefined);
    client.release();
  }
}

/** 0 for an empty database. */
async function countMigrations(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`);
  if (!rows[0]?.is_there) return 0;
  const counted = await client.query('select count(*)::int as migrations from drizzle.__drizzle_migrations');
  return Number(counted.rows[0]?.migrations);
}

/** The first migration holds all before it: it is skipped where the last of those has run, and cannot run over earlier ones. */
async function assertUpgradable(client: pg.PoolClient): Promise<void> {
  const [first] = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  const { rows } = await client.query('select max(created_at) as last from drizzle.__drizzle_migrations');
  if (first === undefined || Number(rows[0]?.last) >= first.folderMillis) return;
  throw new DatabaseUnreachable(
    'The database is of a release too old to upgrade from: start the last release of 2026-11 on it once, then this one.',
  );
}

/** Indexes of searches within a text need it; it comes with every PostgreSQL (contrib). */
async function createTrigrams(client: pg.PoolClient): Promise<void> {
  const { rowCount } = await client.query(`select from pg_extension where extname = 'pg_trgm'`);
  if (rowCount) return;
  try {
    await client.query('create extension pg_trgm');
  } catch (fault) {
    const reason = fault instanceof pg.DatabaseError ? fault.message : String(fault);
    throw new DatabaseUnreachable(
      `The database lacks the extension pg_trgm, and it could not be created: ${reason}. ` +
        'Let its owner or an administrator run "create extension pg_trgm" in it; it is part of PostgreSQL (contrib).',
    );
  }
}
