import { Link } from 'react-router';
import { useMay } from '../../../../../platform/web/who/who.ts';
import { departTrain } from '../../../../tracking/wire.ts';
import { TRAIN_MOVES } from '../../../../train/wire.ts';
import { trackingPath } from '../paths.ts';
import { useOperatorTexts } from '../texts.ts';
import { DepartDialog } from './DepartDialog.tsx';
import { type LoadPlan, totalLoad } from './load.ts';
import styles from './loadPlan.module.css';

/** Where one goes from a load plan: the train leaves, or is followed. */
export function TrainMoves({ plan }: { plan: LoadPlan }) {
  const texts = useOperatorTexts().load;
  const mayDepart = useMay(departTrain.access.code);
  const { train } = plan;
  const moves: readonly string[] = TRAIN_MOVES[train.status];
  const total = totalLoad(plan.orders);
  const unnumbered = total.containerCount - total.numberedCount;
  return (
    <div className={styles.moves}>
      <Link to={trackingPath(train.trainInfoId)}>{texts.followTrain}</Link>
      {mayDepart && moves.includes('departed') && (
        <DepartDialog train={train}>
          <ul className={styles.unfinished}>
            {total.unansweredCount > 0 && (
              <li>{texts.unansweredNote({ count: total.unansweredCount, teu: total.unansweredTeu })}</li>
            )}
            {unnumbered > 0 && <li>{texts.unnumberedNote({ count: unnumbered })}</li>}
          </ul>
        </DepartDialog>
      )}
    </div>
  );
}
