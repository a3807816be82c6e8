import styles from './trainRowsWait.module.css';

export function TrainRowsWait({ count }: { count: number }) {
  return (
    <div aria-busy="true">
      {Array.from({ length: count }, (_, index) => `place ${index}`).map((place) => (
        <div key={place} className={styles.place} aria-hidden="true" />
      ))}
    </div>
  );
}
