import { Link, useSearchParams } from 'react-router';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { usePageTitle } from '../../../../platform/web/router/usePageTitle.ts';
import { EmptyState } from '../../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../../platform/web/widgets/page/LoadError.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { id } from '../../../../platform/wire/validators.ts';
import { getNearbyTrains, getTrainDetail, type Train, type TrainDetail } from '../../wire.ts';
import { BookabilityTag } from '../parts/BookabilityTag.tsx';
import { BookButton } from '../parts/BookButton.tsx';
import { useLineKind } from '../parts/useLineKind.ts';
import { useTrainTexts } from '../texts.ts';
import styles from './detail.module.css';
import { NearbyTrains } from './NearbyTrains.tsx';
import { TrainDetailSkeleton } from './TrainDetailSkeleton.tsx';
import { TrainFacts } from './TrainFacts.tsx';
import { TrainRoute } from './TrainRoute.tsx';
import { TrainStops } from './TrainStops.tsx';

const TIMETABLE = '/planyleList';

/** One train: route, cut-offs, space, prices (portal 2.2, /plandetail?trainInfoId=). */
export default function TrainDetailPage() {
  const [params] = useSearchParams();
  const page = useTrainTexts();
  const requested = id.safeParse(params.get('trainInfoId') ?? undefined);
  if (requested.success) return <RequestedTrain trainInfoId={requested.data} />;
  return <EmptyState text={page.detail.absent} action={<Link to={TIMETABLE}>{page.detail.toList}</Link>} />;
}

function RequestedTrain({ trainInfoId }: { trainInfoId: number }) {
  const page = useTrainTexts();
  const read = useRead(getTrainDetail, { trainInfoId });
  const nearby = useRead(getNearbyTrains, { trainInfoId });
  const train = read.data;
  usePageTitle(train ? `${train.trainNo} ${train.lineName}` : page.detail.title);
  if (train) return <LoadedTrain train={train} nearby={nearby.data} />;
  return (
    <>
      <PageHeader title={page.detail.title} back={TIMETABLE} />
      {read.error ? (
        <LoadError error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <TrainDetailSkeleton />
      )}
    </>
  );
}

function LoadedTrain({ train, nearby }: { train: TrainDetail; nearby: readonly Train[] | undefined }) {
  const page = useTrainTexts();
  const { detail: texts } = page;
  const kindOf = useLineKind();
  // no alternatives for a train under way: it is looked up, not booked
  const needsAlternative = !train.isBookable && train.status !== 'departed' && train.status !== 'arrived';
  return (
    <div className={styles.page}>
      <PageHeader
        title={`${train.trainNo} · ${train.lineName}`}
        subtitle={
          <span className={styles.subtitle}>
            <BookabilityTag train={train} />
            <span>
              {kindOf(train)}
              {train.viaBorder !== null && `, ${texts.via({ border: train.viaBorder })}`}
            </span>
          </span>
        }
        extra={<BookButton train={train} />}
        back={TIMETABLE}
      />
      {needsAlternative && <NearbyTrains needsAlternative nearby={nearby} />}
      <div className={styles.columns}>
        <section className={styles.way} aria-label={texts.route}>
          <TrainRoute stops={train.stops} />
          <TrainStops train={train} />
        </section>
        <TrainFacts train={train} />
      </div>
      {!needsAlternative && <NearbyTrains needsAlternative={false} nearby={nearby} />}
    </div>
  );
}
