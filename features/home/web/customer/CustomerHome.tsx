import { Link } from 'react-router';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { readHome } from '../../wire.ts';
import styles from '../home.module.css';
import { Greeting } from '../parts/Greeting.tsx';
import { TIMETABLE_PATH } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { BookableTrains } from './BookableTrains.tsx';
import { OrderCounts } from './OrderCounts.tsx';
import { ToDoPanel } from './ToDoPanel.tsx';
import { TrainsInTransit } from './TrainsInTransit.tsx';

const REFETCH_MS = 60_000;
/** Refetch on return, but not right after the prefetch. */
const FRESH_MS = 3_000;

/** One read for all panels. */
export function CustomerHome() {
  const texts = useTexts();
  const read = useRead(readHome, {}, { refetchEveryMs: REFETCH_MS, staleAfterMs: FRESH_MS });
  const retry = () => void read.refetch();
  const home = read.data ?? undefined;
  const error = home ? null : read.error;
  return (
    <>
      <Greeting>
        <Link className={styles.button} to={TIMETABLE_PATH}>
          {texts.book}
        </Link>
      </Greeting>
      <div className={styles.stack}>
        <OrderCounts counts={home?.counts} isComing={read.isPending} />
        <div className={styles.columns}>
          <div className={styles.stack}>
            <ToDoPanel home={home} error={error} onRetry={retry} />
            <TrainsInTransit home={home} error={error} onRetry={retry} />
          </div>
          <BookableTrains soonest={home?.coming} error={error} onRetry={retry} />
        </div>
      </div>
    </>
  );
}
