/** A history entry as navigation knows it. */
export interface Entry {
  key: string;
  pathname: string;
}

/** How one came to an entry. `resumes`: to a tab that is still open. */
export type Arrival = 'back' | 'resumes' | 'onward';

/** How far pages were scrolled, by history entry and by path; entries are few hundred numbers at most. */
export class ScrollPlaces {
  readonly #byKey: Map<string, number>;
  readonly #byPath = new Map<string, number>();

  constructor(kept: readonly (readonly [string, number])[] = []) {
    this.#byKey = new Map(kept);
  }

  note({ key, pathname }: Entry, top: number): void {
    this.#byKey.set(key, top);
    this.#byPath.set(pathname, top);
  }

  /**
   * Where a page begins: where it was left on the way back and in a tab that was open, at its top when it is
   * new (portal 2.2). Null leaves the window as it is: the page is the same, only its query is another.
   */
  placeOf(entry: Entry, from: Entry | null, arrival: Arrival): number | null {
    if (arrival === 'back') return this.#byKey.get(entry.key) ?? 0;
    if (arrival === 'resumes') return this.#byPath.get(entry.pathname) ?? 0;
    return entry.pathname === from?.pathname ? null : 0;
  }

  entries(): [string, number][] {
    return [...this.#byKey].filter(([, top]) => top > 0).slice(-100);
  }
}
