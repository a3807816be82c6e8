import styles from './parts.module.css';

export function EmptyState({ text, hint }: { text: string; hint?: string }) {
  return (
    <div className={styles.nothing}>
      <p>{text}</p>
      {hint !== undefined && <p className={styles.soft}>{hint}</p>}
    </div>
  );
}
