import { Skeleton } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { usePageTitle, useTabName } from '../../../../../platform/web/router/usePageTitle.ts';
import { DetailState } from '../../../../../platform/web/widgets/page/DetailState.tsx';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { TrainStatus } from '../../../train/wire.ts';
import { trackingPage } from '../../pages.ts';
import { type FollowedTrain, followTrain } from '../../wire.ts';
import { JourneyMap, usePositionText } from '../journey/JourneyMap.tsx';
import { StopList } from '../journey/StopList.tsx';
import { useJourneyTexts, useOperatorTexts } from '../texts.ts';
import { Ledger } from './Ledger.tsx';
import styles from './operator.module.css';
import { TRACKING_STATUS_TONES } from './statusTones.ts';
import { TrainActions } from './TrainActions.tsx';

const HAS_LEFT: ReadonlySet<TrainStatus> = new Set(['departed', 'arrived']);

/** Position and distance travelled, in one line. */
function PositionLine({ followed }: { followed: FollowedTrain }) {
  const texts = useOperatorTexts();
  const format = useFormat();
  const positionText = usePositionText(followed);
  const { position, train } = followed;
  if (position === null || positionText === null) {
    const reason = HAS_LEFT.has(train.status) ? texts.noEvents : texts.notDeparted;
    return <span>{`${reason} · ${texts.departTime} ${format.dateTime(train.departTime)}`}</span>;
  }
  const km = format.number(Math.round(position.travelledKm));
  const total = format.number(Math.round(position.totalKm));
  return <span>{texts.where({ place: positionText, km, total })}</span>;
}

const REFRESH_MS = 60_000;

/** One train: position, stops, ledger, actions. */
export function TrainTracking({ trainInfoId }: { trainInfoId: number }) {
  const texts = useOperatorTexts();
  const format = useFormat();
  const read = useRead(followTrain, { trainInfoId }, { keepPrevious: true, refetchEveryMs: REFRESH_MS });
  const followed = read.data;
  const train = followed?.train;
  usePageTitle(train ? `${train.trainNo} · ${texts.title}` : texts.title);
  useTabName(train ? `${train.trainNo} ${format.day(train.departTime)}` : null);
  if (followed) return <LoadedTracking followed={followed} />;
  return (
    <DetailState title={texts.title} back={trackingPage.path} read={read}>
      <Skeleton active paragraph={{ rows: 12 }} className={styles.wait} />
    </DetailState>
  );
}

function LoadedTracking({ followed }: { followed: FollowedTrain }) {
  const texts = useOperatorTexts();
  const { stops } = useJourneyTexts();
  const { trainNo, lineName, status } = followed.train;
  return (
    <>
      <PageHeader
        back={trackingPage.path}
        title={`${trainNo} ${lineName}`}
        subtitle={
          <span className={styles.subtitle}>
            <StatusTag tone={TRACKING_STATUS_TONES[status]} label={texts.statuses[status]} />
            <PositionLine followed={followed} />
          </span>
        }
        extra={<TrainActions followed={followed} />}
      />
      <div className={styles.journey}>
        <JourneyMap {...followed} clock="platform" />
        <section className={styles.stops} aria-label={stops}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
          <div className={styles.scroll} tabIndex={0}>
            <StopList {...followed} clock="platform" />
          </div>
        </section>
      </div>
      <Ledger followed={followed} />
    </>
  );
}
