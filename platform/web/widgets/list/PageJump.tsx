import { Input } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { useWidgetTexts } from '../texts.ts';
import styles from './pager.module.css';

/** Jump-to-page field: applies on Enter or blur, clamped to the last page. */
export function PageJump({
  page,
  pages,
  onTurn,
}: {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}) {
  const texts = useWidgetTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const jump = () => {
    setTyped('');
    const requested = Number(typed);
    if (typed === '' || requested < 1) return;
    const to = Math.min(requested, pages);
    if (to !== page) onTurn(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // inside a form, Enter would submit
    event.preventDefault();
    jump();
  };
  return (
    <span className={styles.jumper}>
      <label htmlFor={id}>{texts.jumpTo}</label>
      <Input
        id={id}
        size="small"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        disabled={pages <= 1}
        value={typed}
        onChange={(event) => setTyped(event.target.value.normalize('NFKC').replace(/\D/g, ''))}
        onKeyDown={onKeyDown}
        onBlur={jump}
      />
      {texts.jumpUnit !== '' && <span aria-hidden="true">{texts.jumpUnit}</span>}
    </span>
  );
}
