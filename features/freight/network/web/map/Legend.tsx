import type { ReactNode } from 'react';
import { useNetworkTexts } from '../texts.ts';
import styles from './map.module.css';

/** Map legend. */
export function Legend() {
  const { picture: texts } = useNetworkTexts();
  return (
    <ul className={styles.legend} aria-label={texts.legend}>
      <li>
        <LegendIcon>
          <circle cx="8" cy="8" r="4.5" className={styles.end} />
        </LegendIcon>
        {texts.end}
      </li>
      <li>
        <LegendIcon>
          <path d="M8 3L13 8L8 13L3 8Z" className={styles.border} />
        </LegendIcon>
        {texts.border}
      </li>
      <li>
        <LegendIcon>
          <circle cx="8" cy="8" r="2.5" className={styles.stop} />
        </LegendIcon>
        {texts.stop}
      </li>
      <li>
        <LegendIcon>
          <path d="M1 8H15" className={styles.strong} />
        </LegendIcon>
        {texts.chosen}
      </li>
    </ul>
  );
}

function LegendIcon({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={styles.sign}>
      {children}
    </svg>
  );
}
