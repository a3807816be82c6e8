import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Input } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { type ChatContainer, type ConversationKey, isSameConversation } from '../../conversation.ts';
import { findContainers, msgList } from '../../wire.ts';
import { selectConversation, startConversation } from '../chatStore.ts';
import { ConversationList } from '../list/ConversationList.tsx';
import type { ConversationSummary } from '../list/ConversationRow.tsx';
import { LoadMore } from '../list/LoadMore.tsx';
import { useFurtherConversations } from '../list/useFurtherConversations.ts';
import { useTexts } from '../texts.ts';
import styles from './window.module.css';

const MIN_SEARCH_LENGTH = 3;

const matches = (conversation: ConversationSummary, part: string) =>
  `${conversation.containerNo} ${conversation.orderBigNo}`.toLowerCase().includes(part.toLowerCase());

export function ConversationSidebar(props: {
  conversations: readonly ConversationSummary[];
  chosen: ConversationKey | null;
}) {
  const texts = useTexts();
  const [input, setInput] = useState('');
  const part = useDeferredValue(input.trim());
  const older = useFurtherConversations();
  const searched = useRead(
    msgList,
    { containerNo: part },
    { enabled: older.hasMore && part.length >= MIN_SEARCH_LENGTH },
  );
  const all = union(props.conversations, searched.data ?? []);
  const matching = part === '' ? all : all.filter((one) => matches(one, part));
  const found = useRead(findContainers, { containerNo: part }, { enabled: part.length >= MIN_SEARCH_LENGTH });
  const unlisted = part.length < MIN_SEARCH_LENGTH ? [] : withoutKnown(found.data ?? [], props.conversations);
  const isEmpty = matching.length === 0 && unlisted.length === 0;
  return (
    <div className={styles.side}>
      <div className={styles.find}>
        <Input
          type="search"
          allowClear
          prefix={<SearchOutlined />}
          value={input}
          maxLength={20}
          aria-label={texts.searchContainer}
          placeholder={texts.searchContainer}
          onChange={(event) => setInput(event.target.value)}
        />
      </div>
      {matching.length > 0 && (
        <ConversationList conversations={matching} chosen={props.chosen} onChoose={selectConversation}>
          {part === '' && older.hasMore && <LoadMore isLoading={older.isComing} onMore={older.loadMore} />}
        </ConversationList>
      )}
      {isEmpty && (
        <p className={styles.empty}>
          {part === '' ? texts.noConversations : texts.noMatch}
          {part === '' && <small>{texts.noConversationsHint}</small>}
        </p>
      )}
      {unlisted.length > 0 && <NewConversations containers={unlisted} onStart={() => setInput('')} />}
    </div>
  );
}

const union = (listed: readonly ConversationSummary[], found: readonly ConversationSummary[]) => [
  ...listed,
  ...found.filter((one) => !listed.some((other) => isSameConversation(one, other))),
];

const withoutKnown = (containers: readonly ChatContainer[], known: readonly ConversationSummary[]) =>
  containers.filter(({ orderContainerId }) => !known.some((one) => one.orderContainerId === orderContainerId));

function NewConversations({ containers, onStart }: { containers: readonly ChatContainer[]; onStart: () => void }) {
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
                startConversation(container, 0);
                onStart();
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
