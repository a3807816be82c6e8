import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limitOf } from '../../wire/uploadRule.ts';
import { refuse } from '../texts/texts.ts';
import { cleanFileName } from './cleanFileName.ts';
import { isOutOfRoom } from './diskFault.ts';
import type { LookInto } from './inspect/lookInto.ts';
import { linkOrCopy } from './linkOrCopy.ts';
import type { ReceivedFile } from './receivedFile.ts';
import { uploadRefusal } from './uploadRefusal.ts';

const READ_AT_ONCE = 1_048_576;

/** Folder of files between the request and the store. */
export class Staging {
  readonly #folder: string;
  readonly #lookInto: LookInto;

  constructor(folder: string, lookInto: LookInto) {
    this.#folder = folder;
    this.#lookInto = lookInto;
  }

  async receive(source: Readable, rule: { fileName: string; maxBytes: number }): Promise<ReceivedFile> {
    const place = this.#newPlace();
    const { counting, counted } = countUpTo(rule.maxBytes);
    return this.#orNothing(place, rule.fileName, async () => {
      await pipeline(source, counting, createWriteStream(place));
      return counted();
    });
  }

  /** Receives a complete, append-only local file by link or copy; `sha256` null: hash it here. */
  async takeOver(
    from: string,
    { fileName, byteCount, sha256 }: { fileName: string; byteCount: number; sha256: string | null },
  ): Promise<ReceivedFile> {
    const place = this.#newPlace();
    return this.#orNothing(place, fileName, async () => {
      await linkOrCopy(from, place);
      return { byteCount, sha256: sha256 ?? (await hashOf(place, byteCount)) };
    });
  }

  async discard({ path: place }: Pick<ReceivedFile, 'path'>): Promise<void> {
    await rm(place, { force: true });
  }

  #newPlace(): string {
    return path.join(this.#folder, randomUUID());
  }

  async #orNothing(
    place: string,
    givenName: string,
    arrive: () => Promise<Pick<ReceivedFile, 'byteCount' | 'sha256'>>,
  ): Promise<ReceivedFile> {
    const fileName = cleanFileName(givenName);
    try {
      const arrived = await arrive();
      if (arrived.byteCount === 0) throw uploadRefusal({ key: 'empty' });
      return { ...arrived, fileName, path: place, kind: await this.#lookInto(place, fileName) };
    } catch (thrown) {
      await rm(place, { force: true });
      throw isOutOfRoom(thrown) ? refuse.forNow((t) => t.store.noRoom) : thrown;
    }
  }
}

async function hashOf(place: string, byteCount: number): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(place, { end: byteCount - 1, highWaterMark: READ_AT_ONCE }), hash);
  return hash.digest('hex');
}

function countUpTo(maxBytes: number) {
  const hash = createHash('sha256');
  let byteCount = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      byteCount += chunk.length;
      if (byteCount > maxBytes) {
        done(uploadRefusal({ key: 'tooBig', ...limitOf(maxBytes) }));
        return;
      }
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { counting, counted: () => ({ byteCount, sha256: hash.digest('hex') }) };
}
