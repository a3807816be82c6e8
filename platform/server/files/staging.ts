import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { linkOrCopy } from '../../../libs/disk/linkOrCopy.ts';
import type { InspectFile } from '../../../libs/fileInspection/inspectFile.ts';
import { limitOf } from '../../wire/uploadRule.ts';
import { cleanFileName } from './cleanFileName.ts';
import type { ReceivedFile } from './receivedFile.ts';
import { uploadError } from './uploadErrors.ts';

const CHUNK_BYTES = 1_048_576;

/** Folder of files between the request and the store. */
export class Staging {
  readonly #folder: string;
  readonly #inspectFile: InspectFile;

  constructor(folder: string, inspectFile: InspectFile) {
    this.#folder = folder;
    this.#inspectFile = inspectFile;
  }

  async receive(source: Readable, rule: { fileName: string; maxBytes: number }): Promise<ReceivedFile> {
    const filePath = this.#newPath();
    const { counting, counted } = countAndHash(rule.maxBytes);
    return this.#removeOnError(filePath, rule.fileName, async () => {
      await pipeline(source, counting, createWriteStream(filePath));
      return counted();
    });
  }

  /** Receives a complete, append-only local file by link or copy; `sha256` null: hash it here. */
  async receiveLocal(
    from: string,
    { fileName, byteCount, sha256 }: { fileName: string; byteCount: number; sha256: string | null },
  ): Promise<ReceivedFile> {
    const filePath = this.#newPath();
    return this.#removeOnError(filePath, fileName, async () => {
      await linkOrCopy(from, filePath);
      return { byteCount, sha256: sha256 ?? (await hashOf(filePath, byteCount)) };
    });
  }

  async discard({ path: filePath }: Pick<ReceivedFile, 'path'>): Promise<void> {
    await rm(filePath, { force: true });
  }

  #newPath(): string {
    return path.join(this.#folder, randomUUID());
  }

  async #removeOnError(
    filePath: string,
    givenName: string,
    transfer: () => Promise<Pick<ReceivedFile, 'byteCount' | 'sha256'>>,
  ): Promise<ReceivedFile> {
    const fileName = cleanFileName(givenName);
    try {
      const transferred = await transfer();
      if (transferred.byteCount === 0) throw uploadError({ key: 'empty' });
      return { ...transferred, fileName, path: filePath, kind: await this.#inspectFile(filePath, fileName) };
    } catch (thrown) {
      await rm(filePath, { force: true });
      throw thrown;
    }
  }
}

async function hashOf(filePath: string, byteCount: number): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(filePath, { end: byteCount - 1, highWaterMark: CHUNK_BYTES }), hash);
  return hash.digest('hex');
}

function countAndHash(maxBytes: number) {
  const hash = createHash('sha256');
  let byteCount = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      byteCount += chunk.length;
      if (byteCount > maxBytes) {
        done(uploadError({ key: 'tooBig', ...limitOf(maxBytes) }));
        return;
      }
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { counting, counted: () => ({ byteCount, sha256: hash.digest('hex') }) };
}
