import { Checkbox, DatePicker, Form, TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { usePlanTexts } from '../../texts.ts';
import { shiftDay } from '../../timetable/month.ts';
import styles from './form.module.css';
import type { PlanForm } from './planForm.ts';
import { SeriesPreview } from './SeriesPreview.tsx';

const CLOCK = 'HH:mm';
const A_MONDAY = '2024-01-01';

/** When one train leaves. */
export function OnceFields() {
  const { form: texts } = usePlanTexts();
  return (
    <Form.Item name="departTime" label={texts.departTime} extra={texts.zone} rules={[{ required: true }]}>
      <DatePicker
        showTime={{ format: CLOCK, minuteStep: 5 }}
        format={`YYYY-MM-DD ${CLOCK}`}
        minDate={dayjs().startOf('day')}
        style={{ width: 208 }}
      />
    </Form.Item>
  );
}

/** On which weekdays, from when to when and at what time the trains of a series leave. */
export function SeriesFields() {
  const { form: texts } = usePlanTexts();
  const form = Form.useFormInstance<PlanForm>();
  const format = useFormat();
  return (
    <>
      <Form.Item
        name="weekdays"
        label={texts.weekdays}
        // a `required` rule would put aria-required on a group, where it means nothing
        rules={[
          {
            validator: async (_rule, weekdays: number[] | undefined) => {
              if (!weekdays?.length) throw new Error(texts.weekdaysNeeded);
            },
          },
        ]}
      >
        <Checkbox.Group
          options={Array.from({ length: 7 }, (_, index) => ({
            value: index + 1,
            label: format.weekday(shiftDay(A_MONDAY, index)),
          }))}
        />
      </Form.Item>
      <div className={styles.triple}>
        <Form.Item name="dateFrom" label={texts.dateFrom} rules={[{ required: true }]}>
          <DatePicker minDate={dayjs().startOf('day')} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item
          name="dateTo"
          label={texts.dateTo}
          dependencies={['dateFrom']}
          rules={[
            { required: true },
            {
              validator: async (_rule, last: Dayjs | null) => {
                const first: Dayjs | null = form.getFieldValue('dateFrom');
                if (first && last?.isBefore(first, 'day')) throw new Error(texts.endBeforeStart);
              },
            },
          ]}
        >
          <DatePicker minDate={dayjs().startOf('day')} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="departClock" label={texts.departClock} rules={[{ required: true }]}>
          <TimePicker format={CLOCK} minuteStep={5} needConfirm={false} style={{ width: '100%' }} />
        </Form.Item>
      </div>
      <SeriesPreview />
    </>
  );
}
