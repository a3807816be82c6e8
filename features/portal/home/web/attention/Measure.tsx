import { useFormat } from '../../../../../platform/web/language/format.ts';
import type { HomeMeasure } from '../../../../../platform/wire/homeParts.ts';
import { formatDateTime, minutesBetween } from '../../../../../platform/wire/time.ts';
import { useTexts } from '../texts.ts';
import styles from './attention.module.css';

/** How a measure is marked: what is late, what is near, all else. */
function urgencyOf(measure: HomeMeasure, now = new Date()): 'late' | 'soon' | 'calm' {
  if (measure.kind === 'overdue') return 'late';
  if (measure.kind !== 'due') return 'calm';
  const left = minutesBetween(formatDateTime(now), measure.time);
  if (left < 0) return 'late';
  return left <= SOON_MINUTES ? 'soon' : 'calm';
}

const SOON_MINUTES = 24 * 60;

/** A measure in words: "9 h late", "in 5 hours", an amount, a number. */
export function Measure({ measure }: { measure: HomeMeasure }) {
  const texts = useTexts().attention;
  const format = useFormat();
  if (measure.kind === 'count') return <>{format.number(measure.count)}</>;
  if (measure.kind === 'amount') {
    return measure.amount === null ? null : (
      <span className={styles.amount}>{format.money(measure.amount, measure.currency)}</span>
    );
  }
  if (measure.kind === 'overdue') {
    return <span data-urgency="late">{texts.late({ time: format.duration(measure.minutes) })}</span>;
  }
  return (
    <span data-urgency={urgencyOf(measure)} title={`${format.dateTime(measure.time)} ${format.zone}`}>
      {format.relative(measure.time)}
    </span>
  );
}
