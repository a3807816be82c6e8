import { vi } from 'vitest';

/** jsdom watches no sizes, and the kit asks for it. Until `vi.unstubAllGlobals()`. */
export function stubResizeObserver(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
}

/** jsdom has no media queries, and the kit asks for the width of the screen: all are false. Until `vi.unstubAllGlobals()`. */
export function stubMatchMedia(): void {
  const query = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => query);
}
