export interface HistoryEntry {
  key: string;
  pathname: string;
}

/** `resumes`: back to a tab that is still open. */
type NavigationKind = 'back' | 'resumes' | 'onward';

/** Scroll positions by history entry and by path; at most a few hundred numbers. */
export class ScrollPositions {
  readonly #byKey: Map<string, number>;
  readonly #byPath = new Map<string, number>();

  constructor(saved: readonly (readonly [string, number])[] = []) {
    this.#byKey = new Map(saved);
  }

  save({ key, pathname }: HistoryEntry, top: number): void {
    this.#byKey.set(key, top);
    this.#byPath.set(pathname, top);
  }

  /**
   * Position of a page: the saved one on the way back and in an open tab, the top of a new page (portal 2.2).
   * Null: same page with another query, keep the position.
   */
  positionFor(entry: HistoryEntry, from: HistoryEntry | null, kind: NavigationKind): number | null {
    if (kind === 'back') return this.#byKey.get(entry.key) ?? 0;
    if (kind === 'resumes') return this.#byPath.get(entry.pathname) ?? 0;
    return entry.pathname === from?.pathname ? null : 0;
  }

  entries(): [string, number][] {
    return [...this.#byKey].filter(([, top]) => top > 0).slice(-100);
  }
}
