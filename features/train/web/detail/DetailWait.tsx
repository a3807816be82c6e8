import styles from './detail.module.css';

/** The places of map, facts and stops while the train is on its way. */
export function DetailWait() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.columns} aria-hidden="true">
        <div className={styles.mapPlace} />
        <div className={styles.factsPlace} />
      </div>
    </div>
  );
}
