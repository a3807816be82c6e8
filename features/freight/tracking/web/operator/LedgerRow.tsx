import type { ReactNode } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { DELAY_REASON_NAMES } from '../../../train/delayReasons.ts';
import type { TrackingEvent } from '../../wire.ts';
import { useJourneyTexts, useOperatorTexts } from '../texts.ts';
import styles from './operator.module.css';

/** `children`: row actions. */
export function LedgerRow({ event, children }: { event: TrackingEvent; children: ReactNode }) {
  const texts = useOperatorTexts();
  const journeyTexts = useJourneyTexts();
  const format = useFormat();
  const reasons = DELAY_REASON_NAMES[useLanguage()];
  const recordedBy = event.recordedBy || sourceName(event.source, texts.sources);
  return (
    <li className={styles.event} data-superseded={event.isSuperseded}>
      <time dateTime={event.time} title={format.zone}>
        {format.dateTime(event.time)}
      </time>
      <div className={styles.what}>
        <b>{journeyTexts.kinds[event.kind]}</b>
        <span>{event.stationName}</span>
        {event.classifier !== 'actual' && (
          <span className={styles.unsure}>{journeyTexts.classifiers[event.classifier]}</span>
        )}
        {event.isSuperseded && <span className={styles.unsure}>{texts.superseded}</span>}
        {event.delayReason && <p>{texts.because({ reason: reasons[event.delayReason] })}</p>}
        {event.remark && <p>{event.remark}</p>}
      </div>
      <span className={styles.scope}>{event.containerNo ?? texts.whole}</span>
      <span className={styles.by} title={texts.by({ who: recordedBy, time: format.dateTime(event.recordedTime) })}>
        {recordedBy} · {format.dateTime(event.recordedTime)}
      </span>
      <span className={styles.rowActions}>{children}</span>
    </li>
  );
}

function sourceName(source: string, names: { operator: string; railway: string }): string {
  return source === 'operator' || source === 'railway' ? names[source] : source;
}
