import styles from './status.module.css';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

export function StatusTag(props: { tone: Tone; label: string }) {
  return (
    <span className={styles.tag} data-tone={props.tone}>
      {props.label}
    </span>
  );
}
