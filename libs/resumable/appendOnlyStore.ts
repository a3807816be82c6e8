import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { IncrementalHashes } from './incrementalHashes.ts';

/** Append-only: inspected bytes cannot change. Concurrent writers spoil the expected size; the upload is removed. */
export class AppendOnlyStore extends FileStore {
  readonly #hashes = new IncrementalHashes();

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const filePath = this.pathOf(id);
    const file = createWriteStream(filePath, { flags: 'a', flush: true });
    const part = this.#hashes.hashPart(id, offset);
    try {
      await pipeline(readable, part.stream, file);
    } finally {
      part.complete(file.bytesWritten);
      await this.#removeIfCorrupt(id, offset + file.bytesWritten);
    }
    return offset + file.bytesWritten;
  }

  override async remove(id: string): Promise<void> {
    this.#hashes.remove(id);
    try {
      await super.remove(id);
    } finally {
      // a crash can leave bytes without metadata
      await this.configstore.delete(id).catch(() => undefined);
    }
  }

  /** SHA-256 in hex if known without reading the file, else null. */
  hashOf(id: string, byteCount: number): string | null {
    return this.#hashes.digestOf(id, byteCount);
  }

  /** `basename` guards against path traversal. */
  pathOf(id: string): string {
    return path.join(this.directory, path.basename(id));
  }

  async #removeIfCorrupt(id: string, expected: number): Promise<void> {
    const present = await stat(this.pathOf(id)).catch(() => null);
    if (present && present.size !== expected) await this.remove(id);
  }
}
