import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import os from 'node:os';
import process from 'node:process';
import pg from 'pg';
import { withoutAmounts } from '../../wire/amountsInText.ts';
import { type CellContent, serialOf } from '../sheet/cellKind.ts';
import { type RowBatch, writeWorkbook } from '../sheet/workbook.ts';
import type { SheetTask, TaskColumn, WorkerMessage } from './sheetTask.ts';

/** Parses PostgreSQL's text output (UTC) into a cell; times on a clock `offsetMinutes` ahead. */
function cellReader(
  { kind, words, hidesAmounts }: TaskColumn,
  offsetMinutes: number,
): (text: string | null) => CellContent {
  if (words) {
    const known = new Map(Object.entries(words));
    return (text) => (text === null ? null : (known.get(text) ?? text));
  }
  if (hidesAmounts) return (text) => text && withoutAmounts(text);
  if (kind === 'time') return (text) => text && momentOf(text, offsetMinutes);
  if (kind === 'date') {
    return (text) => {
      const moment = text && momentOf(text, offsetMinutes);
      return typeof moment === 'number' ? Math.floor(moment) : moment;
    };
  }
  return (text) => text;
}

/** `2026-12-01 20:30:00.123+00` or `2026-12-01`; others (infinity, BC) stay text. */
function momentOf(text: string, offsetMinutes: number): CellContent {
  if (text.length === 10) return serialOf(Date.UTC(+text.slice(0, 4), +text.slice(5, 7) - 1, +text.slice(8, 10)), 0);
  if (!text.endsWith('+00') || text.length < 22) return text;
  const day = Date.UTC(+text.slice(0, 4), +text.slice(5, 7) - 1, +text.slice(8, 10));
  const clock = +text.slice(11, 13) * 3_600_000 + +text.slice(14, 16) * 60_000 + +text.slice(17, -3) * 1000;
  return serialOf(day + clock, offsetMinutes);
}

const FETCH_SIZE = 250;
const PROGRESS_INTERVAL_MS = 500;
const NICENESS = 5;
const SETTINGS = '-c TimeZone=UTC -c DateStyle=ISO -c cursor_tuple_fraction=1 -c client_connection_check_interval=2s';

const AS_TEXT = { getTypeParser: () => (text: string) => text };

const report = (message: WorkerMessage) => process.send?.(message);

// child process of sheetJob.ts: a thrown error ends it, and the parent rejects
process.once('disconnect', () => process.exit(1));
process.once('message', async (task: SheetTask) => {
  os.setPriority(NICENESS);
  const message = await writeSheetFile(task);
  process.removeAllListeners('disconnect');
  process.send?.(message, () => process.disconnect());
});

/** One snapshot, read by cursor in batches. */
async function writeSheetFile(task: SheetTask): Promise<WorkerMessage> {
  const client = new pg.Client({
    connectionString: task.databaseUrl,
    application_name: 'ironsilk export',
    options: SETTINGS,
  });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const rowCount = await countRows(client, task);
    if (task.maxRows !== null && rowCount > task.maxRows) return { type: 'tooMany', rowsTotal: rowCount };
    report({ type: 'counted', rowsTotal: rowCount });
    return { type: 'done', rowsDone: rowCount, ...(await writeFile(client, task, rowCount)) };
  } finally {
    await client.end();
  }
}

async function countRows(client: pg.Client, { statement, values }: SheetTask): Promise<number> {
  const { rows } = await client.query<{ rows: string }>(`select count(*) as rows from (${statement}) as listed`, [
    ...values,
  ]);
  return Number(rows[0]?.rows ?? 0);
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
      text: `fetch ${FETCH_SIZE} from listed`,
      rowMode: 'array',
      types: AS_TEXT,
    });
  let rowsDone = 0;
  let reportedAt = Date.now();
  let nextBatch = fetchSome();
  for (;;) {
    const { rows } = await nextBatch;
    if (rows.length === 0) return;
    nextBatch = fetchSome();
    // handled where the batch is awaited
    nextBatch.catch(() => undefined);
    yield rows.map((row) => readers.map((read, column) => read(row[column] ?? null)));
    rowsDone += rows.length;
    if (Date.now() - reportedAt < PROGRESS_INTERVAL_MS) continue;
    reportedAt = Date.now();
    report({ type: 'written', rowsDone });
  }
}
