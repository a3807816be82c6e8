import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import os from 'node:os';
import process from 'node:process';
import pg from 'pg';
import { type RowBatch, writeWorkbook } from '../sheet/workbook.ts';
import { cellReader } from './cellOf.ts';
import type { SheetTask, SheetWord } from './sheetTask.ts';

const ROWS_AT_ONCE = 250;
const TELL_EVERY_MS = 500;
const NICENESS = 5;
const SETTINGS =
  '-c TimeZone=UTC -c DateStyle=ISO -c cursor_tuple_fraction=1 -c client_connection_check_interval=2s';

const AS_TEXT = { getTypeParser: () => (text: string) => text };

const tell = (word: SheetWord) => process.send?.(word);

// child process of sheetJob.ts: a thrown error ends it, and the parent rejects
process.once('disconnect', () => process.exit(1));
process.once('message', async (task: SheetTask) => {
  os.setPriority(NICENESS);
  const word = await makeSheet(task);
  process.removeAllListeners('disconnect');
  process.send?.(word, () => process.disconnect());
});

/** One snapshot, read by cursor in batches. */
async function makeSheet(task: SheetTask): Promise<SheetWord> {
  const client = new pg.Client({
    connectionString: task.databaseUrl,
    application_name: 'ironsilk export',
    options: SETTINGS,
  });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const rowCount = await countRows(client, task);
    if (task.mostRows !== null && rowCount > task.mostRows) return { told: 'tooMany', rowsTotal: rowCount };
    tell({ told: 'counted', rowsTotal: rowCount });
    return { told: 'done', rowsDone: rowCount, ...(await writeFile(client, task, rowCount)) };
  } finally {
    await client.end();
  }
}

async function countRows(client: pg.Client, { statement, values }: SheetTask): Promise<number> {
  const { rows } = await client.query<{ total: string }>(
    `select count(*) as total from (${statement}) as listed`,
    [...values],
  );
  return Number(rows[0]?.total ?? 0);
}

async function writeFile(client: pg.Client, task: SheetTask, rowCount: number) {
  const { sheetName: name, columns } = task;
  const file = await open(task.path, 'wx');
  const hash = createHash('sha256');
  let byteCount = 0;
  try {
    const sink = async (bytes: Uint8Array) => {
      hash.update(bytes);
      byteCount += bytes.length;
      await file.write(bytes);
    };
    await writeWorkbook(sink, { name, columns, rowCount }, batchesOf(client, task));
    await file.sync();
  } finally {
    await file.close();
  }
  return { byteCount, sha256: hash.digest('hex') };
}

/** Prefetches one batch while another is written. */
async function* batchesOf(client: pg.Client, task: SheetTask): AsyncGenerator<RowBatch> {
  const readers = task.columns.map((column) => cellReader(column, task.offsetMinutes));
  await client.query(`declare listed no scroll cursor for ${task.statement}`, [...task.values]);
  const fetchSome = () =>
    client.query<(string | null)[]>({
      text: `fetch ${ROWS_AT_ONCE} from listed`,
      rowMode: 'array',
      types: AS_TEXT,
    });
  let rowsDone = 0;
  let toldAt = Date.now();
  let coming = fetchSome();
  for (;;) {
    const { rows } = await coming;
    if (rows.length === 0) return;
    coming = fetchSome();
    // handled where the batch is awaited
    coming.catch(() => undefined);
    yield rows.map((row) => readers.map((read, column) => read(row[column] ?? null)));
    rowsDone += rows.length;
    if (Date.now() - toldAt < TELL_EVERY_MS) continue;
    toldAt = Date.now();
    tell({ told: 'written', rowsDone });
  }
}
