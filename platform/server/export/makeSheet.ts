import { type ChildProcess, fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { PLATFORM_ZONE } from '../../wire/time.ts';
import type { ReceivedFile } from '../files/receivedFile.ts';
import { SHEET_TYPE } from '../sheet/writeSheet.ts';
import type { ExportColumn, SheetPlan } from './sheetExport.ts';
import type { SheetTask, SheetWord, TaskColumn } from './sheetTask.ts';

export class TooManyRows extends Error {}

export class SheetStopped extends Error {}

export interface MadeSheet {
  file: ReceivedFile;
  /** without the header */
  rowCount: number;
}

export interface SheetInTheMaking {
  /** rejects with TooManyRows, SheetCancelled, or any other error */
  finished: Promise<MadeSheet>;
  /** kills the process and removes its file */
  stop(): void;
}

export interface SheetOrder {
  databaseUrl: string;
  plan: SheetPlan;
  sheetName: string;
  fileName: string;
  path: string;
  mostRows?: number;
  /** at most twice a second; the total is known from the first call */
  onProgress?: (rowsDone: number, rowsTotal: number) => void;
}

const MOST_HEAP_MB = 96;
/** A hundred times the longest export. */
const LONGEST_MS = 3_600_000;
const MOST_SAID = 4_000;

/** Writes an .xlsx in a child process: keeps load and memory off the server, and can be killed. */
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

/** Settles after the process exit, when the file is no longer written. */
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
