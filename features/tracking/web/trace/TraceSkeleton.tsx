import { useTraceTexts } from '../texts.ts';
import styles from './journeyView.module.css';

const LINES = [62, 90, 48, 74, 56, 82, 66];

/** Skeleton of the journey. */
export function TraceSkeleton() {
  const texts = useTraceTexts();
  return (
    <div className={styles.journey} role="status" aria-label={texts.loading}>
      <div className={`${styles.map} ${styles.blankMap}`} />
      <div className={styles.side}>
        <div className={styles.card}>
          {LINES.map((width) => (
            <span key={width} className={styles.blank} style={{ width: `${width}%` }} />
          ))}
        </div>
      </div>
    </div>
  );
}
