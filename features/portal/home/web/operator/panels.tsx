import { Link } from 'react-router';
import styles from '../home.module.css';
import { queuePath } from '../paths.ts';
import { DeparturesToday } from './DeparturesToday.tsx';
import { LoadPanel } from './LoadPanel.tsx';
import { QueuePanel } from './QueuePanel.tsx';

function ReviewButton({ title }: { title: string }) {
  return (
    <Link className={styles.button} to={queuePath()}>
      {title}
    </Link>
  );
}

/** Components of `fillings.ts`, in a chunk that customers do without. */
export const OPERATOR_PANELS = { Review: ReviewButton, Load: LoadPanel, Queue: QueuePanel, DeparturesToday };
