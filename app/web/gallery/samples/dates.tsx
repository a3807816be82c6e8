import dayjs from 'dayjs';
import { useState } from 'react';
import { ClockField } from '../../../../platform/web/widgets/fields/ClockField.tsx';
import { DateField, type DateFieldProps } from '../../../../platform/web/widgets/fields/DateField.tsx';
import {
  DateRangeField,
  type DateRangeFieldProps,
  type DayRange,
} from '../../../../platform/web/widgets/fields/DateRangeField.tsx';
import type { Trilingual } from '../../../../platform/wire/language.ts';
import { formatDate, formatDateTime } from '../../../../platform/wire/time.ts';
import styles from '../gallery.module.css';
import { Variant } from '../Variant.tsx';

const today = formatDate(new Date());
const later = (days: number) => dayjs(today).add(days, 'day').format('YYYY-MM-DD');

function Day({ title, ...props }: { title: Trilingual } & Omit<DateFieldProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState('');
  return (
    <Variant title={title}>
      <DateField {...props} value={value} onChange={setValue} />
      <p className={styles.note} data-value>
        {value}
      </p>
    </Variant>
  );
}

function Range({ title, ...props }: { title: Trilingual } & Omit<DateRangeFieldProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState<DayRange>(['', '']);
  return (
    <Variant title={title}>
      <DateRangeField {...props} value={value} onChange={setValue} />
      <p className={styles.note} data-value>
        {value.join(' — ')}
      </p>
    </Variant>
  );
}

function Clock() {
  const [value, setValue] = useState('');
  return (
    <Variant title={{ zh: '时刻', en: 'Time of day', ru: 'Время суток' }}>
      <ClockField id="clock" minuteStep={5} value={value} onChange={setValue} />
      <p className={styles.note} data-value>
        {value}
      </p>
    </Variant>
  );
}

export default function DatesSample() {
  return (
    <>
      <Day title={{ zh: '日期', en: 'Day', ru: 'День' }} id="day" shortcuts="past" />
      <Day title={{ zh: '日期时间', en: 'Day and time', ru: 'Дата и время' }} id="time" hasTime hasSeconds />
      <Day
        title={{ zh: '现在之后不可选', en: 'Nothing after now', ru: 'Не позже этой минуты' }}
        id="afterNow"
        hasTime
        shortcuts="past"
        rules={[{ afterTime: formatDateTime(new Date()) }]}
      />
      <Clock />
      <Range title={{ zh: '日期范围', en: 'Range of days', ru: 'Период' }} id="range" shortcuts="past" />
      <Range title={{ zh: '未来日期范围', en: 'Days to come', ru: 'Будущий период' }} id="ahead" shortcuts="ahead" />
      <Day
        title={{ zh: '今天之前不可选', en: 'Nothing before today', ru: 'Не раньше сегодня' }}
        id="before"
        shortcuts="ahead"
        rules={[{ before: today }]}
      />
      <Day
        title={{ zh: '今天之后不可选', en: 'Nothing after today', ru: 'Не позже сегодня' }}
        id="after"
        rules={[{ after: today }]}
      />
      <Day title={{ zh: '今天不可选', en: 'Not today', ru: 'Кроме сегодня' }} id="notToday" rules={[{ day: today }]} />
      <Day
        title={{ zh: '仅限 7 天内', en: 'Within 7 days alone', ru: 'Только в течение 7 дней' }}
        id="within"
        rules={[{ allowed: [today, later(7)] }]}
      />
      <Day title={{ zh: '禁用', en: 'Disabled', ru: 'Недоступно' }} id="off" disabled />
    </>
  );
}
