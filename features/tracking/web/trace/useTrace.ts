import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { normalizeContainerNumber } from '../../../booking/containerNumber.ts';
import { containerLocation } from '../../wire.ts';
import { useRecentNumbers } from './useRecentNumbers.ts';

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
