import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { readHome } from '../../wire.ts';

const REFETCH_MS = 60_000;
/** Refetch on return, but not right after the prefetch. */
const FRESH_MS = 3_000;

/** One read for all panels. */
export function useCustomerHome() {
  const read = useRead(readHome, {}, { refetchEveryMs: REFETCH_MS, staleAfterMs: FRESH_MS });
  const home = read.data ?? undefined;
  return {
    home,
    isPending: read.isPending,
    error: home ? null : read.error,
    retry: () => void read.refetch(),
  };
}
