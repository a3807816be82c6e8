import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './connect.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Any number that is ours alone: two processes that start together take turns. */
const START_LOCK = 7_220_261;

/** Does the work that only one of several starting processes may do at a time: migrations, then seeds. */
export async function prepareOnce(database: Database, seed: () => Promise<void>): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
    await seed();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [START_LOCK]).catch(() => undefined);
    client.release();
  }
}
