import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FileKind } from '../fileKind.ts';
import { fileInspector } from '../inspectFile.ts';
import { InspectionError, type InspectionFault } from '../inspectionError.ts';
import { realFiles } from './realFiles.ts';

const SILENT = { warn: () => undefined, error: () => undefined };

/** Inspects bytes under a name, with an optional scanner address. */
export async function inspectBytes(fileName: string, content: Buffer, clamdUrl?: string): Promise<FileKind> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ironsilk-look-'));
  try {
    const filePath = path.join(folder, 'received');
    await writeFile(filePath, content);
    return await fileInspector({ clamdUrl, maxNameLength: 50, log: SILENT })(filePath, fileName);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Fault of an inspection; fails if the file is accepted. */
export async function inspectionError(fileName: string, content: Buffer, clamdUrl?: string): Promise<InspectionFault> {
  const thrown: unknown = await inspectBytes(fileName, content, clamdUrl).then(
    (kind) => kind,
    (fault: unknown) => fault,
  );
  if (!(thrown instanceof InspectionError)) throw new Error(`${fileName} is not rejected`, { cause: thrown });
  return thrown.fault;
}

export async function realFile(name: string): Promise<Buffer> {
  return readFile(path.join(await realFiles(), name));
}
