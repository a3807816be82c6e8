import { Link } from 'react-router';
import { useCan } from '../../../../../platform/web/currentUser/currentUser.ts';
import { departTrain } from '../../../../tracking/wire.ts';
import { TRAIN_TRANSITIONS, type Train } from '../../../../train/wire.ts';
import { departPath, trackingPath } from '../paths.ts';
import { useOperatorTexts } from '../texts.ts';
import styles from './loadPlan.module.css';

/** Links to tracking and departure of the train. */
export function TrainLinks({ train }: { train: Train }) {
  const texts = useOperatorTexts().load;
  const canDepart = useCan(departTrain.access.code);
  const transitions: readonly string[] = TRAIN_TRANSITIONS[train.status];
  return (
    <div className={styles.moves}>
      <Link to={trackingPath(train.trainInfoId)}>{texts.followTrain}</Link>
      {canDepart && transitions.includes('departed') && (
        <Link to={departPath(train.trainInfoId)}>{texts.depart}</Link>
      )}
    </div>
  );
}
