import { runInChildProcess } from '../sandbox/runInChildProcess.ts';
import type { DocxLoss, XlsxHidden } from './losses.ts';
import type { OfficeTask } from './officeChild.ts';
import type { PatchResult, WorkbookChange } from './patchCells.ts';

export type { WorkbookChange };

const CHILD = new URL('./officeChild.ts', import.meta.url);
const LIMITS = { heapMb: 512, cpuMs: 15_000 };

interface OfficeFile {
  content: Uint8Array;
  extension: 'docx' | 'xlsx';
}

const ask = <Answer>(task: OfficeTask) => runInChildProcess<OfficeTask, Answer>(CHILD, task, LIMITS);

/** What the editor does not keep (.docx) or does not show (.xlsx). Throws ChildProcessError: unreadable, too big. */
export function scanLosses({ content, extension }: OfficeFile): Promise<(DocxLoss | XlsxHidden)[]> {
  return ask({ kind: 'losses', content, extension });
}

/** Text line by line. Throws ChildProcessError: unreadable, too big. */
export function linesOf({ content, extension }: OfficeFile): Promise<string[]> {
  return ask({ kind: 'lines', content, extension });
}

/** An .xlsx with rows and columns moved, then other values in cells. Throws ChildProcessError: unreadable, too big. */
export function patchCells(content: Uint8Array, change: WorkbookChange): Promise<PatchResult> {
  return ask({ kind: 'patch', content, change });
}
