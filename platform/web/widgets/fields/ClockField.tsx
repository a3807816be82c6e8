import { TimePicker } from 'antd';
import dayjs from 'dayjs';
import styles from './calendar.module.css';

import { keepForm } from './keepForm.ts';

const CLOCK = 'HH:mm';
/** Any day: dayjs has no time without a date. */
const DAY = '2000-01-01';

export interface ClockFieldProps {
  /** `HH:mm`; '' for none */
  value?: string;
  onChange?: (text: string) => void;
  minuteStep?: 5 | 10 | 15 | 30;
  isWide?: boolean;
  id?: string;
  disabled?: boolean;
  'aria-label'?: string;
}

export function ClockField({ value = '', onChange, isWide, ...plain }: ClockFieldProps) {
  return (
    <TimePicker
      {...plain}
      className={isWide ? styles.wide : styles.clock}
      value={value === '' ? null : dayjs(`${DAY} ${value}`)}
      format={CLOCK}
      needConfirm={false}
      showNow={false}
      onKeyDown={keepForm}
      onChange={(time) => onChange?.(time?.format(CLOCK) ?? '')}
    />
  );
}
