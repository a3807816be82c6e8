import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { normalizeContainerNumber } from '../../../../../libs/containerCodes/containerNumber.ts';
import { readStored, writeStored } from '../../../../../platform/web/browser/localStore.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { containerLocation } from '../../wire.ts';

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
function useRecentNumbers() {
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

const REFRESH_MS = 60_000;

/** Journey of the number in the URL. */
export function useTrace() {
  const [params, setParams] = useSearchParams();
  const number = normalizeContainerNumber(params.get('number') ?? '').slice(0, 20);
  const read = useRead(
    containerLocation,
    { number },
    // keep the journey visible while another language loads
    { enabled: number !== '', keepPrevious: true, refetchEveryMs: REFRESH_MS },
  );
  const { add, ...recent } = useRecentNumbers();
  const journey = read.data?.number === number ? read.data : undefined;
  const isFound = journey !== undefined && !read.error;
  useEffect(() => {
    if (isFound) add(number);
  }, [isFound, number, add]);
  return {
    number,
    read,
    journey,
    recent,
    search: (typed: string) => setParams(typed === '' ? {} : { number: normalizeContainerNumber(typed) }),
  };
}

export type Trace = ReturnType<typeof useTrace>;
