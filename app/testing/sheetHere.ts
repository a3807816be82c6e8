import { readXlsx } from 'hucre/xlsx';
import type pg from 'pg';
import { findCurrentUser } from '../../features/people/account/server/index.ts';
import { connect, type Db } from '../../platform/server/database/connect.ts';
import type { SheetExport, SheetPlan } from '../../platform/server/export/sheetExport.ts';
import { createLog } from '../../platform/server/log.ts';
import { writeWorkbook } from '../../platform/server/sheet/workbook.ts';
import type { TestServer } from '../../platform/testing/testServer.ts';
import { checkAccess } from '../../platform/wire/access.ts';
import { withoutAmounts } from '../../platform/wire/amountsInText.ts';

/** Columns, types and first rows of an export in the name of the first person who may have it; null: none of them. */
export async function exportPlan(
  { databaseUrl, config }: TestServer,
  usernames: readonly string[],
  { list, input }: { list: SheetExport; input: Readonly<Record<string, unknown>> },
) {
  const { db, pool } = await connect(databaseUrl, 2, createLog('silent'));
  try {
    for (const username of usernames) {
      const user = await userNamed(db, pool, username);
      if (user === null || checkAccess(list.access, user) !== 'yes') continue;
      const { columns, query } = list.plan(input, { db, user, language: 'en', config });
      const { fields, rows } = await readCells(query, pool, 200);
      return { columns, fields, rows };
    }
    return null;
  } finally {
    await pool.end();
  }
}

async function userNamed(db: Db, pool: pg.Pool, username: string) {
  const { rows } = await pool.query<{ id: string }>('select id from account where username = $1', [username]);
  return findCurrentUser(db, Number(rows[0]?.id));
}

const AS_TEXT = { getTypeParser: () => (text: string) => text };

/**
 * Header and rows of a person's whole export: its own statement and columns, in this process. A real one starts a
 * process of its own, which takes a second beside others; tests of the feature `export` do.
 */
export async function sheetHere({ databaseUrl, config }: TestServer, username: string, exportName: string) {
  // the server's features, which tests without a sheet do not load
  const { FEATURES } = await import('../server/features.ts');
  const list = FEATURES.flatMap(({ exports = [] }) => exports).find(({ name }) => name === exportName);
  if (list === undefined) throw new Error(`nothing is exported as ${exportName}`);
  const { db, pool } = await connect(databaseUrl, 2, createLog('silent'));
  try {
    const user = await userNamed(db, pool, username);
    if (user === null || checkAccess(list.access, user) !== 'yes') return null;
    const plan = list.plan({}, { db, user, language: 'en', config });
    return await workbookOf(list.title.en, plan, pool);
  } finally {
    await pool.end();
  }
}

async function readCells(query: SheetPlan['query'], pool: pg.Pool, limit?: number) {
  const { sql: text, params: values } = query.toSQL();
  const limited = limit === undefined ? text : `select * from (${text}) as cells limit ${limit}`;
  return pool.query<(string | null)[]>({ text: limited, values, rowMode: 'array', types: AS_TEXT });
}

async function workbookOf(name: string, { query, columns }: SheetPlan, pool: pg.Pool) {
  const { rows: found } = await readCells(query, pool);
  const hide = (cell: string | null, index: number) =>
    columns[index]?.hidesAmounts && cell ? withoutAmounts(cell) : cell;
  const cells = found.map((row) => row.map(hide));
  const parts: Uint8Array[] = [];
  await writeWorkbook((bytes) => void parts.push(bytes), { name, columns, rowCount: cells.length }, [cells]);
  const [sheet] = (await readXlsx(Buffer.concat(parts))).sheets;
  const [header = [], ...body] = sheet?.rows ?? [];
  return { header, rows: body };
}
