import { Skeleton } from 'antd';
import { useEffect } from 'react';
import { Pager } from '../../../../platform/web/widgets/list/Pager.tsx';
import { Empty } from '../../../../platform/web/widgets/page/Empty.tsx';
import { Fault } from '../../../../platform/web/widgets/page/Fault.tsx';
import type { MessageCounts } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import { useMarks } from '../useMarks.ts';
import { CentreBar } from './CentreBar.tsx';
import styles from './centre.module.css';
import { MessageRow } from './MessageRow.tsx';
import { NewOnes } from './NewOnes.tsx';
import type { Shown } from './useAddress.ts';
import { useChosen } from './useChosen.ts';
import { useMessages } from './useMessages.ts';

interface MessageListProps {
  shown: Shown;
  change: (changes: Partial<Shown>) => void;
  counts: MessageCounts;
}

export function MessageList({ shown, change, counts }: MessageListProps) {
  const { page: texts } = useTexts();
  const { msgType, keyword, onlyOpen, pageNum, pageSize } = shown;
  const { read, list, newestSeen, cameSince } = useMessages(shown, counts);
  const { chosen, choose, clear } = useChosen(JSON.stringify([msgType, keyword, onlyOpen]));
  const { markSome } = useMarks();
  const rows = list?.rows ?? [];
  useLastPage(list && Math.ceil(list.total / pageSize), shown, change);

  const readAgain = () => void read.refetch();
  const doChosen = () => {
    void markSome([...chosen.values()]);
    clear();
  };
  if (read.error && !list) return <Fault error={read.error} onRetry={readAgain} />;
  return (
    <section className={styles.panel} aria-label={texts.list} aria-busy={read.isFetching}>
      <CentreBar {...{ shown, rows, chosen, newestSeen }} onChoose={choose} onClear={clear} onDo={doChosen} />
      {read.error && <Fault compact error={read.error} onRetry={readAgain} />}
      <NewOnes count={cameSince} onShow={readAgain} />
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

/** Pages beyond the end, from links or after marking, become the last. */
function useLastPage(last: number | undefined, { pageNum }: Shown, change: MessageListProps['change']): void {
  const isBeyond = last !== undefined && last > 0 && pageNum > last;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` has a new identity on each render
  useEffect(() => {
    if (isBeyond) change({ pageNum: last });
  }, [isBeyond, last]);
}
