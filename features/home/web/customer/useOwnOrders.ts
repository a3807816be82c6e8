import { useRead } from '../../../../platform/web/query/useRead.ts';
import type { OrderStatus } from '../../../booking/states.ts';
import { listOrders, queryOrderBigStatus } from '../../../booking/wire.ts';

const LOOK_AGAIN_MS = 60_000;

/** How many own orders stand in each status. One part of the page keeps them fresh for all. */
export function useOrderCounts({ keepsFresh = false } = {}) {
  const read = useRead(queryOrderBigStatus, {}, keepsFresh ? { refetchEveryMs: LOOK_AGAIN_MS } : {});
  const countOf = (status: OrderStatus) => read.data?.find((entry) => entry.status === status)?.count ?? 0;
  return { read, countOf };
}

/** The earliest own orders of a status, as many as `most`; not asked for while it is known that there are none. */
export function useOrdersIn(
  status: OrderStatus,
  { by, most }: { by: 'createTime' | 'departTime'; most: number },
) {
  const counts = useOrderCounts();
  const count = counts.countOf(status);
  const read = useRead(
    listOrders,
    { status, pageSize: most, orderByColumn: by, isAsc: 'ascending' },
    { enabled: count > 0, refetchEveryMs: LOOK_AGAIN_MS },
  );
  const isComing = counts.read.isPending || (count > 0 && read.isPending);
  const retry = () => {
    if (counts.read.error) void counts.read.refetch();
    if (read.error) void read.refetch();
  };
  return {
    rows: count > 0 ? (read.data?.rows ?? []) : [],
    count,
    isComing,
    error: counts.read.error ?? (count > 0 ? read.error : null),
    retry,
  };
}
