import { Link, useSearchParams } from 'react-router';
import { useCan } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { departTrain } from '../../../../tracking/wire.ts';
import { TRAIN_TRANSITIONS, type Train } from '../../../../train/wire.ts';
import { getLoadPlan } from '../../../wire.ts';
import { DetailSkeleton } from '../../detail/DetailSkeleton.tsx';
import { OrderDrawer } from '../order/OrderDrawer.tsx';
import { useOpenOrder } from '../order/useOpenOrder.ts';
import { departPath, trackingPath } from '../paths.ts';
import { useOperatorTexts } from '../texts.ts';
import styles from './loadPlan.module.css';
import { NextTrains } from './NextTrains.tsx';
import { TrainLoad } from './TrainLoad.tsx';
import { TrainSelect } from './TrainSelect.tsx';

/** Links to tracking and departure of the train. */
function TrainLinks({ train }: { train: Train }) {
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

const REFETCH_MS = 30_000;

export default function LoadPlanPage() {
  const texts = useOperatorTexts().load;
  const [trainInfoId, choose] = useChosenTrain();
  const { opened, open, close } = useOpenOrder();
  const read = useRead(
    getLoadPlan,
    { trainInfoId: trainInfoId ?? 0 },
    { enabled: trainInfoId !== null, refetchEveryMs: REFETCH_MS },
  );
  return (
    <>
      <PageHeader title={texts.title} extra={read.data && <TrainLinks train={read.data.train} />} />
      <TrainSelect trainInfoId={trainInfoId} chosen={read.data?.train} onChoose={choose} />
      {trainInfoId === null ? (
        <NextTrains />
      ) : read.data ? (
        <TrainLoad plan={read.data} onOpen={open} />
      ) : read.error ? (
        <LoadError error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <DetailSkeleton />
      )}
      <OrderDrawer orderBigNo={opened} onClose={close} />
    </>
  );
}

/** Train of the URL parameter. */
function useChosenTrain(): [number | null, (trainInfoId: number) => void] {
  const [params, setParams] = useSearchParams();
  const named = Number(params.get('trainInfoId') ?? '');
  return [
    Number.isInteger(named) && named > 0 ? named : null,
    (trainInfoId) => setParams({ trainInfoId: String(trainInfoId) }),
  ];
}
