/** One at a time; those who wait take turns by `party`, so that many works of one party delay others by one only. */
export class FairQueue {
  readonly #maxWaitingPerParty: number;
  readonly #refusal: () => Error;
  /** waiting works by party, in the order of their turns */
  readonly #waiting = new Map<string, (() => void)[]>();
  #isRunning = false;

  constructor(maxWaitingPerParty: number, refusal: () => Error) {
    this.#maxWaitingPerParty = maxWaitingPerParty;
    this.#refusal = refusal;
  }

  async run<Result>(party: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#isRunning) await this.#wait(party);
    this.#isRunning = true;
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #wait(party: string): Promise<void> {
    const own = this.#waiting.get(party) ?? [];
    if (own.length >= this.#maxWaitingPerParty) throw this.#refusal();
    this.#waiting.set(party, own);
    return new Promise((go) => own.push(go));
  }

  /** Hands the turn over without a gap; a party with more to do goes to the end. */
  #next(): void {
    const [turn] = this.#waiting;
    if (turn === undefined) {
      this.#isRunning = false;
      return;
    }
    const [party, [go, ...rest]] = turn;
    this.#waiting.delete(party);
    if (rest.length > 0) this.#waiting.set(party, rest);
    go?.();
  }
}
