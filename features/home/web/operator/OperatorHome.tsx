import { Link } from 'react-router';
import styles from '../home.module.css';
import { Greeting } from '../parts/Greeting.tsx';
import { queuePath } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { DeparturesToday } from './DeparturesToday.tsx';
import { LoadPanel } from './LoadPanel.tsx';
import { QueuePanel } from './QueuePanel.tsx';
import { useUpcomingLoad } from './useUpcomingLoad.ts';

export function OperatorHome() {
  const texts = useTexts();
  const load = useUpcomingLoad();
  return (
    <>
      <Greeting>
        <Link className={styles.button} to={queuePath()}>
          {texts.queue.open}
        </Link>
      </Greeting>
      <div className={styles.columns}>
        <LoadPanel load={load} />
        <div className={styles.stack}>
          <QueuePanel />
          <DeparturesToday load={load} />
        </div>
      </div>
    </>
  );
}
