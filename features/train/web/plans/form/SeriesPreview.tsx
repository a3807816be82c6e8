import { Form } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { MAX_SERIES_TRAINS } from '../../../wire.ts';
import { usePlanTexts } from '../../texts.ts';
import styles from './form.module.css';
import type { PlanForm } from './planForm.ts';
import { seriesDates } from './seriesDates.ts';

const DATES_SHOWN = 12;

/** Trains and days of the series before saving. */
export function SeriesPreview() {
  const { form: texts } = usePlanTexts();
  const format = useFormat();
  const form = Form.useFormInstance<PlanForm>();
  const weekdays = Form.useWatch('weekdays', form);
  const dateFrom = Form.useWatch('dateFrom', form);
  const dateTo = Form.useWatch('dateTo', form);
  const dates = weekdays && dateFrom && dateTo ? seriesDates(weekdays, dateFrom, dateTo) : [];
  const count = dates.length;
  const isTooMany = count > MAX_SERIES_TRAINS;
  return (
    <div className={styles.preview} role="status" data-wrong={isTooMany}>
      <p className={styles.count}>
        {count === 0 && texts.previewNone}
        {isTooMany && texts.previewTooMany({ count, most: MAX_SERIES_TRAINS })}
        {count > 0 && !isTooMany && texts.preview({ count })}
      </p>
      {count > 0 && (
        <p className={styles.dates}>
          {dates.slice(0, DATES_SHOWN).map((date) => (
            <span key={date}>
              {format.weekday(date)} {format.date(date)}
            </span>
          ))}
          {count > DATES_SHOWN && <span>{texts.andMore({ count: count - DATES_SHOWN })}</span>}
        </p>
      )}
    </div>
  );
}
