import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { useDeferredValue, useState } from 'react';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { type ChatMessage, MSG_TYPE } from '../../message.ts';
import { MOST_FOUND, searchChat } from '../../wire.ts';
import { type About, aboutOf } from '../chatStore.ts';
import { FindField } from '../FindField.tsx';
import { IconButton } from '../IconButton.tsx';
import { onEscape } from '../onEscape.ts';
import { useTexts } from '../texts.ts';
import styles from './search.module.css';
import { useDayText } from './useDayText.ts';

export function SearchPanel(props: { about: About; onChoose: (seq: number) => void; onClose: () => void }) {
  const texts = useTexts();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const found = useRead(
    searchChat,
    { ...aboutOf(props.about), text: wanted },
    { enabled: wanted !== '', keepPrevious: true },
  );
  const messages = wanted === '' ? [] : (found.data ?? []);
  const countText = (count: number) => {
    if (count === 0) return texts.foundNone;
    return count < MOST_FOUND ? texts.found({ count }) : texts.foundNewest({ count });
  };
  return (
    <search className={styles.search} onKeyDown={onEscape(props.onClose)}>
      <div className={styles.field}>
        <FindField label={texts.search} hint={texts.searchHint} typed={text} onType={setText} />
        <IconButton icon={<CloseOutlined />} label={texts.close} onClick={props.onClose} />
      </div>
      {wanted !== '' && found.data && (
        <p className={styles.count} role="status">
          {countText(messages.length)}
        </p>
      )}
      {messages.length > 0 && (
        <ul className={styles.finds}>
          {messages.map((message) => (
            <li key={message.seq}>
              <Find message={message} wanted={wanted} onChoose={() => props.onChoose(message.seq)} />
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

const BEFORE = 16;

function Find({ message, wanted, onChoose }: { message: ChatMessage; wanted: string; onChoose: () => void }) {
  const dayText = useDayText();
  const { addTime, msgType, chatContent, fileName, sendCompanyName } = message;
  const whole = msgType === MSG_TYPE.text ? chatContent : fileName;
  const at = Math.max(0, whole.toLowerCase().indexOf(wanted.toLowerCase()));
  const begin = Math.max(0, at - BEFORE);
  return (
    <button type="button" className={styles.find} onClick={onChoose}>
      <span className={styles.findText} dir="auto">
        {begin > 0 && '…'}
        {whole.slice(begin, at)}
        <mark>{whole.slice(at, at + wanted.length)}</mark>
        {whole.slice(at + wanted.length, at + wanted.length + 80)}
      </span>
      <small>
        {sendCompanyName} · {dayText(addTime.slice(0, 10))} {addTime.slice(11, 16)}
      </small>
    </button>
  );
}
