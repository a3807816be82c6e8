import { Link } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { LoadingRows } from '../parts/LoadingRows.tsx';
import { Panel } from '../parts/Panel.tsx';
import { loadPlanPath, plansPath } from '../paths.ts';
import { platformDay } from '../platformDay.ts';
import { useTexts } from '../texts.ts';
import type { PlannedTrain } from './loadByDay.ts';
import styles from './operator.module.css';
import { useUpcomingLoad } from './useUpcomingLoad.ts';

const SHOWN = 6;
const ROW_HEIGHT = 40;

const hasLeft = (train: PlannedTrain) => train.status === 'departed' || train.status === 'arrived';

/** Trains still to leave first. */
export function DeparturesToday({ title }: { title: string }) {
  const load = useUpcomingLoad();
  const texts = useTexts().today;
  const today = platformDay(0);
  const trains = load.days?.[0]?.trains;
  if (trains === undefined) {
    if (load.error) return null;
    return (
      <Panel title={title}>
        <LoadingRows rows={SHOWN} height={ROW_HEIGHT} />
      </Panel>
    );
  }
  const toLeave = trains.filter((train) => !hasLeft(train));
  const ordered = [...toLeave, ...trains.filter(hasLeft)];
  const more = ordered.length - SHOWN;
  return (
    <Panel title={title} extra={more > 0 && <Link to={plansPath(today, today)}>{texts.more({ count: more })}</Link>}>
      {trains.length === 0 ? (
        <EmptyState text={texts.none} />
      ) : (
        <p className={styles.oldest}>{texts.left({ count: toLeave.length, all: trains.length })}</p>
      )}
      <ul className={styles.trains}>
        {ordered.slice(0, SHOWN).map((train) => (
          <Departure key={train.trainInfoId} train={train} />
        ))}
      </ul>
    </Panel>
  );
}

function Departure({ train }: { train: PlannedTrain }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <li className={styles.departure}>
      <time title={format.zone}>{train.departTime.slice(11, 16)}</time>
      <div>
        <Link to={loadPlanPath(train.trainInfoId)}>{train.trainNo}</Link> {train.lineName}
      </div>
      {hasLeft(train) ? (
        <StatusTag tone="info" label={texts.today.departed} />
      ) : (
        <span className={styles.figures}>
          {texts.load.ofTrain({
            sold: format.number(train.soldTeu),
            capacity: format.number(train.capacityTeu),
          })}
        </span>
      )}
    </li>
  );
}
