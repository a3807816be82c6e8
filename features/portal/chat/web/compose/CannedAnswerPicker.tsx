import type { InputRef } from 'antd';
import { type Ref, useDeferredValue, useState } from 'react';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { LANGUAGES, type Language } from '../../../../../platform/wire/language.ts';
import type { CannedAnswer } from '../../cannedAnswer.ts';
import { cannedAnswers } from '../../wire.ts';
import { cannedAnswerIn } from '../cannedAnswers/cannedAnswerIn.ts';
import { onEscape } from '../onEscape.ts';
import { SearchField } from '../SearchField.tsx';
import { useTexts } from '../texts.ts';
import styles from './answers.module.css';

const PAGE_SIZE = 50;

interface CannedAnswerPickerProps {
  /** in which the customer writes, offered first; null: unknown */
  language: Language | null;
  field: Ref<InputRef>;
  onChoose: (words: string) => void;
  onClose: () => void;
}

export function CannedAnswerPicker({ language, field, onChoose, onClose }: CannedAnswerPickerProps) {
  const texts = useTexts();
  const ownLanguage = useLanguage();
  const [input, setInput] = useState('');
  const keyword = useDeferredValue(input.trim());
  const found = useRead(cannedAnswers.list, { keyword, pageSize: PAGE_SIZE }, { keepPrevious: true });
  const { rows = [], total = 0 } = found.data ?? {};
  const emptyText = keyword === '' ? texts.noCanned : texts.foundNone;
  return (
    <div role="dialog" aria-label={texts.canned} className={styles.choice} onKeyDown={onEscape(onClose)}>
      <SearchField
        ref={field}
        label={texts.searchCanned}
        placeholder={texts.searchCanned}
        value={input}
        onChange={setInput}
      />
      <ul className={styles.answers}>
        {rows.map((answer) => (
          <CannedAnswerItem key={answer.answerId} answer={answer} first={language ?? ownLanguage} onChoose={onChoose} />
        ))}
      </ul>
      <p className={styles.note} role="status">
        {found.data && rows.length === 0 && emptyText}
        {total > rows.length && texts.moreCanned({ shown: rows.length, total })}
      </p>
    </div>
  );
}

interface CannedAnswerItemProps {
  answer: CannedAnswer;
  first: Language;
  onChoose: (words: string) => void;
}

function CannedAnswerItem({ answer, first, onChoose }: CannedAnswerItemProps) {
  const language = useLanguage();
  return (
    <li>
      <strong>{cannedAnswerIn(answer, language).title}</strong>
      {[first, ...LANGUAGES.filter((one) => one !== first)].map((one) => {
        const { text } = cannedAnswerIn(answer, one);
        return (
          <button key={one} type="button" lang={one} title={text} onClick={() => onChoose(text)}>
            {text}
          </button>
        );
      })}
    </li>
  );
}
