import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { stationTime } from '../../../network/stationTime.ts';
import type { Journey } from '../../wire.ts';
import { Delay } from '../journey/Delay.tsx';
import { usePositionText } from '../journey/JourneyMap.tsx';
import { StopTime } from '../journey/StopTime.tsx';
import { shortTime } from '../journey/shortTime.ts';
import { useJourneyTexts, useTraceTexts } from '../texts.ts';
import styles from './journeyView.module.css';
import { ShareLink } from './ShareLink.tsx';

export function JourneySummary({ journey }: { journey: Journey }) {
  const texts = useTraceTexts();
  const { train, number, numberKind } = journey;
  return (
    <section className={`${styles.card} ${styles.summary}`}>
      <div className={styles.which}>
        <div>
          <span className={styles.kind}>{texts[numberKind]}</span>
          {number !== '' && <strong className={styles.number}>{number}</strong>}
        </div>
        <ShareLink title={number === '' ? texts.title : number} />
      </div>
      <p className={styles.trainLine}>
        <span className={styles.status} data-status={train.status}>
          {texts.status[train.status]}
        </span>
        <b>{train.trainNo}</b>
        <span>{train.lineName}</span>
        <span className={styles.soft}>{texts[train.direction]}</span>
      </p>
      {train.status === 'cancelled' ? <p>{texts.cancelledHint}</p> : <Arrival journey={journey} />}
      <Travelled journey={journey} />
    </section>
  );
}

/** At the last station: actual, expected, or planned. */
function Arrival({ journey: { stops, position } }: { journey: Journey }) {
  const texts = useTraceTexts();
  const language = useLanguage();
  const { zone } = useFormat();
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return null;
  const [label, time] = last.actualTime
    ? [texts.arrivedAt, last.actualTime]
    : last.estimatedTime
      ? [texts.expectedAt, last.estimatedTime]
      : [texts.arrivesAt, last.plannedTime];
  const { isPlatformTime } = stationTime(last, time);
  return (
    <div className={styles.arrival}>
      <dl>
        {position === null && (
          <div>
            <dt>
              {texts.departsAt} · {first.stationName}
            </dt>
            <dd>
              <StopTime place={first} time={first.estimatedTime ?? first.plannedTime} clock="station" />
            </dd>
          </div>
        )}
        <div>
          <dt>
            {label} · {last.stationName}
          </dt>
          <dd>
            <StopTime place={last} time={time} clock="station" />
            {time !== last.plannedTime && (
              <small>
                <Delay plannedTime={last.plannedTime} time={time} />
              </small>
            )}
          </dd>
        </div>
      </dl>
      <p className={styles.zone}>
        {texts.localTimes}
        {!isPlatformTime && ` · ${label}: ${shortTime(time, language)} ${zone}`}
      </p>
    </div>
  );
}

function Travelled({ journey }: { journey: Journey }) {
  const texts = useTraceTexts();
  const journeyTexts = useJourneyTexts();
  const format = useFormat();
  const positionText = usePositionText(journey);
  const { position, train } = journey;
  if (position === null) return train.status === 'cancelled' ? null : <p>{texts.waitingHint}</p>;
  const { travelledKm, totalKm, isCertain } = position;
  const km = { km: format.number(Math.round(travelledKm)), total: format.number(Math.round(totalKm)) };
  return (
    <div className={styles.travelled}>
      <p>
        <b>{positionText}</b>
        {!isCertain && <span className={styles.reckoned}>{journeyTexts.reckoned}</span>}
      </p>
      <progress max={totalKm} value={travelledKm} aria-label={texts.travelled(km)} />
      <p className={styles.soft}>{texts.travelled(km)}</p>
    </div>
  );
}
