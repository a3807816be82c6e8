import type { ReactNode } from 'react';
import styles from './headline.module.css';

interface HeadlineProps {
  /** what is read first: a time left, a sum, a delay; null: there is none */
  figure: ReactNode;
  /** what the figure is */
  label: ReactNode;
  tone?: 'calm' | 'good' | 'soon' | 'late';
  /** what it means for the reader */
  children?: ReactNode;
  /** the one action, at the right */
  action?: ReactNode;
}

/** The one large thing of a page. */
export function Headline({ figure, label, tone = 'calm', children, action }: HeadlineProps) {
  return (
    <div className={styles.headline} data-tone={tone}>
      <div className={styles.first}>
        {figure !== null && <span className={styles.figure}>{figure}</span>}
        <span className={styles.label}>{label}</span>
      </div>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
