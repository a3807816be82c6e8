import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FileKind } from '../../server/files/fileKind.ts';
import { lookingInto } from '../../server/files/inspect/lookInto.ts';
import { Refusal } from '../../server/http/refusal.ts';
import { createLog } from '../../server/log.ts';
import { texts } from '../../server/texts/texts.ts';
import uploadTexts from '../../wire/uploadTexts/en.ts';
import { realFiles } from './realFiles.ts';

const FILE_TEXTS = { ...texts.en.files, ...uploadTexts };
export type FileTexts = typeof FILE_TEXTS;

/** Inspects bytes under a name as the server does, with an optional scanner address. */
export async function lookAt(fileName: string, content: Buffer, clamdUrl?: string): Promise<FileKind> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ironsilk-look-'));
  try {
    const place = path.join(folder, 'received');
    await writeFile(place, content);
    return await lookingInto(clamdUrl, createLog('silent'))(place, fileName);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** English error of an inspection; fails if the file is accepted. */
export async function refusedWith(fileName: string, content: Buffer, clamdUrl?: string): Promise<string> {
  const thrown: unknown = await lookAt(fileName, content, clamdUrl).then(
    (kind) => kind,
    (fault: unknown) => fault,
  );
  if (!(thrown instanceof Refusal)) throw new Error(`${fileName} is not refused`, { cause: thrown });
  return thrown.say('en');
}

export const said = (pick: (t: FileTexts) => string): string => pick(FILE_TEXTS);

export async function realFile(name: string): Promise<Buffer> {
  return readFile(path.join(await realFiles(), name));
}
