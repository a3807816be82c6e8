import { Checkbox, Form } from 'antd';
import { useFormat } from '../../../../../../platform/web/language/format.ts';
import { ClockField } from '../../../../../../platform/web/widgets/fields/ClockField.tsx';
import { DateField } from '../../../../../../platform/web/widgets/fields/DateField.tsx';
import { formatDate } from '../../../../../../platform/wire/time.ts';
import { usePlanTexts } from '../../texts.ts';
import { shiftDay } from '../../timetable/month.ts';
import styles from './form.module.css';
import type { PlanForm } from './planForm.ts';
import { SeriesPreview } from './SeriesPreview.tsx';

const MINUTE_STEP = 5;
const A_MONDAY = '2024-01-01';

const notBeforeToday = () => ({ before: formatDate(new Date()) });

export function SingleDepartureFields() {
  const { form: texts } = usePlanTexts();
  return (
    <Form.Item name="departTime" label={texts.departTime} extra={texts.zone} rules={[{ required: true }]}>
      <DateField hasTime minuteStep={MINUTE_STEP} shortcuts="ahead" rules={[notBeforeToday()]} />
    </Form.Item>
  );
}

export function SeriesDepartureFields() {
  const { form: texts } = usePlanTexts();
  const form = Form.useFormInstance<PlanForm>();
  const first = Form.useWatch('dateFrom', form);
  return (
    <>
      <WeekdaysField />
      <div className={styles.triple}>
        <Form.Item name="dateFrom" label={texts.dateFrom} rules={[{ required: true }]}>
          <DateField isWide shortcuts="ahead" rules={[notBeforeToday()]} />
        </Form.Item>
        <Form.Item
          name="dateTo"
          label={texts.dateTo}
          dependencies={['dateFrom']}
          rules={[
            { required: true },
            {
              validator: async (_rule, last: string | undefined) => {
                if (first && last && last < first) throw new Error(texts.endBeforeStart);
              },
            },
          ]}
        >
          <DateField isWide shortcuts="ahead" rules={[notBeforeToday(), ...(first ? [{ before: first }] : [])]} />
        </Form.Item>
        <Form.Item name="departClock" label={texts.departClock} rules={[{ required: true }]}>
          <ClockField isWide minuteStep={MINUTE_STEP} />
        </Form.Item>
      </div>
      <SeriesPreview />
    </>
  );
}

function WeekdaysField() {
  const { form: texts } = usePlanTexts();
  const format = useFormat();
  const requireWeekday = async (_rule: unknown, weekdays: number[] | undefined) => {
    if (!weekdays?.length) throw new Error(texts.weekdaysNeeded);
  };
  return (
    // `required` would put aria-required on a group, where it is invalid
    <Form.Item name="weekdays" label={texts.weekdays} rules={[{ validator: requireWeekday }]}>
      <Checkbox.Group
        options={Array.from({ length: 7 }, (_, index) => ({
          value: index + 1,
          label: format.weekday(shiftDay(A_MONDAY, index)),
        }))}
      />
    </Form.Item>
  );
}
