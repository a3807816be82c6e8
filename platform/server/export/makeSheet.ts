import { type ChildProcess, fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { PLATFORM_ZONE } from '../../wire/time.ts';
import type { ReceivedFile } from '../files/receivedFile.ts';
import { SHEET_TYPE } from '../sheet/writeSheet.ts';
import type { ExportColumn, SheetPlan } from './sheetExport.ts';
import type { SheetTask, SheetWord, TaskColumn } from './sheetTask.ts';

/** The sheet would have more rows than it may have. */
export class TooManyRows extends Error {}

/** Somebody stopped it. */
export class SheetStopped extends Error {}

/** A finished sheet, ready to be kept. */
export interface MadeSheet {
  file: ReceivedFile;
  /** without the header */
  rowCount: number;
}

/** A sheet that is being made by another process. */
export interface SheetInTheMaking {
  /** rejects with TooManyRows, SheetStopped, or what went wrong */
  finished: Promise<MadeSheet>;
  /** ends the process at once and removes what it wrote */
  stop(): void;
}

export interface SheetOrder {
  databaseUrl: string;
  plan: SheetPlan;
  sheetName: string;
  fileName: string;
  /** a free place on the disk */
  path: string;
  mostRows?: number;
  /** hears how far it is, at most twice a second; the total is known from the first time on */
  onProgress?: (rowsDone: number, rowsTotal: number) => void;
}

const MOST_HEAP_MB = 96;
/** An hour is a hundred times what the longest list takes. */
const LONGEST_MS = 3_600_000;
const MOST_SAID = 4_000;

/**
 * Writes an .xlsx from the database in a process of its own, so that neither the event loop nor the memory of the
 * server bears a long list, and so that it can be ended.
 */
export function makeSheet(order: SheetOrder): SheetInTheMaking {
  const child = fork(new URL('./sheetMaker.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${MOST_HEAP_MB}`, '--max-semi-space-size=8'],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
  });
  let isStopped = false;
  const finished = outcomeOf(child, order).catch(async (fault: unknown) => {
    await rm(order.path, { force: true });
    throw isStopped ? new SheetStopped('The export was stopped') : fault;
  });
  child.send(taskOf(order));
  return {
    finished,
    stop: () => {
      isStopped = true;
      child.kill('SIGKILL');
    },
  };
}

/** Settles when the process has ended, so that nobody writes to the file any more. */
function outcomeOf(child: ChildProcess, order: SheetOrder): Promise<MadeSheet> {
  const { path, fileName, onProgress } = order;
  let said = '';
  let last: SheetWord | null = null;
  let rowsTotal = 0;
  child.stderr?.on('data', (text) => {
    said = (said + text).slice(0, MOST_SAID);
  });
  child.on('message', (word: SheetWord) => {
    last = word;
    if (word.told === 'counted') rowsTotal = word.rowsTotal;
    if (word.told === 'counted' || word.told === 'written') {
      onProgress?.(word.told === 'written' ? word.rowsDone : 0, rowsTotal);
    }
  });
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('close', (code, signal) => {
      if (last?.told === 'tooMany') return failed(new TooManyRows(`${last.rowsTotal} rows`));
      if (code !== 0 || last?.told !== 'done') {
        return failed(new Error(`The sheet was not made (${code ?? signal}): ${said}`));
      }
      const { byteCount, sha256, rowsDone: rowCount } = last;
      const kind = { ...SHEET_TYPE, entries: null };
      done({ file: { fileName, path, byteCount, sha256, kind }, rowCount });
    });
  });
}

function taskOf({ databaseUrl, plan, sheetName, path, mostRows }: SheetOrder): SheetTask {
  const { sql: statement, params: values } = plan.query.toSQL();
  const columns = plan.columns.map(shownOf);
  const { offsetMinutes } = PLATFORM_ZONE;
  return {
    databaseUrl,
    statement,
    values,
    sheetName,
    columns,
    offsetMinutes,
    path,
    mostRows: mostRows ?? null,
  };
}

function shownOf({ of: _source, ...shown }: ExportColumn): TaskColumn {
  return shown;
}
