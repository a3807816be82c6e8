import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, inject, test } from 'vitest';
import { maintenanceUrl } from '../../testing/database.ts';
import { connect } from './connect.ts';
import { preparedStatement } from './preparedStatement.ts';

const url = maintenanceUrl(inject('templateUrl'));

test('a prepared statement is planned once, whatever its values; other statements are planned as ever', async () => {
  const database = await connect(url, 1, pino({ level: 'silent' }));
  const run = preparedStatement<{ of: number }>(
    database,
    'half',
    sql`select 10 / ${sql.placeholder('of')}::int as half`,
  );
  expect((await run({ of: 2 })).rows).toEqual([{ half: 5 }]);
  expect((await run({ of: 5 })).rows).toEqual([{ half: 2 }]);
  const plans = await database.batches.query(
    `select generic_plans::int, custom_plans::int from pg_prepared_statements where name = 'half'`,
  );
  expect(plans.rows).toEqual([{ generic_plans: 2, custom_plans: 0 }]);
  expect((await database.pool.query('show plan_cache_mode')).rows).toEqual([{ plan_cache_mode: 'auto' }]);
  await database.end();
});
