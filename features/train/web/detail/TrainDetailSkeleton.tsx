import styles from './detail.module.css';

export function TrainDetailSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.columns} aria-hidden="true">
        <div className={styles.mapPlace} />
        <div className={styles.factsPlace} />
      </div>
    </div>
  );
}
