import { Link } from 'react-router';
import styles from '../home.module.css';
import { Greeting } from '../parts/Greeting.tsx';
import { TIMETABLE_PATH } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { ComingTrains } from './ComingTrains.tsx';
import { OrderCounts } from './OrderCounts.tsx';
import { ToDoPanel } from './ToDoPanel.tsx';
import { UnderWay } from './UnderWay.tsx';

/** What a customer has to do next, the own trains under way, and trains to book. */
export function CustomerHome() {
  const texts = useTexts();
  return (
    <>
      <Greeting>
        <Link className={styles.button} to={TIMETABLE_PATH}>
          {texts.book}
        </Link>
      </Greeting>
      <div className={styles.stack}>
        <OrderCounts />
        <div className={styles.columns}>
          <div className={styles.stack}>
            <ToDoPanel />
            <UnderWay />
          </div>
          <ComingTrains />
        </div>
      </div>
    </>
  );
}
