import { type ReactNode, useState } from 'react';
import styles from './outbox.module.css';

interface FoldedTextProps {
  fold: string;
  unfold: string;
  isLong: boolean;
  children: ReactNode;
}

/** The beginning of a long text, one line where rows are dense, the whole of it on demand. */
export function FoldedText({ fold, unfold, isLong, children }: FoldedTextProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={styles.message}>
      <span className={isLong && !isOpen ? styles.folded : styles.text}>{children}</span>
      {isLong && (
        <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? fold : unfold}
        </button>
      )}
    </span>
  );
}
