import styles from './calendar.module.css';

/** What is refused of the typed values, each in a line. */
export function FieldFaults({ faults }: { faults: readonly string[] }) {
  return faults.map((fault) => (
    <span key={fault} role="alert" className={styles.fault}>
      {fault}
    </span>
  ));
}
