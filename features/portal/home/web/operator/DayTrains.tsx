import { Link } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { teuShare } from '../../../../../platform/web/widgets/figures/teuShare.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { loadPlanPath } from '../paths.ts';
import { useTexts } from '../texts.ts';
import type { PlannedTrain } from './loadByDay.ts';
import styles from './operator.module.css';

export function DayTrains({ trains }: { trains: readonly PlannedTrain[] }) {
  const texts = useTexts().load;
  if (trains.length === 0) return <EmptyState text={texts.noTrains} />;
  return (
    <ul className={styles.trains}>
      {trains.map((train) => (
        <TrainLoad key={train.trainInfoId} train={train} />
      ))}
    </ul>
  );
}

function TrainLoad({ train }: { train: PlannedTrain }) {
  const texts = useTexts().load;
  const format = useFormat();
  const { percent } = teuShare(train.soldTeu, train.capacityTeu);
  return (
    <li>
      <Link
        to={loadPlanPath(train.trainInfoId)}
        className={styles.train}
        title={texts.toLoadPlan({ trainNo: train.trainNo })}
      >
        <span className={styles.trainNo}>{train.trainNo}</span>
        <span className={styles.line}>{train.lineName}</span>
        <svg className={styles.trainBar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.capacity} width="100" height="8" />
          <rect className={styles.sold} width={percent} height="8" />
        </svg>
        <span className={styles.figures}>
          {texts.ofTrain({
            sold: format.number(train.soldTeu),
            capacity: format.number(train.capacityTeu),
          })}
        </span>
      </Link>
    </li>
  );
}
