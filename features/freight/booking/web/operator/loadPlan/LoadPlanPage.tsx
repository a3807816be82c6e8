import { useSearchParams } from 'react-router';
import { useFormat } from '../../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../../platform/web/query/useRead.ts';
import { useSearchId } from '../../../../../../platform/web/router/addressId.ts';
import { useTabName } from '../../../../../../platform/web/router/usePageTitle.ts';
import { Fillings } from '../../../../../../platform/web/slots/Fillings.tsx';
import { LoadError } from '../../../../../../platform/web/widgets/page/LoadError.tsx';
import { PageHeader } from '../../../../../../platform/web/widgets/page/PageHeader.tsx';
import { getLoadPlan } from '../../../operatorWire.ts';
import { DetailSkeleton } from '../../detail/DetailSkeleton.tsx';
import { loadPlanLinks } from '../../slots.ts';
import { OrderDrawer } from '../order/OrderDrawer.tsx';
import { useOpenOrder } from '../order/useOpenOrder.ts';
import { useOperatorTexts } from '../texts.ts';
import styles from './loadPlan.module.css';
import { NextTrains } from './NextTrains.tsx';
import { TrainLoad } from './TrainLoad.tsx';
import { TrainSelect } from './TrainSelect.tsx';

const REFETCH_MS = 30_000;

export default function LoadPlanPage() {
  const texts = useOperatorTexts().load;
  const format = useFormat();
  const [trainInfoId, choose] = useChosenTrain();
  const { opened, open, close } = useOpenOrder();
  const read = useRead(
    getLoadPlan,
    { trainInfoId: trainInfoId ?? 0 },
    { enabled: trainInfoId !== null, refetchEveryMs: REFETCH_MS },
  );
  const train = read.data?.train;
  const name = train ? `${train.trainNo} ${format.day(train.departTime)}` : null;
  useTabName(trainInfoId === null ? '' : name);
  return (
    <>
      <PageHeader
        title={texts.title}
        extra={
          read.data && (
            <div className={styles.moves}>
              <Fillings slot={loadPlanLinks} props={{ train: read.data.train }} />
            </div>
          )
        }
      />
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
  const [, setParams] = useSearchParams();
  return [useSearchId('trainInfoId'), (trainInfoId) => setParams({ trainInfoId: String(trainInfoId) })];
}
