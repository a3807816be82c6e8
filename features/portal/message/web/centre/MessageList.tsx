import { Button, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { Pager } from '../../../../../platform/web/widgets/list/Pager.tsx';
import { EmptyState } from '../../../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import type { Message, MessageCounts } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import { useMarks } from '../useMarks.ts';
import { BulkActions } from './BulkActions.tsx';
import styles from './centre.module.css';
import { MessageRow } from './MessageRow.tsx';
import type { MessageListState } from './useMessageListState.ts';
import { useMessages } from './useMessages.ts';

/** Selection across pages; a new search clears it. */
function useMessageSelection(search: string) {
  const [selected, setSelected] = useState<ReadonlyMap<number, Message>>(new Map());
  const [searchKey, setSearchKey] = useState(search);
  const clear = () => setSelected(new Map());
  if (searchKey !== search) {
    setSearchKey(search);
    clear();
  }
  const select = (messages: readonly Message[], isChosen: boolean) => {
    const next = new Map(selected);
    for (const message of messages) isChosen ? next.set(message.id, message) : next.delete(message.id);
    setSelected(next);
  };
  return { chosen: selected, choose: select, clear };
}

function NewMessagesNotice({ count, onShow }: { count: number; onShow: () => void }) {
  const { page: texts } = useTexts();
  return (
    <div role="status" className={styles.newOnes}>
      {count > 0 && (
        <Button type="link" size="small" onClick={onShow}>
          {texts.newOnes({ count })}
        </Button>
      )}
    </div>
  );
}

interface MessageListProps {
  listState: MessageListState;
  change: (changes: Partial<MessageListState>) => void;
  counts: MessageCounts;
}

export function MessageList({ listState, change, counts }: MessageListProps) {
  const { page: texts } = useTexts();
  const { msgType, keyword, onlyOpen, pageNum, pageSize } = listState;
  const { read, list, newestShownId, newCount } = useMessages(listState, counts);
  const { chosen: selected, choose: select, clear } = useMessageSelection(JSON.stringify([msgType, keyword, onlyOpen]));
  const { markSome } = useMarks();
  const rows = list?.rows ?? [];
  useClampedPage(list && Math.ceil(list.total / pageSize), listState, change);

  const refetchList = () => void read.refetch();
  const markSelected = () => {
    void markSome([...selected.values()]);
    clear();
  };
  if (read.error && !list) return <LoadError error={read.error} onRetry={refetchList} />;
  return (
    <section className={styles.panel} aria-label={texts.list} aria-busy={read.isFetching}>
      {(list?.total !== 0 || selected.size > 0) && (
        <BulkActions
          {...{ listState, rows, selected, newestShownId }}
          onChoose={select}
          onClear={clear}
          onMark={markSelected}
        />
      )}
      {read.error && <LoadError compact error={read.error} onRetry={refetchList} />}
      <NewMessagesNotice count={newCount} onShow={refetchList} />
      {!list && <Skeleton active title={false} paragraph={{ rows: 10 }} className={styles.wait ?? ''} />}
      {list?.total === 0 && <EmptyState text={texts.empty} />}
      <ul className={styles.messages}>
        {rows.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            isChosen={selected.has(message.id)}
            onChoose={(isChosen) => select([message], isChosen)}
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

/** Pages beyond the end, from links or after marking, become the last. */
function useClampedPage(
  last: number | undefined,
  { pageNum }: MessageListState,
  change: MessageListProps['change'],
): void {
  const isBeyond = last !== undefined && last > 0 && pageNum > last;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` has a new identity on each render
  useEffect(() => {
    if (isBeyond) change({ pageNum: last });
  }, [isBeyond, last]);
}
