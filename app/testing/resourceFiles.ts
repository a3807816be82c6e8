import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { upload } from '../../features/documents/resource/wire.ts';
import type { Actor, TestFile } from '../../platform/testing/actor.ts';
import { WIRE_BASE } from '../../platform/wire/base.ts';
import { RESUMABLE_UPLOAD_PATH } from '../../platform/wire/resumableUploads.ts';

export const PARTS_URL_PATH = WIRE_BASE + RESUMABLE_UPLOAD_PATH;

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Random text, so that content addressing stores a new blob; size is approximate. */
export function newTextFile(byteCount: number, name = 'paper.txt'): TestFile {
  const lines = randomBytes(Math.ceil((byteCount * 3) / 4)).toString('base64');
  return { name, content: new TextEncoder().encode(lines) };
}

/** Uploads a file without a record; returns its id. */
export async function uploadFile(person: Actor, file: TestFile): Promise<number> {
  const { busiResources } = await person.send(upload, {}, file);
  return busiResources[0]?.resourceId ?? 0;
}

/** File names in a folder and its subfolders. */
export async function filesIn(...folder: string[]): Promise<string[]> {
  const found = await readdir(path.join(...folder), { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map((entry) => entry.name);
}
