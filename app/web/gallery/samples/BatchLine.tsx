import type { BatchSummary } from '../../../../platform/web/widgets/upload/batch.ts';
import styles from '../gallery.module.css';

/** Batch summary (documents 4.3) under the specification's field names. */
export function BatchLine({ summary }: { summary: BatchSummary | null }) {
  if (summary === null) return null;
  const counts = Object.entries(summary).map(([list, files]) => `${list} ${files.length}`);
  return <p className={styles.note}>{counts.join(' · ')}</p>;
}
