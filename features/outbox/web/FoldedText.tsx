import { type ReactNode, useState } from 'react';
import styles from './outbox.module.css';

interface FoldedTextProps {
  fold: string;
  unfold: string;
  isLong: boolean;
  children: ReactNode;
}

/** Two lines of a long text, the whole of it on demand. */
export function FoldedText({ fold, unfold, isLong, children }: FoldedTextProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.message}>
      <div className={isLong && !isOpen ? styles.folded : styles.text}>{children}</div>
      {isLong && (
        <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? fold : unfold}
        </button>
      )}
    </div>
  );
}
