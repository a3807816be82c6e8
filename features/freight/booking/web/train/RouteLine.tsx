import type { TrainDetail } from '../../../train/wire.ts';
import { useTexts } from '../texts.ts';
import styles from './route.module.css';

/** First and last station, borders and gauge changes. */
export function RouteLine({ train }: { train: TrainDetail }) {
  const texts = useTexts().train;
  const last = train.stops.length - 1;
  const shownStops = train.stops.filter(
    (stop, index) => index === 0 || index === last || stop.isBorder || stop.changesGauge,
  );
  return (
    <ol className={styles.route} aria-label={texts.stops}>
      {shownStops.map((stop) => (
        <li key={stop.sequence} data-border={stop.isBorder}>
          <span className={styles.name}>{stop.stationName}</span>
          <span className={styles.note}>
            {[stop.isBorder && texts.borderStop, stop.changesGauge && texts.gaugeChange]
              .filter((note) => note !== false)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  );
}
