import { createHash, type Hash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Beyond this the oldest uploads are hashed again at their end. */
const MAX_TRACKED = 1_000;

interface Running {
  hash: Hash;
  /** bytes hashed so far, from the first on */
  upTo: number;
}

interface HashedPart {
  stream: Transform;
  /** call with the bytes that reached the file */
  complete(byteCount: number): void;
}

/** Incremental hashes of uploads whose parts all passed through this process in order. */
export class IncrementalHashes {
  readonly #running = new Map<string, Running>();

  hashPart(id: string, offset: number): HashedPart {
    const before = offset === 0 ? { hash: createHash('sha256'), upTo: 0 } : this.#running.get(id);
    this.#running.delete(id);
    const running = before?.upTo === offset ? before : null;
    let hashed = 0;
    const stream = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hashed += chunk.length;
        running?.hash.update(chunk);
        done(null, chunk);
      },
    });
    const complete = (byteCount: number) => {
      if (running && hashed === byteCount) this.#store(id, { hash: running.hash, upTo: offset + byteCount });
    };
    return { stream, complete };
  }

  /** SHA-256 in hex of a complete upload; null: read the file. */
  digestOf(id: string, byteCount: number): string | null {
    const running = this.#running.get(id);
    return running?.upTo === byteCount ? running.hash.copy().digest('hex') : null;
  }

  remove(id: string): void {
    this.#running.delete(id);
  }

  #store(id: string, running: Running): void {
    this.#running.set(id, running);
    const [first] = this.#running.keys();
    if (this.#running.size > MAX_TRACKED && first !== undefined) this.#running.delete(first);
  }
}
