import { Link } from 'react-router';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { MAX_ROWS } from '../../wire.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { LoadingRows } from '../parts/LoadingRows.tsx';
import { Panel } from '../parts/Panel.tsx';
import { ordersPath } from '../paths.ts';
import { useTexts } from '../texts.ts';
import styles from './customer.module.css';
import { TrainProgress } from './TrainProgress.tsx';
import { useCustomerHome } from './useCustomerHome.ts';

const ROW_HEIGHT = 89;

export function TrainsInTransit({ title }: { title: string }) {
  const { home, error, retry } = useCustomerHome();
  const labels = useTexts().underWay;
  const trains = home?.underWay ?? [];
  const more = (home?.underWayCount ?? 0) - trains.length;
  return (
    <Panel title={title} extra={more > 0 && <Link to={ordersPath('departed')}>{labels.more({ count: more })}</Link>}>
      {trains.length > 0 ? (
        <ul className={styles.rows}>
          {trains.map((train) => (
            <TrainProgress key={train.trainInfoId} train={train} />
          ))}
        </ul>
      ) : home ? (
        <EmptyState text={labels.none} hint={labels.noneHint} />
      ) : error ? (
        <LoadError compact error={error} onRetry={retry} />
      ) : (
        <LoadingRows rows={MAX_ROWS.underWay} height={ROW_HEIGHT} />
      )}
    </Panel>
  );
}
