import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useSearchId } from '../../../../platform/web/router/addressId.ts';
import { DetailState } from '../../../../platform/web/widgets/page/DetailState.tsx';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { ChooseTrain } from '../../train/web/parts.ts';
import { trainLoadingPage } from '../pages.ts';
import { getWagonPlan } from '../wire.ts';
import { Loading } from './Loading.tsx';
import { useTexts } from './texts.ts';

/** Containers on the wagons of a train, for the planner; without a train, the trains to choose from. */
export default function TrainLoadingPage() {
  const { page } = useTexts();
  const trainInfoId = useSearchId('trainInfoId');
  if (trainInfoId === null) return <ChooseTrain title={page.title} page={trainLoadingPage} />;
  return <TrainToLoad key={trainInfoId} trainInfoId={trainInfoId} />;
}

function TrainToLoad({ trainInfoId }: { trainInfoId: number }) {
  const { page } = useTexts();
  const read = useRead(getWagonPlan, { trainInfoId });
  if (!read.data) return <DetailState title={page.title} subtitle="" back={pathTo(trainLoadingPage)} read={read} />;
  return <Loading plan={read.data} />;
}
