import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { isOutOfRoom } from '../diskFault.ts';
import { RunningHashes } from './runningHashes.ts';

/** Append-only: inspected bytes cannot change. Concurrent writers spoil the expected size; the upload is removed. */
export class AppendingStore extends FileStore {
  readonly #hashes = new RunningHashes();

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const place = this.placeOf(id);
    const file = createWriteStream(place, { flags: 'a', flush: true });
    const part = this.#hashes.pass(id, offset);
    try {
      await pipeline(readable, part.stream, file);
    } catch (fault) {
      if (isOutOfRoom(fault)) throw { status_code: 507, body: 'No room\n' };
      throw fault;
    } finally {
      part.arrived(file.bytesWritten);
      await this.#removeIfSpoilt(id, offset + file.bytesWritten);
    }
    return offset + file.bytesWritten;
  }

  override async remove(id: string): Promise<void> {
    this.#hashes.forget(id);
    try {
      await super.remove(id);
    } finally {
      // a crash can leave bytes without metadata
      await this.configstore.delete(id).catch(() => undefined);
    }
  }

  /** SHA-256 in hex if known without reading the file, else null. */
  hashOf(id: string, byteCount: number): string | null {
    return this.#hashes.of(id, byteCount);
  }

  /** `basename` guards against path traversal. */
  placeOf(id: string): string {
    return path.join(this.directory, path.basename(id));
  }

  async #removeIfSpoilt(id: string, expected: number): Promise<void> {
    const present = await stat(this.placeOf(id)).catch(() => null);
    if (present && present.size !== expected) await this.remove(id);
  }
}
