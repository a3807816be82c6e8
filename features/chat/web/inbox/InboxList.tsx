import { Input, Segmented, Spin } from 'antd';
import { INBOX_FILTERS, type InboxRow, MOST_COUNTED } from '../../inbox.ts';
import { type About, isSame, keyOf } from '../chatStore.ts';
import { ConversationRow } from '../list/ConversationRow.tsx';
import { More } from '../list/More.tsx';
import { useTexts } from '../texts.ts';
import styles from './inbox.module.css';
import type { Inbox } from './useInbox.ts';
import { useSpanText } from './useSpanText.ts';
import { useWaited } from './useWaited.ts';

const countText = (count: number) => (count < MOST_COUNTED ? String(count) : `${MOST_COUNTED - 1}+`);

export function InboxList(props: { inbox: Inbox; chosen: About | null; onChoose: (row: InboxRow) => void }) {
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
      <ul className={styles.rows} aria-label={list} aria-busy={inbox.isComing}>
        {inbox.rows.map((row) => (
          <li key={keyOf(row)}>
            <ConversationRow
              conversation={row}
              isChosen={isSame(row, chosen)}
              onChoose={() => props.onChoose(row)}
              foot={<Foot row={row} />}
            />
          </li>
        ))}
        {inbox.isComing && <Spin className={styles.coming} />}
        {!inbox.isComing && inbox.rows.length === 0 && <li className={styles.empty}>{texts.empty}</li>}
        {(inbox.hasMore || inbox.isMoreComing) && <More isComing={inbox.isMoreComing} onMore={inbox.more} />}
      </ul>
    </div>
  );
}

function Foot({ row }: { row: InboxRow }) {
  const { inbox: texts } = useTexts();
  const spanText = useSpanText();
  const waited = useWaited(row.waitingSince);
  return (
    <span className={styles.foot}>
      {waited !== null && <span className={styles.waiting}>{texts.waiting({ time: spanText(waited) })}</span>}
      {row.assignedName !== '' && <span>{texts.assignedTo({ name: row.assignedName })}</span>}
    </span>
  );
}
