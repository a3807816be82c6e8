import { useQueryClient } from '@tanstack/react-query';
import { useIsLive } from '../../../platform/web/live/liveState.ts';
import { useTopic } from '../../../platform/web/live/useTopic.ts';
import { useRead } from '../../../platform/web/query/useRead.ts';
import { useWho } from '../../../platform/web/who/who.ts';
import { type MessageCounts, queryTipCount, tipsChanged } from '../wire.ts';

const NONE: MessageCounts = { messageCount: 0, messageInfoCount: 0, messageTodoCount: 0 };
/** Polling without a live connection. */
const ASK_AGAIN_MS = 60_000;

/** Counts of unread notices and open to-dos, live. */
export function useTipCounts(): MessageCounts {
  const client = useQueryClient();
  const { user } = useWho();
  const isLive = useIsLive();
  const read = useRead(queryTipCount, {}, isLive ? {} : { refetchEveryMs: ASK_AGAIN_MS });
  const which = { queryKey: [queryTipCount.path] };
  // cancel running requests: their answer may be older than the event
  const afterAnswers = (then: () => unknown) => void client.cancelQueries(which).then(then);
  useTopic(
    tipsChanged,
    { accountId: String(user.userId) },
    (counts) =>
      afterAnswers(() => {
        const known = client.setQueriesData({ queryKey: [queryTipCount.path] }, counts);
        // the initial request was cancelled too
        if (known.length === 0 || read.data === undefined) void client.invalidateQueries(which);
      }),
    () => afterAnswers(() => client.invalidateQueries(which)),
  );
  return read.data ?? NONE;
}
