import { Link } from 'react-router';
import { Fault } from '../../../../platform/web/widgets/page/Fault.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Wait } from '../parts/Wait.tsx';
import { ordersPath } from '../paths.ts';
import { useTexts } from '../texts.ts';
import styles from './customer.module.css';
import { TrainProgress } from './TrainProgress.tsx';
import { byTrain } from './underWay.ts';
import { useOrdersIn } from './useOwnOrders.ts';

const SHOWN = 3;
const ROW_HEIGHT = 89;
const LOOKED_THROUGH = 50;

/** The company's trains that have left and not arrived, the longest under way first. */
export function UnderWay() {
  const texts = useTexts();
  const words = texts.underWay;
  const read = useOrdersIn('departed', { by: 'departTime', most: LOOKED_THROUGH });
  const trains = byTrain(read.rows);
  const more = trains.length - SHOWN;
  return (
    <Panel
      title={words.title}
      hint={trains.length > 0 ? words.byPlan : undefined}
      extra={more > 0 && <Link to={ordersPath('departed')}>{words.more({ count: more })}</Link>}
    >
      {read.isComing ? (
        <Wait rows={SHOWN} height={ROW_HEIGHT} />
      ) : read.error && trains.length === 0 ? (
        <Fault compact error={read.error} onRetry={read.retry} />
      ) : trains.length === 0 ? (
        <Nothing text={words.none} hint={words.noneHint} />
      ) : (
        <ul className={styles.rows}>
          {trains.slice(0, SHOWN).map((train) => (
            <TrainProgress key={train.trainInfoId} train={train} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
