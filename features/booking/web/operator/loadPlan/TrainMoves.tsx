import { Link } from 'react-router';
import { useMay } from '../../../../../platform/web/who/who.ts';
import { departTrain } from '../../../../tracking/wire.ts';
import { TRAIN_MOVES, type Train } from '../../../../train/wire.ts';
import { departPath, trackingPath } from '../paths.ts';
import { useOperatorTexts } from '../texts.ts';
import styles from './loadPlan.module.css';

/** Links to tracking and departure of the train. */
export function TrainMoves({ train }: { train: Train }) {
  const texts = useOperatorTexts().load;
  const mayDepart = useMay(departTrain.access.code);
  const moves: readonly string[] = TRAIN_MOVES[train.status];
  return (
    <div className={styles.moves}>
      <Link to={trackingPath(train.trainInfoId)}>{texts.followTrain}</Link>
      {mayDepart && moves.includes('departed') && (
        <Link to={departPath(train.trainInfoId)}>{texts.depart}</Link>
      )}
    </div>
  );
}
