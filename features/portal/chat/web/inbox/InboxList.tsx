import { Input, Segmented, Spin } from 'antd';
import { useEffect, useState } from 'react';
import { parseDateTime } from '../../../../../platform/wire/time.ts';
import { type ConversationKey, isSameConversation, keyTextOf } from '../../conversation.ts';
import { COUNT_LIMIT, INBOX_FILTERS, type InboxRow } from '../../inbox.ts';
import { ConversationRow } from '../list/ConversationRow.tsx';
import { LoadMore } from '../list/LoadMore.tsx';
import { useTexts } from '../texts.ts';
import styles from './inbox.module.css';
import { useDurationText } from './useDurationText.ts';
import type { Inbox } from './useInbox.ts';

const TICK_MS = 15_000;

/** Seconds since a wire time, ticking. */
function useWaitingSeconds(since: string | null): number | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return since === null ? null : Math.max(0, Math.round((now - parseDateTime(since).getTime()) / 1000));
}

const countText = (count: number) => (count < COUNT_LIMIT ? String(count) : `${COUNT_LIMIT - 1}+`);

export function InboxList(props: { inbox: Inbox; chosen: ConversationKey | null; onChoose: (row: InboxRow) => void }) {
  const { inbox: texts, list } = useTexts();
  const { inbox, chosen } = props;
  return (
    <div className={styles.side}>
      <div className={styles.filters}>
        <Segmented
          value={inbox.filter}
          options={INBOX_FILTERS.map((filter) => ({
            value: filter,
            label: `${texts.filters[filter]}${inbox.figures ? ` ${countText(inbox.figures[filter])}` : ''}`,
          }))}
          onChange={inbox.setFilter}
        />
        <Input.Search
          allowClear
          maxLength={100}
          aria-label={texts.search}
          placeholder={texts.search}
          onSearch={(part) => inbox.setText(part.trim())}
          // clearing by any means resets the search
          onChange={({ target }) => target.value === '' && inbox.setText('')}
        />
      </div>
      <ul className={styles.rows} aria-label={list} aria-busy={inbox.isLoading}>
        {inbox.rows.map((row) => (
          <li key={keyTextOf(row)}>
            <ConversationRow
              conversation={row}
              isChosen={isSameConversation(row, chosen)}
              onChoose={() => props.onChoose(row)}
              foot={<Foot row={row} />}
            />
          </li>
        ))}
        {inbox.isLoading && <Spin className={styles.coming} />}
        {!inbox.isLoading && inbox.rows.length === 0 && <li className={styles.empty}>{texts.empty}</li>}
        {(inbox.hasMore || inbox.isLoadingMore) && <LoadMore isLoading={inbox.isLoadingMore} onMore={inbox.loadMore} />}
      </ul>
    </div>
  );
}

function Foot({ row }: { row: InboxRow }) {
  const { inbox: texts } = useTexts();
  const spanText = useDurationText();
  const waited = useWaitingSeconds(row.waitingSince);
  return (
    <span className={styles.foot}>
      {waited !== null && <span className={styles.waiting}>{texts.waiting({ time: spanText(waited) })}</span>}
      {row.assignedName !== '' && <span>{texts.assignedTo({ name: row.assignedName })}</span>}
    </span>
  );
}
