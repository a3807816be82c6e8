import { Link } from 'react-router';
import type { CustomerHome } from '../../wire.ts';
import { ordersPath } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { countIn } from './counts.ts';
import styles from './customer.module.css';

/** Open statuses in the order of an order's life. */
const OPEN_STATUSES = [
  'draft',
  'submitted',
  'confirmed',
  'documents',
  'ready',
  'departed',
  'arrived',
] as const;

interface OrderCountsProps {
  counts: CustomerHome['counts'] | undefined;
  isComing: boolean;
}

export function OrderCounts({ counts, isComing }: OrderCountsProps) {
  const texts = useTexts();
  return (
    <nav className={styles.counts} aria-label={texts.statuses} aria-busy={isComing}>
      {OPEN_STATUSES.map((status) => {
        const count = counts && countIn(counts, status);
        return (
          <Link
            key={status}
            to={ordersPath(status)}
            className={styles.count}
            data-some={count !== undefined && count > 0}
          >
            <span className={styles.figure}>{count ?? '–'}</span>
            <span>{texts.status[status]}</span>
          </Link>
        );
      })}
    </nav>
  );
}
