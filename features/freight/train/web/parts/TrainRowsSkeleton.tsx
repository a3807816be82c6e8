import styles from './trainRowsSkeleton.module.css';

export function TrainRowsSkeleton({ count }: { count: number }) {
  return (
    <div aria-busy="true">
      {Array.from({ length: count }, (_, index) => `place ${index}`).map((row) => (
        <div key={row} className={styles.place} aria-hidden="true" />
      ))}
    </div>
  );
}
