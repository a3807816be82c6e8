import { Segmented } from 'antd';
import { useSearchParams } from 'react-router';
import { useSearchId } from '../../../../../platform/web/router/addressId.ts';
import { usePageTitle, useTabName } from '../../../../../platform/web/router/usePageTitle.ts';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { useOperatorTexts } from '../texts.ts';
import { ExceptionBoard } from './board/ExceptionBoard.tsx';
import { TrackedTrains } from './TrackedTrains.tsx';
import { TrainsInTransit } from './TrainsInTransit.tsx';
import { TrainTracking } from './TrainTracking.tsx';

const VIEWS = ['exceptions', 'transit', 'all'] as const;
type View = (typeof VIEWS)[number];
const CONTENT = { exceptions: ExceptionBoard, transit: TrainsInTransit, all: TrackedTrains } as const;

/** Tracking for the dispatcher: exceptions, trains in transit, all trains, or the train of the URL. */
export default function TrackingPage() {
  const chosen = useSearchId('trainInfoId');
  return chosen === null ? <Overview /> : <TrainTracking key={chosen} trainInfoId={chosen} />;
}

function Overview() {
  const texts = useOperatorTexts();
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find((one) => one === params.get('view')) ?? 'exceptions';
  const Content = CONTENT[view];
  usePageTitle(texts.title);
  useTabName('');
  return (
    <>
      <PageHeader
        title={texts.title}
        extra={
          <Segmented<View>
            aria-label={texts.views.label}
            value={view}
            options={VIEWS.map((value) => ({ value, label: texts.views[value] }))}
            onChange={(value) => setParams({ view: value }, { replace: true })}
          />
        }
      />
      <Content />
    </>
  );
}
