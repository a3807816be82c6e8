import { Link } from 'react-router';
import { COUNT_LIMIT } from '../../../../../platform/wire/paging.ts';
import { ordersPath } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { countIn } from './counts.ts';
import styles from './customer.module.css';
import { useCustomerHome } from './useCustomerHome.ts';

/** Open statuses in the order of an order's life. */
const OPEN_STATUSES = ['draft', 'submitted', 'confirmed', 'documents', 'ready', 'departed', 'arrived'] as const;

const figureOf = (count: number) => (count > COUNT_LIMIT ? `${COUNT_LIMIT}+` : count);

export function OrderCounts({ title }: { title: string }) {
  const { home, isPending } = useCustomerHome();
  const counts = home?.counts;
  const texts = useTexts();
  return (
    <nav className={styles.counts} aria-label={title} aria-busy={isPending}>
      {OPEN_STATUSES.map((status) => {
        const count = counts && countIn(counts, status);
        return (
          <Link
            key={status}
            to={ordersPath(status)}
            className={styles.count}
            data-some={count !== undefined && count > 0}
          >
            <span className={styles.figure}>{count === undefined ? '–' : figureOf(count)}</span>
            <span>{texts.status[status]}</span>
          </Link>
        );
      })}
    </nav>
  );
}
