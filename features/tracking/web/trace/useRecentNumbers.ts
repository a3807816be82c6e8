import { useCallback, useState } from 'react';
import { z } from 'zod';
import { readStored, writeStored } from '../../../../platform/web/browser/localStore.ts';

const KEY = 'ironsilk.trace.recent';
const MAX_RECENT = 6;

const storedNumbers = z.array(z.string().max(20)).catch([]);

function loadRecent(): string[] {
  try {
    return storedNumbers.parse(JSON.parse(readStored(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** Found numbers, newest first, in local storage. */
export function useRecentNumbers() {
  const [numbers, setNumbers] = useState(loadRecent);

  const change = useCallback((next: (before: string[]) => string[]) => {
    setNumbers((before) => {
      const after = next(before).slice(0, MAX_RECENT);
      writeStored(KEY, JSON.stringify(after));
      return after;
    });
  }, []);

  return {
    numbers,
    add: useCallback(
      (number: string) => change((before) => [number, ...before.filter((one) => one !== number)]),
      [change],
    ),
    remove: (number: string) => change((before) => before.filter((one) => one !== number)),
  };
}
