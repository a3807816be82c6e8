import type { MouseEvent } from 'react';
import styles from './shell.module.css';
import { useShellTexts } from './texts.ts';

export const CONTENT_ID = 'content';

/** The first stop of the keyboard: past the menu, to the page. */
export function SkipLink() {
  const texts = useShellTexts();
  const skip = (event: MouseEvent) => {
    // without the hash in the address, which would be a page of its own to go back from
    event.preventDefault();
    document.getElementById(CONTENT_ID)?.focus();
  };
  return (
    <a href={`#${CONTENT_ID}`} className={styles.skip} onClick={skip}>
      {texts.skip}
    </a>
  );
}
