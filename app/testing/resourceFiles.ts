import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { upload } from '../../features/resource/wire.ts';
import type { Actor, TestFile } from '../../platform/testing/actor.ts';
import { WIRE_BASE } from '../../platform/wire/base.ts';
import { PARTS_PATH } from '../../platform/wire/parts.ts';

/** Where a client sends parts to. */
export const PARTS = WIRE_BASE + PARTS_PATH;

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A text nobody has sent before, of about so many bytes. */
export function newPaper(byteCount: number, name = 'paper.txt'): TestFile {
  const lines = randomBytes(Math.ceil((byteCount * 3) / 4)).toString('base64');
  return { name, content: new TextEncoder().encode(lines) };
}

/** Uploads a file that belongs to nothing but its sender; tells its id. */
export async function uploaded(person: Actor, file: TestFile): Promise<number> {
  const { busiResources } = await person.send(upload, {}, file);
  return busiResources[0]?.resourceId ?? 0;
}

/** The files that lie in a folder and below it, by their own names. */
export async function filesIn(...folder: string[]): Promise<string[]> {
  const found = await readdir(path.join(...folder), { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map((entry) => entry.name);
}
