import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { maintenanceUrl } from '../../testing/database.ts';
import { preparedStatement } from './preparedStatement.ts';

const url = maintenanceUrl(inject('templateUrl'));

test('a prepared statement is planned once, and what follows on its connection is planned as ever', async () => {
  const pool = new pg.Pool({ connectionString: url, max: 1, pipeline: true });
  const half = preparedStatement<{ of: number }>(pool, 'half', sql`select 10 / ${sql.placeholder('of')}::int as half`);
  const modeThen = async () => (await pool.query('show plan_cache_mode')).rows;
  expect((await half({ of: 2 })).rows).toEqual([{ half: 5 }]);
  expect((await half({ of: 5 })).rows).toEqual([{ half: 2 }]);
  const plans = await pool.query(
    `select generic_plans::int, custom_plans::int from pg_prepared_statements where name = 'half'`,
  );
  expect(plans.rows).toEqual([{ generic_plans: 2, custom_plans: 0 }]);
  expect(await modeThen()).toEqual([{ plan_cache_mode: 'auto' }]);
  await expect(half({ of: 0 })).rejects.toThrow('division by zero');
  expect(await modeThen()).toEqual([{ plan_cache_mode: 'auto' }]);
  await pool.end();
});
