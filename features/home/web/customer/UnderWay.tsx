import { Link } from 'react-router';
import { Fault } from '../../../../platform/web/widgets/page/Fault.tsx';
import { SHOWN } from '../../wire.ts';
import { Nothing } from '../parts/Nothing.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Wait } from '../parts/Wait.tsx';
import { ordersPath } from '../paths.ts';
import { useTexts } from '../texts.ts';
import styles from './customer.module.css';
import type { HomePartProps } from './ToDoPanel.tsx';
import { TrainProgress } from './TrainProgress.tsx';

const ROW_HEIGHT = 89;

export function UnderWay({ home, error, onRetry }: HomePartProps) {
  const words = useTexts().underWay;
  const trains = home?.underWay ?? [];
  const more = (home?.underWayCount ?? 0) - trains.length;
  return (
    <Panel
      title={words.title}
      hint={trains.length > 0 ? words.byPlan : undefined}
      extra={more > 0 && <Link to={ordersPath('departed')}>{words.more({ count: more })}</Link>}
    >
      {trains.length > 0 ? (
        <ul className={styles.rows}>
          {trains.map((train) => (
            <TrainProgress key={train.trainInfoId} train={train} />
          ))}
        </ul>
      ) : home ? (
        <Nothing text={words.none} hint={words.noneHint} />
      ) : error ? (
        <Fault compact error={error} onRetry={onRetry} />
      ) : (
        <Wait rows={SHOWN.underWay} height={ROW_HEIGHT} />
      )}
    </Panel>
  );
}
