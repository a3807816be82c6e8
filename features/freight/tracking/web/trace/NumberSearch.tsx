import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTraceTexts } from '../texts.ts';
import { numberFault } from './numberFault.ts';
import styles from './traceHeader.module.css';

export function NumberSearch({ number, onSearch }: { number: string; onSearch: (typed: string) => void }) {
  const texts = useTraceTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(number);
  const [fault, setFault] = useState<ReturnType<typeof numberFault>>(null);

  useEffect(() => {
    // on a phone, focus would open the keyboard over the page
    if (number === '' && matchMedia('(pointer: fine)').matches) input.current?.focus();
  }, [number]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = numberFault(typed);
    setFault(found);
    if (found === null) onSearch(typed);
    else input.current?.focus();
  };
  const clear = () => {
    setTyped('');
    setFault(null);
    input.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not yet known to every browser in use
    <form role="search" onSubmit={submit} noValidate>
      <label htmlFor={id} className="visually-hidden">
        {texts.number}
      </label>
      <div className={styles.field} data-wrong={fault !== null}>
        <input
          ref={input}
          id={id}
          name="number"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setFault(null);
          }}
          placeholder={`${texts.number}, ${texts.example}`}
          aria-invalid={fault !== null}
          aria-describedby={`${id}-note`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
          enterKeyHint="search"
        />
        {typed !== '' && (
          <button type="button" className={styles.clear} onClick={clear} aria-label={texts.clear}>
            ×
          </button>
        )}
        <button type="submit" className={styles.submit}>
          {texts.search}
        </button>
      </div>
      <p id={`${id}-note`} className={styles.note} role={fault === null ? undefined : 'alert'}>
        {fault === null ? texts.hint : texts[fault]}
      </p>
    </form>
  );
}
