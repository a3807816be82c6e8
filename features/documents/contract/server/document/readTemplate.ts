import { runInChildProcess } from '../../../../../libs/sandbox/runInChildProcess.ts';
import type { ReadTemplate } from './fields.ts';

const READER = new URL('./readTemplateChild.ts', import.meta.url);
const LIMITS = { heapMb: 256, cpuMs: 10_000 };

/** Fields of a .docx, read in a process of its own. Undefined: no readable template, or too big a one. */
export async function readTemplate(docx: Uint8Array): Promise<ReadTemplate | undefined> {
  const read = runInChildProcess<{ docx: Uint8Array }, ReadTemplate | null>(READER, { docx }, LIMITS);
  return (await read.catch(() => null)) ?? undefined;
}
