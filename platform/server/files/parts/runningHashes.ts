import { createHash, type Hash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Of more uploads at once those that began first are read again at their end. */
const MOST = 1_000;

interface Running {
  hash: Hash;
  /** how many bytes of the upload it is of, from the first on */
  upTo: number;
}

/** A part on its way: what goes through it is hashed. */
export interface PassingPart {
  stream: Transform;
  /** says how much of it is in the file, which ends it */
  arrived(byteCount: number): void;
}

/**
 * Hashes of uploads whose parts all came whole, one behind the other, through this process. They need not be read a
 * second time at the end; all others do, such as those that outlived a restart or a lost connection.
 */
export class RunningHashes {
  readonly #running = new Map<string, Running>();

  /** Hashes a part that begins at a place of an upload. */
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

  /** SHA-256 in hex of an upload of so many bytes; null when they have to be read. */
  of(id: string, byteCount: number): string | null {
    const running = this.#running.get(id);
    return running?.upTo === byteCount ? running.hash.copy().digest('hex') : null;
  }

  /** Lets go of an upload that is gone. */
  forget(id: string): void {
    this.#running.delete(id);
  }

  #keep(id: string, running: Running): void {
    this.#running.set(id, running);
    const [first] = this.#running.keys();
    if (this.#running.size > MOST && first !== undefined) this.#running.delete(first);
  }
}
