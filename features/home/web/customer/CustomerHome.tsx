import { Link } from 'react-router';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { readHome } from '../../wire.ts';
import styles from '../home.module.css';
import { Greeting } from '../parts/Greeting.tsx';
import { TIMETABLE_PATH } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { ComingTrains } from './ComingTrains.tsx';
import { OrderCounts } from './OrderCounts.tsx';
import { ToDoPanel } from './ToDoPanel.tsx';
import { UnderWay } from './UnderWay.tsx';

const LOOK_AGAIN_MS = 60_000;
/** Refetch on return, but not right after the prefetch. */
const FRESH_MS = 3_000;

/** One read for all panels. */
export function CustomerHome() {
  const texts = useTexts();
  const read = useRead(readHome, {}, { refetchEveryMs: LOOK_AGAIN_MS, freshMs: FRESH_MS });
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
            <UnderWay home={home} error={error} onRetry={retry} />
          </div>
          <ComingTrains soonest={home?.coming} error={error} onRetry={retry} />
        </div>
      </div>
    </>
  );
}
