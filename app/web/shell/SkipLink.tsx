import type { MouseEvent } from 'react';
import styles from './shell.module.css';
import { useShellTexts } from './texts.ts';

export const CONTENT_ID = 'content';

/** First tab stop: skips the menu. */
export function SkipLink() {
  const texts = useShellTexts();
  const skip = (event: MouseEvent) => {
    // a hash in the address would be a history entry of its own
    event.preventDefault();
    document.getElementById(CONTENT_ID)?.focus();
  };
  return (
    <a href={`#${CONTENT_ID}`} className={styles.skip} onClick={skip}>
      {texts.skip}
    </a>
  );
}
