import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import styles from './calendar.module.css';
import { type DayRule, isDayOff } from './dayRules.ts';
import { type Direction, dayShortcuts } from './shortcuts.ts';
import { useFieldTexts } from './texts.ts';

const WIRE_DAY = 'YYYY-MM-DD';
/** Texts as they travel (documents 5.7). */
const FORMAT = { day: WIRE_DAY, time: `${WIRE_DAY} HH:mm:ss` } as const;
/** What people see of a time. */
const SHOWN = { day: WIRE_DAY, time: `${WIRE_DAY} HH:mm` } as const;

export interface DateFieldProps {
  /** `yyyy-MM-dd`, with a time `yyyy-MM-dd HH:mm:ss`; '' for none */
  value?: string;
  onChange?: (text: string) => void;
  hasTime?: boolean;
  /** shows seconds of a time */
  hasSeconds?: boolean;
  rules?: readonly DayRule[];
  shortcuts?: Direction;
  id?: string;
  disabled?: boolean;
  placeholder?: string;
  'aria-label'?: string;
}

/** A day, or a time to the minute, as a text of the wire. */
export function DateField({
  value = '',
  onChange,
  hasTime,
  hasSeconds,
  rules = [],
  shortcuts,
  ...plain
}: DateFieldProps) {
  const texts = useFieldTexts();
  const kind = hasTime ? 'time' : 'day';
  const presets = shortcuts ? dayShortcuts(texts, shortcuts) : [];
  return (
    <DatePicker
      {...plain}
      className={styles.days}
      classNames={{ popup: { root: styles.calendar } }}
      value={value === '' ? null : dayjs(value)}
      format={hasSeconds ? FORMAT.time : SHOWN[kind]}
      showTime={hasTime ? { format: hasSeconds ? 'HH:mm:ss' : 'HH:mm' } : false}
      presets={presets
        .filter(({ day }) => !isDayOff(rules, day))
        .map(({ label, day }) => ({ label, value: dayjs(day) }))}
      disabledDate={(day) => isDayOff(rules, day.format(WIRE_DAY))}
      onChange={(day) => onChange?.(day?.format(FORMAT[kind]) ?? '')}
    />
  );
}
