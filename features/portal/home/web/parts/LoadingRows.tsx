import { useTexts } from '../texts.ts';
import styles from './parts.module.css';

/** Same height as the loaded rows. */
export function LoadingRows({ rows, height }: { rows: number; height: number }) {
  const { loading } = useTexts();
  return (
    <div aria-busy="true">
      <span role="status" className="visually-hidden">
        {loading}
      </span>
      {Array.from({ length: rows }, (_, index) => `place ${index}`).map((place) => (
        <div key={place} className={styles.place} style={{ height }} aria-hidden="true" />
      ))}
    </div>
  );
}
