import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import home from '../home.module.css';
import { tracePath } from '../paths.ts';
import { useTexts } from '../texts.ts';
import styles from './welcome.module.css';

export function TraceForm() {
  const texts = useTexts().welcome;
  const id = useId();
  const navigate = useNavigate();
  const [number, setNumber] = useState('');
  const find = (event: FormEvent) => {
    event.preventDefault();
    if (number.trim() !== '') void navigate(tracePath(number.trim()));
  };
  return (
    <form className={styles.trace} onSubmit={find}>
      <label htmlFor={id} className="visually-hidden">
        {texts.number}
      </label>
      <input
        id={id}
        value={number}
        maxLength={20}
        autoComplete="off"
        spellCheck={false}
        placeholder={texts.number}
        onChange={(event) => setNumber(event.target.value)}
      />
      <button type="submit" className={home.button}>
        {texts.search}
      </button>
    </form>
  );
}
