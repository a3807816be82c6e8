import { type ChildProcess, fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { childEnvironment } from '../../../libs/sandbox/childEnvironment.ts';
import { PLATFORM_ZONE } from '../../wire/time.ts';
import { SHEET_TYPE } from '../sheet/writeSheet.ts';
import { ExportCancelled, type ExportJob, TooManyRows } from './exportJob.ts';
import type { ExportColumn, SheetPlan } from './sheetExport.ts';
import type { SheetTask, TaskColumn, WorkerMessage } from './sheetTask.ts';

interface SheetJobOptions {
  databaseUrl: string;
  plan: SheetPlan;
  sheetName: string;
  fileName: string;
  path: string;
  maxRows?: number;
  /** at most twice a second; the total is known from the first call */
  onProgress?: (rowsDone: number, rowsTotal: number) => void;
}

const MAX_HEAP_MB = 96;
/** A hundred times the longest export. */
const TIMEOUT_MS = 3_600_000;
const MAX_STDERR_CHARS = 4_000;

/** Writes an .xlsx in a child process: keeps load and memory off the server, and can be killed. */
export function startSheetJob(options: SheetJobOptions): ExportJob {
  const child = fork(new URL('./sheetWorker.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`, '--max-semi-space-size=8'],
    env: childEnvironment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  let isStopped = false;
  const finished = finishedSheet(child, options).catch(async (fault: unknown) => {
    await rm(options.path, { force: true });
    throw isStopped ? new ExportCancelled('The export was stopped') : fault;
  });
  child.send(taskOf(options));
  return {
    finished,
    stop: () => {
      isStopped = true;
      child.kill('SIGKILL');
    },
  };
}

/** Settles after the process exit, when the file is no longer written. */
function finishedSheet(child: ChildProcess, options: SheetJobOptions): Promise<Awaited<ExportJob['finished']>> {
  const { path, fileName, onProgress } = options;
  let stderr = '';
  let last: WorkerMessage | null = null;
  let rowsTotal = 0;
  child.stderr?.on('data', (text) => {
    stderr = (stderr + text).slice(0, MAX_STDERR_CHARS);
  });
  child.on('message', (message: WorkerMessage) => {
    last = message;
    if (message.type === 'counted') rowsTotal = message.rowsTotal;
    if (message.type === 'counted' || message.type === 'written') {
      onProgress?.(message.type === 'written' ? message.rowsDone : 0, rowsTotal);
    }
  });
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('close', (code, signal) => {
      if (last?.type === 'tooMany') return failed(new TooManyRows(`${last.rowsTotal} rows`));
      if (code !== 0 || last?.type !== 'done') {
        return failed(new Error(`The sheet was not made (${code ?? signal}): ${stderr}`));
      }
      const { byteCount, sha256, rowsDone: rowCount } = last;
      const kind = { ...SHEET_TYPE, entries: null };
      done({ file: { fileName, path, byteCount, sha256, kind }, rowCount });
    });
  });
}

function taskOf({ databaseUrl, plan, sheetName, path, maxRows }: SheetJobOptions): SheetTask {
  const { sql: statement, params: values } = plan.query.toSQL();
  const columns = plan.columns.map(taskColumnOf);
  const { offsetMinutes } = PLATFORM_ZONE;
  return {
    databaseUrl,
    statement,
    values,
    sheetName,
    columns,
    offsetMinutes,
    path,
    maxRows: maxRows ?? null,
  };
}

function taskColumnOf({ header, width, kind, words, hidesAmounts }: ExportColumn): TaskColumn {
  return { header, width, kind, words, hidesAmounts };
}
