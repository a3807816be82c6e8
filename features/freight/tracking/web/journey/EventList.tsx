import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { DELAY_REASON_NAMES } from '../../../train/delayReasons.ts';
import type { Journey, PublicEvent } from '../../wire.ts';
import { useJourneyTexts } from '../texts.ts';
import styles from './journey.module.css';
import { StopTime } from './StopTime.tsx';
import { shortTime } from './shortTime.ts';

export function EventList({ events, stops }: Pick<Journey, 'events' | 'stops'>) {
  const texts = useJourneyTexts();
  const language = useLanguage();
  const timeOf = (event: PublicEvent) => {
    const place = stops.find(({ stationId }) => stationId === event.stationId);
    return place === undefined ? (
      <time dateTime={event.time} title={zone}>
        {shortTime(event.time, language)}
      </time>
    ) : (
      <StopTime place={place} time={event.time} clock="station" />
    );
  };
  const { zone } = useFormat();
  if (events.length === 0) return <p className={styles.noEvents}>{texts.noEvents}</p>;
  return (
    <ol className={styles.events}>
      {events.map((event) => (
        <li key={`${event.kind} ${event.time} ${event.stationName} ${event.classifier}`} className={styles.event}>
          {timeOf(event)}
          <div className={styles.happened}>
            <b>{texts.kinds[event.kind]}</b>
            {event.classifier !== 'actual' && (
              <span className={styles.unsure}>{texts.classifiers[event.classifier]}</span>
            )}
            <span className={styles.place}>{event.stationName}</span>
            {event.delayReason && <p className={styles.remark}>{DELAY_REASON_NAMES[language][event.delayReason]}</p>}
            {event.remark && <p className={styles.remark}>{event.remark}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
