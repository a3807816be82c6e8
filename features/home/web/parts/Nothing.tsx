import styles from './parts.module.css';

/** Says in the place of rows that there are none, and what would be here. */
export function Nothing({ text, hint }: { text: string; hint?: string }) {
  return (
    <div className={styles.nothing}>
      <p>{text}</p>
      {hint !== undefined && <p className={styles.soft}>{hint}</p>}
    </div>
  );
}
