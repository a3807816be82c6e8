import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useTopicInvalidation } from '../../../../../platform/web/live/useTopicInvalidation.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { hasPermission } from '../../../../../platform/wire/currentUser.ts';
import { ORDER_ACCESS } from '../../../../freight/booking/accessWire.ts';
import { bookingsChanged, orderChanged } from '../../../../freight/booking/topics.ts';
import { readAttention } from '../../wire.ts';
import { operates } from '../operates.ts';

const REFETCH_MS = 30_000;
const READS = [readAttention];

/** Alerts and figures of the person, kept up to date; `null` until they are known. */
export function useAttention() {
  const user = useCurrentUser();
  const { companyNo } = user;
  const read = useRead(readAttention, {}, { refetchEveryMs: REFETCH_MS, keepPrevious: true });
  useTopicInvalidation(bookingsChanged, operates(user) ? {} : null, READS);
  const hasOrders = hasPermission(user, ORDER_ACCESS.own) && companyNo !== null;
  useTopicInvalidation(orderChanged, hasOrders ? { companyNo } : null, READS);
  return { attention: read.data ?? null, error: read.error, retry: () => void read.refetch() };
}
