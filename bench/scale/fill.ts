import type pg from 'pg';
import { moneySql } from './fillMoney.ts';
import { transportSql } from './fillTransport.ts';
import { wordsSql } from './fillWords.ts';

/** Adds five years of data to a demo database; its triggers, foreign keys and plain indexes rest meanwhile. */
export async function fillDatabase(client: pg.Client, orders: number): Promise<void> {
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '256MB'");
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

/** Goods lines, their facts and known goods of confirmed orders; after `transportSql`. */
const cargoSql: readonly string[] = [
  `insert into cargo_sheet (order_id, company_id, version, updated_by, created_at, updated_at)
   select id, company_id, 2, account_id, created_at, created_at from new_order where state = 'confirmed'`,

  `insert into cargo_line (order_id, line_key, position, goods_name_cn, goods_name_en, goods_name_ru, hscode, pack_num,
     goods_weight_kg, goods_gross_weight_kg)
   select id, 'bench-' || k, k, '轴承 ' || id % 500, 'Bearing ' || id % 500, 'Подшипник ' || id % 500, '848210', 40,
     9000, 9500
   from new_order cross join generate_series(0, 1) k where state = 'confirmed'`,

  `insert into cargo_fact (order_id, line_key, field, value, source, side, account_name, created_at)
   select id, 'bench-' || k, field, '848210', 'person', 'customer', '张伟', created_at
   from new_order cross join generate_series(0, 1) k cross join unnest(array['hscode', 'goodsNameEn']) field
   where state = 'confirmed'`,

  `insert into cargo_known_goods (company_id, hscode, search_text, goods_name_cn, goods_name_en, used_at)
   select company_id, '8482' || lpad((id % 90)::text, 2, '0'), 'bearing ' || id || ' 轴承', '轴承', 'Bearing ' || id,
     created_at from new_order where state = 'confirmed' and id % 2 = 0`,
];
