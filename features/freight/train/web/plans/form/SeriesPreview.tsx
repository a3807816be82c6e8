import { Form } from 'antd';
import { useFormat } from '../../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../../platform/web/query/useRead.ts';
import { MAX_SERIES_TRAINS, previewTrainSeries, type SeriesDate } from '../../../wire.ts';
import { usePlanTexts, useTrainTexts } from '../../texts.ts';
import styles from './form.module.css';
import type { PlanForm } from './planForm.ts';
import { seriesDates } from './seriesDates.ts';

const DATES_SHOWN = 40;

/** Dates of the series before saving; those skipped name the train in the way. */
export function SeriesPreview() {
  const { form: texts } = usePlanTexts();
  const dates = useSeriesDates();
  const count = dates.length;
  const isTooMany = count > MAX_SERIES_TRAINS;
  const skipped = dates.filter(({ blockedBy }) => blockedBy !== null).length;
  return (
    <div className={styles.preview} role="status" data-wrong={isTooMany}>
      <p className={styles.count}>
        {count === 0 && texts.previewNone}
        {isTooMany && texts.previewTooMany({ count, most: MAX_SERIES_TRAINS })}
        {count > 0 && !isTooMany && texts.preview({ planned: count - skipped, skipped })}
      </p>
      {count > 0 && <Dates dates={dates} />}
    </div>
  );
}

/** Until line and clock are chosen, the dates alone. */
function useSeriesDates(): readonly SeriesDate[] {
  const form = Form.useFormInstance<PlanForm>();
  const lineId = Form.useWatch('lineId', form);
  const trainNo = Form.useWatch('trainNo', form);
  const weekdays = Form.useWatch('weekdays', form);
  const dateFrom = Form.useWatch('dateFrom', form);
  const dateTo = Form.useWatch('dateTo', form);
  const departClock = Form.useWatch('departClock', form);
  const plain = weekdays && dateFrom && dateTo ? seriesDates(weekdays, dateFrom, dateTo) : [];
  const isComplete = lineId !== undefined && Boolean(departClock);
  const read = useRead(
    previewTrainSeries,
    { lineId: lineId ?? 0, trainNo, weekdays: weekdays ?? [], dateFrom, dateTo, departClock },
    { enabled: isComplete && plain.length > 0 && plain.length <= MAX_SERIES_TRAINS },
  );
  return read.data ?? plain.map((date) => ({ date, blockedBy: null }));
}

function Dates({ dates }: { dates: readonly SeriesDate[] }) {
  const { form: texts } = usePlanTexts();
  const { statuses } = useTrainTexts();
  const format = useFormat();
  const hidden = dates.length - DATES_SHOWN;
  return (
    <ul className={styles.dates}>
      {dates.slice(0, DATES_SHOWN).map(({ date, blockedBy }) => (
        <li key={date} data-skipped={blockedBy !== null}>
          <span className={styles.dateOfSeries}>
            {format.weekday(date)} {format.date(date)}
          </span>
          {blockedBy &&
            texts.skipped({
              trainNo: blockedBy.trainNo,
              clock: blockedBy.departTime.slice(11, 16),
              status: statuses[blockedBy.status],
            })}
        </li>
      ))}
      {hidden > 0 && <li>{texts.andMore({ count: hidden })}</li>}
    </ul>
  );
}
