import type { InputRef } from 'antd';
import { type Ref, useDeferredValue, useState } from 'react';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { LANGUAGES } from '../../../../platform/wire/language.ts';
import type { CannedAnswer } from '../../answer.ts';
import { listAnswers } from '../../wire.ts';
import { inLanguage } from '../answers/inLanguage.ts';
import { FindField } from '../FindField.tsx';
import { onEscape } from '../onEscape.ts';
import { useTexts } from '../texts.ts';
import styles from './answers.module.css';

const SHOWN = 50;

interface AnswerChoiceProps {
  field: Ref<InputRef>;
  onChoose: (words: string) => void;
  onLetBe: () => void;
}

export function AnswerChoice({ field, onChoose, onLetBe }: AnswerChoiceProps) {
  const texts = useTexts();
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const found = useRead(listAnswers, { keyword, pageSize: SHOWN }, { keepPrevious: true });
  const { rows = [], total = 0 } = found.data ?? {};
  const none = keyword === '' ? texts.noCanned : texts.foundNone;
  return (
    <div role="dialog" aria-label={texts.canned} className={styles.choice} onKeyDown={onEscape(onLetBe)}>
      <FindField
        ref={field}
        label={texts.searchCanned}
        hint={texts.searchCanned}
        typed={typed}
        onType={setTyped}
      />
      <ul className={styles.answers}>
        {rows.map((answer) => (
          <Answer key={answer.answerId} answer={answer} onChoose={onChoose} />
        ))}
      </ul>
      <p className={styles.note} role="status">
        {found.data && rows.length === 0 && none}
        {total > rows.length && texts.moreCanned({ shown: rows.length, total })}
      </p>
    </div>
  );
}

function Answer({ answer, onChoose }: { answer: CannedAnswer; onChoose: (words: string) => void }) {
  const language = useLanguage();
  return (
    <li>
      <strong>{inLanguage(answer, language).title}</strong>
      {LANGUAGES.map((one) => {
        const { text } = inLanguage(answer, one);
        return (
          <button key={one} type="button" lang={one} title={text} onClick={() => onChoose(text)}>
            {text}
          </button>
        );
      })}
    </li>
  );
}
