import type { ReactNode } from 'react';
import styles from './page.module.css';

export function EmptyState(props: { text: string; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 64 40" width="64" height="40" aria-hidden="true" className={styles.emptyPicture}>
        <path d="M6 31h52M12 35h40" />
        <rect x="9" y="9" width="20" height="17" rx="1" />
        <rect x="35" y="9" width="20" height="17" rx="1" />
        <path d="M14 13v9M19 13v9M24 13v9M40 13v9M45 13v9M50 13v9" />
        <circle cx="15" cy="28.5" r="2.5" />
        <circle cx="23" cy="28.5" r="2.5" />
        <circle cx="41" cy="28.5" r="2.5" />
        <circle cx="49" cy="28.5" r="2.5" />
      </svg>
      <p className={styles.emptyText}>{props.text}</p>
      {props.action}
    </div>
  );
}
