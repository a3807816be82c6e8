import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FileKind } from '../../server/files/fileKind.ts';
import { fileInspector } from '../../server/files/inspect/inspectFile.ts';
import { createLog } from '../../server/log.ts';
import { texts } from '../../server/texts/texts.ts';
import { UserError } from '../../server/texts/userError.ts';
import uploadTexts from '../../wire/uploadTexts/en.ts';
import { realFiles } from './realFiles.ts';

const FILE_TEXTS = { ...texts.en.files, ...uploadTexts };
export type FileTexts = typeof FILE_TEXTS;

/** Inspects bytes under a name as the server does, with an optional scanner address. */
export async function inspectBytes(fileName: string, content: Buffer, clamdUrl?: string): Promise<FileKind> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ironsilk-look-'));
  try {
    const filePath = path.join(folder, 'received');
    await writeFile(filePath, content);
    return await fileInspector(clamdUrl, createLog('silent'))(filePath, fileName);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** English error of an inspection; fails if the file is accepted. */
export async function inspectionError(fileName: string, content: Buffer, clamdUrl?: string): Promise<string> {
  const thrown: unknown = await inspectBytes(fileName, content, clamdUrl).then(
    (kind) => kind,
    (fault: unknown) => fault,
  );
  if (!(thrown instanceof UserError)) throw new Error(`${fileName} is not refused`, { cause: thrown });
  return thrown.textIn('en');
}

export const expectedText = (pick: (t: FileTexts) => string): string => pick(FILE_TEXTS);

export async function realFile(name: string): Promise<Buffer> {
  return readFile(path.join(await realFiles(), name));
}
