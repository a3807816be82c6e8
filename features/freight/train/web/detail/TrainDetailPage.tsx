import { LazyGeoMap } from '../../../../../libs/map/LazyGeoMap.tsx';
import type { MapPlace } from '../../../../../libs/map/mapProps.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useSearchId } from '../../../../../platform/web/router/addressId.ts';
import { usePageTitle, useTabName } from '../../../../../platform/web/router/usePageTitle.ts';
import { DetailState } from '../../../../../platform/web/widgets/page/DetailState.tsx';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import type { Stop } from '../../../network/wire.ts';
import { timetablePage } from '../../pages.ts';
import { getNearbyTrains, getTrainDetail, type Train, type TrainDetail } from '../../wire.ts';
import { BookabilityTag } from '../parts/BookabilityTag.tsx';
import { BookButton } from '../parts/BookButton.tsx';
import { TrainRow } from '../parts/TrainRow.tsx';
import { useLineKind } from '../parts/useLineKind.ts';
import { useTrainTexts } from '../texts.ts';
import styles from './detail.module.css';
import { TrainFacts } from './TrainFacts.tsx';
import { TrainHeadline } from './TrainHeadline.tsx';
import { TrainStops } from './TrainStops.tsx';

/** Stops as map places; borders and gauge changes in the tooltip. */
function mapPlacesOf(stops: readonly Stop[], texts: { border: string; gaugeChange: string }): MapPlace[] {
  return stops.map((stop, index) => {
    const isEnd = index === 0 || index === stops.length - 1;
    const marks = [stop.isBorder && texts.border, stop.changesGauge && texts.gaugeChange].filter(Boolean);
    return {
      id: String(stop.sequence),
      name: stop.stationName,
      latitude: stop.latitude,
      longitude: stop.longitude,
      kind: isEnd ? 'end' : stop.isBorder ? 'border' : 'stop',
      detail: marks.length > 0 ? marks.join(' · ') : undefined,
    };
  });
}

function TrainRoute({ stops }: { stops: readonly Stop[] }) {
  const page = useTrainTexts();
  return (
    <LazyGeoMap
      height={340}
      routes={[{ id: 'way', points: stops, emphasis: 'strong' }]}
      places={mapPlacesOf(stops, page.detail)}
      texts={page.map}
    />
  );
}

function TrainDetailSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.columns} aria-hidden="true">
        <div className={styles.mapPlace} />
        <div className={styles.factsPlace} />
      </div>
    </div>
  );
}

const MAX_SHOWN = 3;

interface NearbyTrainsProps {
  nearby: readonly Train[] | undefined;
  /** this train cannot be booked: alternatives go first */
  needsAlternative: boolean;
}

/** Alternatives: prominent if needed, else at the foot. */
function NearbyTrains({ nearby, needsAlternative }: NearbyTrainsProps) {
  const { detail: texts } = useTrainTexts();
  if (nearby === undefined || (!needsAlternative && nearby.length === 0)) return null;
  return (
    <section className={styles.nearby}>
      <h2 className={styles.nearbyTitle}>{texts.nearby}</h2>
      {needsAlternative && <p className={styles.nearbyWhy}>{nearby.length > 0 ? texts.nearbyWhy : texts.noNearby}</p>}
      <ul className={styles.rows}>
        {nearby.slice(0, MAX_SHOWN).map((other) => (
          <TrainRow key={other.trainInfoId} train={other} />
        ))}
      </ul>
    </section>
  );
}

/** One train: route, cut-offs, space, prices (portal 2.2, /plandetail?trainInfoId=). */
export default function TrainDetailPage() {
  const page = useTrainTexts();
  const trainInfoId = useSearchId('trainInfoId');
  if (trainInfoId !== null) return <RequestedTrain trainInfoId={trainInfoId} />;
  return <DetailState title={page.detail.title} back={timetablePage.path} read={null} />;
}

function RequestedTrain({ trainInfoId }: { trainInfoId: number }) {
  const page = useTrainTexts();
  const read = useRead(getTrainDetail, { trainInfoId });
  const format = useFormat();
  const nearby = useRead(getNearbyTrains, { trainInfoId });
  const train = read.data;
  usePageTitle(train ? `${train.trainNo} ${train.lineName}` : page.detail.title);
  useTabName(train ? `${train.trainNo} ${format.day(train.departTime)}` : null);
  if (train) return <LoadedTrain train={train} nearby={nearby.data} />;
  return (
    <DetailState title={page.detail.title} back={timetablePage.path} read={read}>
      <TrainDetailSkeleton />
    </DetailState>
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
        back={timetablePage.path}
      />
      <TrainHeadline train={train} />
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
