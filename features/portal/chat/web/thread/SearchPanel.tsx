import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { useDeferredValue, useState } from 'react';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { type ConversationKey, conversationKeyOf } from '../../conversation.ts';
import { type ChatMessage, MSG_TYPE } from '../../message.ts';
import { MAX_SEARCH_RESULTS, searchChat } from '../../wire.ts';
import { IconButton } from '../IconButton.tsx';
import { onEscape } from '../onEscape.ts';
import { SearchField } from '../SearchField.tsx';
import { useTexts } from '../texts.ts';
import styles from './search.module.css';
import { useDayText } from './useDayText.ts';

export function SearchPanel(props: { about: ConversationKey; onChoose: (seq: number) => void; onClose: () => void }) {
  const texts = useTexts();
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim());
  const found = useRead(
    searchChat,
    { ...conversationKeyOf(props.about), text: query },
    { enabled: query !== '', keepPrevious: true },
  );
  const messages = query === '' ? [] : (found.data ?? []);
  const countText = (count: number) => {
    if (count === 0) return texts.foundNone;
    return count < MAX_SEARCH_RESULTS ? texts.found({ count }) : texts.foundNewest({ count });
  };
  return (
    <search className={styles.search} onKeyDown={onEscape(props.onClose)}>
      <div className={styles.field}>
        <SearchField label={texts.search} placeholder={texts.searchHint} value={text} onChange={setText} />
        <IconButton icon={<CloseOutlined />} label={texts.close} onClick={props.onClose} />
      </div>
      {query !== '' && found.data && (
        <p className={styles.count} role="status">
          {countText(messages.length)}
        </p>
      )}
      {messages.length > 0 && (
        <ul className={styles.finds}>
          {messages.map((message) => (
            <li key={message.seq}>
              <SearchResult message={message} query={query} onChoose={() => props.onChoose(message.seq)} />
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

const CONTEXT_BEFORE = 16;

function SearchResult({ message, query, onChoose }: { message: ChatMessage; query: string; onChoose: () => void }) {
  const dayText = useDayText();
  const { addTime, msgType, chatContent, fileName, sendCompanyName } = message;
  const fullText = msgType === MSG_TYPE.text ? chatContent : fileName;
  const at = Math.max(0, fullText.toLowerCase().indexOf(query.toLowerCase()));
  const begin = Math.max(0, at - CONTEXT_BEFORE);
  return (
    <button type="button" className={styles.find} onClick={onChoose}>
      <span className={styles.findText} dir="auto">
        {begin > 0 && '…'}
        {fullText.slice(begin, at)}
        <mark>{fullText.slice(at, at + query.length)}</mark>
        {fullText.slice(at + query.length, at + query.length + 80)}
      </span>
      <small>
        {sendCompanyName} · {dayText(addTime.slice(0, 10))} {addTime.slice(11, 16)}
      </small>
    </button>
  );
}
