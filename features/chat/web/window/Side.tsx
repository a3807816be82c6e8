import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Input } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import type { ChatContainer } from '../../conversation.ts';
import { findContainers, msgList } from '../../wire.ts';
import { type About, begin, choose, isSame } from '../chatStore.ts';
import { ConversationList } from '../list/ConversationList.tsx';
import type { ShownConversation } from '../list/ConversationRow.tsx';
import { More } from '../list/More.tsx';
import { useOlder } from '../list/useOlder.ts';
import { useTexts } from '../texts.ts';
import styles from './window.module.css';

const FEWEST = 3;

const holds = (conversation: ShownConversation, part: string) =>
  `${conversation.containerNo} ${conversation.orderBigNo}`.toLowerCase().includes(part.toLowerCase());

export function Side(props: { conversations: readonly ShownConversation[]; chosen: About | null }) {
  const texts = useTexts();
  const [typed, setTyped] = useState('');
  const part = useDeferredValue(typed.trim());
  const older = useOlder();
  const searched = useRead(
    msgList,
    { containerNo: part },
    { enabled: older.hasMore && part.length >= FEWEST },
  );
  const all = withOthers(props.conversations, searched.data ?? []);
  const matching = part === '' ? all : all.filter((one) => holds(one, part));
  const found = useRead(findContainers, { containerNo: part }, { enabled: part.length >= FEWEST });
  const fresh = part.length < FEWEST ? [] : freshOf(found.data ?? [], props.conversations);
  const isEmpty = matching.length === 0 && fresh.length === 0;
  return (
    <div className={styles.side}>
      <div className={styles.find}>
        <Input
          type="search"
          allowClear
          prefix={<SearchOutlined />}
          value={typed}
          maxLength={20}
          aria-label={texts.searchContainer}
          placeholder={texts.searchContainer}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {matching.length > 0 && (
        <ConversationList conversations={matching} chosen={props.chosen} onChoose={choose}>
          {part === '' && older.hasMore && <More isComing={older.isComing} onMore={older.more} />}
        </ConversationList>
      )}
      {isEmpty && (
        <p className={styles.empty}>
          {part === '' ? texts.noConversations : texts.noMatch}
          {part === '' && <small>{texts.noConversationsHint}</small>}
        </p>
      )}
      {fresh.length > 0 && <Fresh containers={fresh} onBegun={() => setTyped('')} />}
    </div>
  );
}

const withOthers = (listed: readonly ShownConversation[], found: readonly ShownConversation[]) => [
  ...listed,
  ...found.filter((one) => !listed.some((other) => isSame(one, other))),
];

const freshOf = (containers: readonly ChatContainer[], known: readonly ShownConversation[]) =>
  containers.filter(
    ({ orderContainerId }) => !known.some((one) => one.orderContainerId === orderContainerId),
  );

function Fresh({ containers, onBegun }: { containers: readonly ChatContainer[]; onBegun: () => void }) {
  const texts = useTexts();
  return (
    <section className={styles.fresh} aria-label={texts.begin}>
      <h3>{texts.begin}</h3>
      <ul>
        {containers.map((container) => (
          <li key={container.orderContainerId}>
            <button
              type="button"
              onClick={() => {
                begin(container, 0);
                onBegun();
              }}
            >
              {container.containerNo || container.orderBigNo}
              <small>{texts.train({ trainNo: container.trainNo })}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
