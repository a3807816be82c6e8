import { createHash, type Hash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Beyond this the oldest uploads are hashed again at their end. */
const MOST = 1_000;

interface Running {
  hash: Hash;
  /** bytes hashed so far, from the first on */
  upTo: number;
}

export interface PassingPart {
  stream: Transform;
  /** call with the bytes that reached the file */
  arrived(byteCount: number): void;
}

/** Incremental hashes of uploads whose parts all passed through this process in order. */
export class RunningHashes {
  readonly #running = new Map<string, Running>();

  pass(id: string, offset: number): PassingPart {
    const before = offset === 0 ? { hash: createHash('sha256'), upTo: 0 } : this.#running.get(id);
    this.#running.delete(id);
    const running = before?.upTo === offset ? before : null;
    let passed = 0;
    const stream = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        passed += chunk.length;
        running?.hash.update(chunk);
        done(null, chunk);
      },
    });
    const arrived = (byteCount: number) => {
      if (running && passed === byteCount) this.#keep(id, { hash: running.hash, upTo: offset + byteCount });
    };
    return { stream, arrived };
  }

  /** SHA-256 in hex of a complete upload; null: read the file. */
  of(id: string, byteCount: number): string | null {
    const running = this.#running.get(id);
    return running?.upTo === byteCount ? running.hash.copy().digest('hex') : null;
  }

  forget(id: string): void {
    this.#running.delete(id);
  }

  #keep(id: string, running: Running): void {
    this.#running.set(id, running);
    const [first] = this.#running.keys();
    if (this.#running.size > MOST && first !== undefined) this.#running.delete(first);
  }
}
