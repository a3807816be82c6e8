import type { ReactNode } from 'react';
import { useNetworkTexts } from '../texts.ts';
import styles from './picture.module.css';

/** Map legend. */
export function Legend() {
  const { picture: texts } = useNetworkTexts();
  return (
    <ul className={styles.legend} aria-label={texts.legend}>
      <li>
        <Sign>
          <circle cx="8" cy="8" r="4.5" className={styles.end} />
        </Sign>
        {texts.end}
      </li>
      <li>
        <Sign>
          <path d="M8 3L13 8L8 13L3 8Z" className={styles.border} />
        </Sign>
        {texts.border}
      </li>
      <li>
        <Sign>
          <circle cx="8" cy="8" r="2.5" className={styles.stop} />
        </Sign>
        {texts.stop}
      </li>
      <li>
        <Sign>
          <path d="M1 8H15" className={styles.strong} />
        </Sign>
        {texts.chosen}
      </li>
    </ul>
  );
}

function Sign({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={styles.sign}>
      {children}
    </svg>
  );
}
