import type pg from 'pg';
import { cargoSql } from './fillCargo.ts';
import { moneySql } from './fillMoney.ts';
import { transportSql } from './fillTransport.ts';
import { wordsSql } from './fillWords.ts';

/** Adds five years of data to a demo database; its triggers, foreign keys and plain indexes rest meanwhile. */
export async function fillDatabase(client: pg.Client, orders: number): Promise<void> {
  await client.query(
    "set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '256MB'",
  );
  const restore = await dropUntilFilled(client);
  const filled = [...transportSql(orders), ...cargoSql, ...wordsSql(orders), ...moneySql];
  for (const statement of filled) await runTimed(client, statement);
  for (const statement of restore) await client.query(statement);
  await client.query('vacuum analyze');
}

/** Triggers, foreign keys and plain indexes cost most of the time row by row; returns the statements that restore them. */
async function dropUntilFilled(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; restore: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace and not indisunique
    union all
    select format('alter table %s disable trigger %I', tgrelid::regclass, tgname),
      format('alter table %s enable trigger %I', tgrelid::regclass, tgname)
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = 'public'::regnamespace and not tgisinternal
    order by 1`);
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ restore }) => restore);
}

async function runTimed(client: pg.Client, statement: string): Promise<void> {
  const begun = performance.now();
  const { rowCount } = await client.query(statement);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const table = /(?:insert into|create temp table) (\w+)/.exec(statement)?.[1];
  if (table && rowCount) console.log(`${table}: ${rowCount.toLocaleString('en')} rows, ${seconds} s`);
}
