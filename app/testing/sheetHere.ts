import { readXlsx } from 'hucre/xlsx';
import type pg from 'pg';
import { findCurrentUser } from '../../features/account/server/index.ts';
import { connect } from '../../platform/server/database/connect.ts';
import type { SheetPlan } from '../../platform/server/export/sheetExport.ts';
import { createLog } from '../../platform/server/log.ts';
import { writeWorkbook } from '../../platform/server/sheet/workbook.ts';
import type { TestServer } from '../../platform/testing/testServer.ts';
import { checkAccess } from '../../platform/wire/access.ts';

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
    const { rows } = await pool.query<{ id: string }>('select id from account where username = $1', [
      username,
    ]);
    const user = await findCurrentUser(db, Number(rows[0]?.id));
    if (user === null || checkAccess(list.access, user) !== 'yes') return null;
    const plan = list.plan({}, { db, user, language: 'en', config });
    return await workbookOf(list.title.en, plan, pool);
  } finally {
    await pool.end();
  }
}

async function workbookOf(name: string, { query, columns }: SheetPlan, pool: pg.Pool) {
  const { sql: text, params: values } = query.toSQL();
  const { rows: cells } = await pool.query<(string | null)[]>({
    ...{ text, values, rowMode: 'array', types: AS_TEXT },
  });
  const parts: Uint8Array[] = [];
  await writeWorkbook((bytes) => void parts.push(bytes), { name, columns, rowCount: cells.length }, [cells]);
  const [sheet] = (await readXlsx(Buffer.concat(parts))).sheets;
  const [header = [], ...rows] = sheet?.rows ?? [];
  return { header, rows };
}
