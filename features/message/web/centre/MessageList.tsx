import { Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { Pager } from '../../../../platform/web/widgets/list/Pager.tsx';
import { Empty } from '../../../../platform/web/widgets/page/Empty.tsx';
import { Fault } from '../../../../platform/web/widgets/page/Fault.tsx';
import { type Message, type MessageCounts, NOTICES, queryAllTip, TODOS } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import { useMarks } from '../useMarks.ts';
import { CentreBar } from './CentreBar.tsx';
import styles from './centre.module.css';
import { MessageRow } from './MessageRow.tsx';
import { NewOnes } from './NewOnes.tsx';
import type { Shown } from './useAddress.ts';
import { useChosen } from './useChosen.ts';

interface MessageListProps {
  shown: Shown;
  change: (changes: Partial<Shown>) => void;
  counts: MessageCounts;
}

/** A page of messages, and what can be done with several of them. */
export function MessageList({ shown, change, counts }: MessageListProps) {
  const { page: texts } = useTexts();
  const { tab, msgType, keyword, onlyOpen, pageNum, pageSize } = shown;
  const { chosen, choose, clear } = useChosen(JSON.stringify([msgType, keyword, onlyOpen]));
  const isRead = onlyOpen ? '0' : undefined;
  const handWay = tab === 'todo' ? TODOS : NOTICES;
  const read = useRead(
    queryAllTip,
    { handWay, msgType, keyword, isRead, pageNum, pageSize },
    { keepPrevious: true },
  );
  const { markSome } = useMarks();
  const list = read.data?.newUiMessageLists;
  const rows = list?.rows ?? [];
  const newestSeen = useNewest(rows);
  const more = tab === 'todo' ? counts.messageTodoCount : counts.messageInfoCount;
  const known = tab === 'todo' ? read.data?.messageTodoCount : read.data?.messageInfoCount;
  // what has come may not be among those that are looked for
  const isNarrowed = msgType !== undefined || keyword !== '';
  useRefreshWhenFewer(known, more, read.refetch);
  useLastPage(list && Math.ceil(list.total / pageSize), shown, change);

  const doChosen = () => {
    void markSome([...chosen.values()]);
    clear();
  };

  if (read.error && !list) return <Fault error={read.error} onRetry={() => void read.refetch()} />;
  return (
    <section className={styles.panel} aria-label={texts.list} aria-busy={read.isFetching}>
      <CentreBar
        shown={shown}
        rows={rows}
        chosen={chosen}
        newestSeen={newestSeen}
        onChoose={choose}
        onClear={clear}
        onDo={doChosen}
      />
      {read.error && <Fault compact error={read.error} onRetry={() => void read.refetch()} />}
      {known !== undefined && !isNarrowed && (
        <NewOnes count={more - known} onShow={() => void read.refetch()} />
      )}
      {!list && <Skeleton active title={false} paragraph={{ rows: 10 }} className={styles.wait ?? ''} />}
      {list?.total === 0 && <Empty text={texts.empty} />}
      <ul className={styles.messages}>
        {rows.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            isChosen={chosen.has(message.id)}
            onChoose={(isChosen) => choose([message], isChosen)}
          />
        ))}
      </ul>
      <Pager
        page={pageNum}
        limit={pageSize}
        total={list?.total}
        onTurn={(page, limit) => change({ pageNum: page, pageSize: limit })}
      />
    </section>
  );
}

/** A page beyond the last, as a link may name one or marking leaves one behind, becomes the last. */
function useLastPage(last: number | undefined, { pageNum }: Shown, change: MessageListProps['change']): void {
  const isBeyond = last !== undefined && last > 0 && pageNum > last;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is another one each time
  useEffect(() => {
    if (isBeyond) change({ pageNum: last });
  }, [isBeyond, last]);
}

/** The newest message that was shown so far on any page, by its id. */
function useNewest(rows: readonly Message[]): number {
  const [newest, setNewest] = useState(0);
  const here = Math.max(newest, ...rows.map(({ id }) => id));
  if (here > newest) setNewest(here);
  return here;
}

/** What was read or done elsewhere is shown so here; what came is announced, as it would move the others. */
function useRefreshWhenFewer(known: number | undefined, now: number, refetch: () => unknown): void {
  const isFewer = known !== undefined && now < known;
  useEffect(() => {
    if (isFewer) void refetch();
  }, [isFewer, refetch]);
}
