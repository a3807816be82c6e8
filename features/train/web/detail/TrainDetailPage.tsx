import { Link, useSearchParams } from 'react-router';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { usePageTitle } from '../../../../platform/web/router/usePageTitle.ts';
import { Empty } from '../../../../platform/web/widgets/page/Empty.tsx';
import { Fault } from '../../../../platform/web/widgets/page/Fault.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { id } from '../../../../platform/wire/validators.ts';
import { getNearbyTrains, getTrainDetail, type Train, type TrainDetail } from '../../wire.ts';
import { BookButton } from '../parts/BookButton.tsx';
import { StandingTag } from '../parts/StandingTag.tsx';
import { useLineKind } from '../parts/useLineKind.ts';
import { useTrainTexts } from '../texts.ts';
import { DetailWait } from './DetailWait.tsx';
import styles from './detail.module.css';
import { NearbyTrains } from './NearbyTrains.tsx';
import { TrainFacts } from './TrainFacts.tsx';
import { TrainRoute } from './TrainRoute.tsx';
import { TrainStops } from './TrainStops.tsx';

const TIMETABLE = '/planyleList';

/** One train: route, cut-offs, space, prices (portal 2.2, /plandetail?trainInfoId=). */
export default function TrainDetailPage() {
  const [params] = useSearchParams();
  const page = useTrainTexts();
  const asked = id.safeParse(params.get('trainInfoId') ?? undefined);
  if (asked.success) return <AskedTrain trainInfoId={asked.data} />;
  return <Empty text={page.detail.absent} action={<Link to={TIMETABLE}>{page.detail.toList}</Link>} />;
}

function AskedTrain({ trainInfoId }: { trainInfoId: number }) {
  const page = useTrainTexts();
  const read = useRead(getTrainDetail, { trainInfoId });
  const nearby = useRead(getNearbyTrains, { trainInfoId });
  const train = read.data;
  usePageTitle(train ? `${train.trainNo} ${train.lineName}` : page.detail.title);
  if (train) return <FoundTrain train={train} nearby={nearby.data} />;
  return (
    <>
      <PageHeader title={page.detail.title} back={TIMETABLE} />
      {read.error ? <Fault error={read.error} onRetry={() => void read.refetch()} /> : <DetailWait />}
    </>
  );
}

function FoundTrain({ train, nearby }: { train: TrainDetail; nearby: readonly Train[] | undefined }) {
  const page = useTrainTexts();
  const { detail: texts } = page;
  const kindOf = useLineKind();
  // no alternatives for a train under way: it is looked up, not booked
  const isMissed = !train.isBookable && train.status !== 'departed' && train.status !== 'arrived';
  return (
    <div className={styles.page}>
      <PageHeader
        title={`${train.trainNo} · ${train.lineName}`}
        subtitle={
          <span className={styles.subtitle}>
            <StandingTag train={train} />
            <span>
              {kindOf(train)}
              {train.viaBorder !== null && `, ${texts.via({ border: train.viaBorder })}`}
            </span>
          </span>
        }
        extra={<BookButton train={train} />}
        back={TIMETABLE}
      />
      {isMissed && <NearbyTrains isMissed nearby={nearby} />}
      <div className={styles.columns}>
        <section className={styles.way} aria-label={texts.route}>
          <TrainRoute stops={train.stops} />
          <TrainStops train={train} />
        </section>
        <TrainFacts train={train} />
      </div>
      {!isMissed && <NearbyTrains isMissed={false} nearby={nearby} />}
    </div>
  );
}
