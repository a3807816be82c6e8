import { useFormat } from '../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import type { Journey, JourneyStop } from '../../wire.ts';
import { useJourneyTexts } from '../texts.ts';
import { Delay } from './Delay.tsx';
import styles from './journey.module.css';
import { shortTime } from './shortTime.ts';
import { type Along, alongStops } from './travelled.ts';

type Standing = 'passed' | 'here' | 'ahead';

function standingOf(index: number, along: Along | null): Standing {
  if (along === null || index > along.stop) return 'ahead';
  return index === along.stop && along.share === 0 ? 'here' : 'passed';
}

/** All stops with planned, expected or actual time, and the train between them. */
export function StopList({ stops, position }: Pick<Journey, 'stops' | 'position'>) {
  const texts = useJourneyTexts();
  const along = alongStops(stops, position);
  return (
    <ol className={styles.stops} aria-label={texts.stops}>
      {stops.map((stop, index) => (
        <StopRow
          key={stop.sequence}
          stop={stop}
          standing={standingOf(index, along)}
          isEnd={index === 0 || index === stops.length - 1}
          trainShare={along?.stop === index && along.share > 0 ? along.share : null}
        />
      ))}
    </ol>
  );
}

interface RowProps {
  stop: JourneyStop;
  standing: Standing;
  isEnd: boolean;
  /** share of the leg to the next stop; null: train elsewhere */
  trainShare: number | null;
}

function StopRow({ stop, standing, isEnd, trainShare }: RowProps) {
  const texts = useJourneyTexts();
  return (
    <li
      className={styles.stop}
      data-standing={standing}
      data-end={isEnd}
      data-leg={trainShare === null ? standing : 'under-way'}
      aria-current={standing === 'here' ? 'step' : undefined}
    >
      {trainShare !== null && (
        <span
          className={styles.train}
          style={{ top: `${30 + trainShare * 56}%` }}
          role="img"
          aria-label={texts.reckoned}
          title={texts.reckonedHint}
        />
      )}
      <div className={styles.name}>
        <b>{stop.stationName}</b>
        <span className={styles.marks}>
          <abbr className={styles.country}>{stop.countryCode}</abbr>
          {stop.isBorder && <span className={styles.border}>{texts.border}</span>}
          {stop.changesGauge && <span className={styles.gauge}>{texts.gaugeChange}</span>}
        </span>
      </div>
      <StopTimes stop={stop} standing={standing} />
    </li>
  );
}

function StopTimes({ stop, standing }: { stop: JourneyStop; standing: Standing }) {
  const texts = useJourneyTexts();
  const language = useLanguage();
  const { zone } = useFormat();
  const { plannedTime, estimatedTime, actualTime } = stop;
  const time = actualTime ?? estimatedTime;
  const isOverdue =
    actualTime === null && estimatedTime !== null && estimatedTime < formatDateTime(new Date());
  if (time === null) {
    return (
      <div className={styles.times}>
        <span className={styles.told}>
          <small>{texts.planned}</small>
          <time dateTime={plannedTime} title={zone}>
            {shortTime(plannedTime, language)}
          </time>
        </span>
        {standing === 'passed' && <small>{texts.noReport}</small>}
      </div>
    );
  }
  return (
    <div className={styles.times}>
      <span className={styles.told}>
        <small>{actualTime ? texts.actual : texts.expected}</small>
        <time dateTime={time} title={zone} data-kind={actualTime ? 'actual' : 'expected'}>
          {shortTime(time, language)}
        </time>
      </span>
      <small>
        {texts.planned} {shortTime(plannedTime, language)}
      </small>{' '}
      <small>
        <Delay plannedTime={plannedTime} time={time} />
      </small>
      {isOverdue && <small className={styles.overdue}>{texts.overdue}</small>}
    </div>
  );
}
