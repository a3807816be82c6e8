import type { BatchSummary } from '../../../../platform/web/widgets/upload/batch.ts';
import styles from '../gallery.module.css';

/** The summary of a batch as the page hears it (documents 4.3), by the specification's own names. */
export function BatchLine({ summary }: { summary: BatchSummary | null }) {
  if (summary === null) return null;
  const counts = Object.entries(summary).map(([list, files]) => `${list} ${files.length}`);
  return <p className={styles.note}>{counts.join(' · ')}</p>;
}
