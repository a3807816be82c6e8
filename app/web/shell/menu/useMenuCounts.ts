import { useMemo } from 'react';
import { countMenu } from '../../../../features/portal/menu/wire.ts';
import { useIdle } from '../../../../platform/web/browser/useIdle.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import type { MenuCounts } from './menuCounts.ts';

const REFETCH_MS = 60_000;

/** Read after the page; refreshed each minute and when bookings change. */
export function useMenuCounts(): MenuCounts {
  const enabled = useIdle();
  const { data } = useRead(countMenu, {}, { enabled, keepPrevious: true, refetchEveryMs: REFETCH_MS });
  return useMemo(() => new Map(data?.map(({ path, count }) => [path, count])), [data]);
}
