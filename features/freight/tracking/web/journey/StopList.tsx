import { formatDateTime } from '../../../../../platform/wire/time.ts';
import type { Journey, JourneyStop } from '../../wire.ts';
import { useJourneyTexts } from '../texts.ts';
import { Delay } from './Delay.tsx';
import styles from './journey.module.css';
import { type RouteProgress, routeProgressOf } from './routeProgress.ts';
import { type Clock, StopTime } from './StopTime.tsx';

type StopState = 'passed' | 'here' | 'ahead';

function stopStateOf(index: number, progress: RouteProgress | null): StopState {
  if (progress === null || index > progress.stop) return 'ahead';
  return index === progress.stop && progress.share === 0 ? 'here' : 'passed';
}

/** All stops with planned, expected or actual time, and the train between them. */
export function StopList({ stops, position, clock }: Pick<Journey, 'stops' | 'position'> & { clock: Clock }) {
  const texts = useJourneyTexts();
  const progress = routeProgressOf(stops, position);
  return (
    <ol className={styles.stops} aria-label={texts.stops}>
      {stops.map((stop, index) => (
        <StopRow
          key={stop.sequence}
          stop={stop}
          clock={clock}
          state={stopStateOf(index, progress)}
          isEnd={index === 0 || index === stops.length - 1}
          trainShare={progress?.stop === index && progress.share > 0 ? progress.share : null}
        />
      ))}
    </ol>
  );
}

interface RowProps {
  stop: JourneyStop;
  clock: Clock;
  state: StopState;
  isEnd: boolean;
  /** share of the leg to the next stop; null: train elsewhere */
  trainShare: number | null;
}

function StopRow({ stop, clock, state, isEnd, trainShare }: RowProps) {
  const texts = useJourneyTexts();
  return (
    <li
      className={styles.stop}
      data-standing={state}
      data-end={isEnd}
      data-leg={trainShare === null ? state : 'under-way'}
      aria-current={state === 'here' ? 'step' : undefined}
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
      <StopTimes stop={stop} state={state} clock={clock} />
    </li>
  );
}

function StopTimes({ stop, state, clock }: Pick<RowProps, 'stop' | 'state' | 'clock'>) {
  const texts = useJourneyTexts();
  const { plannedTime, estimatedTime, actualTime } = stop;
  const time = actualTime ?? estimatedTime;
  const isOverdue = actualTime === null && estimatedTime !== null && estimatedTime < formatDateTime(new Date());
  if (time === null) {
    return (
      <div className={styles.times}>
        <span className={styles.told}>
          <small>{texts.planned}</small>
          <StopTime place={stop} time={plannedTime} clock={clock} />
        </span>
        {state === 'passed' && <small>{texts.noReport}</small>}
      </div>
    );
  }
  return (
    <div className={styles.times}>
      <span className={styles.told}>
        <small>{actualTime ? texts.actual : texts.expected}</small>
        <StopTime place={stop} time={time} clock={clock} kind={actualTime ? 'actual' : 'expected'} />
      </span>
      <small>
        {texts.planned} <StopTime place={stop} time={plannedTime} clock={clock} />
      </small>{' '}
      <small>
        <Delay plannedTime={plannedTime} time={time} />
      </small>
      {isOverdue && <small className={styles.overdue}>{texts.overdue}</small>}
    </div>
  );
}
