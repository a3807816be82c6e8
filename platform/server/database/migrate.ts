import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './connect.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));
const ADVISORY_LOCK_KEY = 7_220_261;

/** Runs migrations, then seeds, in one process at a time. */
export async function migrateAndSeed(database: Database, seed: () => Promise<void>): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK_KEY]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
    await seed();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK_KEY]).catch(() => undefined);
    client.release();
  }
}
