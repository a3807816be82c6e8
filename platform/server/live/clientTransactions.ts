import { FrameError } from '../../../libs/stomp/frameReader.ts';
import { liveErrors } from './liveErrors.ts';

type Headers = ReadonlyMap<string, string>;

/** One client's open transactions. They hold acknowledgements alone, which nothing waits for, so that a name is all there is. */
export class ClientTransactions {
  readonly #max: number;
  readonly #open = new Set<string>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Handles BEGIN. */
  begin(headers: Headers): void {
    const name = nameIn(headers);
    if (this.#open.has(name)) throw liveErrors.transactionOpen;
    if (this.#open.size >= this.#max) throw liveErrors.manyTransactions(this.#max);
    this.#open.add(name);
  }

  /** Handles COMMIT and ABORT. */
  end(headers: Headers): void {
    if (!this.#open.delete(nameIn(headers))) throw liveErrors.noTransaction;
  }

  /** Throws unless a frame is outside of transactions, or in an open one. */
  assertOpen(headers: Headers): void {
    const name = headers.get('transaction');
    if (name !== undefined && !this.#open.has(name)) throw liveErrors.noTransaction;
  }
}

function nameIn(headers: Headers): string {
  const name = headers.get('transaction');
  if (!name) throw new FrameError('malformed', 'a transaction without a name');
  return name;
}
