import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './grid.module.css';
import type { GridKeys } from './useGridKeys.ts';

interface ActiveCellProps {
  label: string;
  text: string;
  isWrong: boolean;
  listId: string | undefined;
  keys: GridKeys;
  onCommit: (text: string) => void;
  onTyping: (text: string) => void;
}

/** The focused input: its whole text is selected until something is typed, so the first key replaces it. */
export function ActiveCell({ label, text, isWrong, listId, keys, onCommit, onTyping }: ActiveCellProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? text;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text of the cell is selected anew
  useEffect(() => {
    if (typed !== null) return;
    input.current?.focus({ preventScroll: false });
    input.current?.select();
  }, [text]);

  const commit = () => {
    if (typed !== null && typed !== text) onCommit(typed);
    setTyped(null);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const leave = (down: number, right: number) => {
      event.preventDefault();
      commit();
      keys.move(down, right);
    };
    if (event.key === 'Enter') return leave(event.shiftKey ? -1 : 1, 0);
    if (event.key === 'Tab') return leave(0, event.shiftKey ? -1 : 1);
    if (event.key === 'F2') return setTyped(shown);
    if (typed === null) return void keys.command(event);
    if (event.key === 'Escape') return setTyped(null);
    const isList = listId !== undefined;
    if (!isList && event.key === 'ArrowDown') return leave(1, 0);
    if (!isList && event.key === 'ArrowUp') return leave(-1, 0);
  };
  return (
    <input
      ref={input}
      className={styles.input}
      aria-label={label}
      aria-invalid={isWrong}
      value={shown}
      list={typed === null ? undefined : listId}
      maxLength={500}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => {
        setTyped(event.target.value);
        onTyping(event.target.value);
      }}
      onMouseDown={() => setTyped(shown)}
      onBlur={commit}
      onKeyDown={handleKey}
      onCopy={(event) => typed === null && keys.copy(event)}
      onCut={(event) => typed === null && keys.cut(event)}
      onPaste={(event) => {
        if (keys.paste(event)) setTyped(null);
      }}
    />
  );
}
