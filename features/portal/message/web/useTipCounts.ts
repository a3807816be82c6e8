import { useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { useIsLive } from '../../../../platform/web/live/liveState.ts';
import { refetchOnSubscribed } from '../../../../platform/web/live/refetchThrottle.ts';
import { useTopic } from '../../../../platform/web/live/useTopic.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { type MessageCounts, queryTipCount, tipsChanged } from '../wire.ts';

const ZERO_COUNTS: MessageCounts = { messageCount: 0, messageInfoCount: 0, messageTodoCount: 0 };
/** Polling without a live connection. */
const POLL_MS = 60_000;

/** Counts of unread notices and open to-dos, live. */
export function useTipCounts(): MessageCounts {
  const client = useQueryClient();
  const { user } = useCurrentUser();
  const isLive = useIsLive();
  const read = useRead(queryTipCount, {}, isLive ? {} : { refetchEveryMs: POLL_MS });
  const filter = { queryKey: [queryTipCount.path] };
  // cancel running requests: their answer may be older than the event
  const afterCancel = (then: () => unknown) => void client.cancelQueries(filter).then(then);
  useTopic(
    tipsChanged,
    { accountId: String(user.userId) },
    (counts) =>
      afterCancel(() => {
        const known = client.setQueriesData({ queryKey: [queryTipCount.path] }, counts);
        // the initial request was cancelled too
        if (known.length === 0 || read.data === undefined) void client.invalidateQueries(filter);
      }),
    (isInitial) => refetchOnSubscribed(isInitial, () => afterCancel(() => client.invalidateQueries(filter))),
  );
  return read.data ?? ZERO_COUNTS;
}
