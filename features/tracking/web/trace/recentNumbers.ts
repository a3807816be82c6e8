import { useCallback, useState } from 'react';
import { z } from 'zod';
import { keep, readKept } from '../../../../platform/web/browser/kept.ts';

const KEY = 'ironsilk.trace.recent';
const MOST = 6;

const kept = z.array(z.string().max(20)).catch([]);

function readRecent(): string[] {
  try {
    return kept.parse(JSON.parse(readKept(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** Found numbers, newest first, in local storage. */
export function useRecentNumbers() {
  const [numbers, setNumbers] = useState(readRecent);

  const change = useCallback((next: (before: string[]) => string[]) => {
    setNumbers((before) => {
      const after = next(before).slice(0, MOST);
      keep(KEY, JSON.stringify(after));
      return after;
    });
  }, []);

  return {
    numbers,
    remember: useCallback(
      (number: string) => change((before) => [number, ...before.filter((one) => one !== number)]),
      [change],
    ),
    forget: (number: string) => change((before) => before.filter((one) => one !== number)),
  };
}
