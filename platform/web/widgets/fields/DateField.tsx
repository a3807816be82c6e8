import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import styles from './calendar.module.css';
import { type DayRule, isDayOff, latestOf } from './dayRules.ts';
import { PLACEMENTS } from './placements.ts';
import { type Direction, dayShortcuts, timeShortcuts } from './shortcuts.ts';
import { useFieldTexts } from './texts.ts';
import { timesOff } from './timesOff.ts';

const WIRE_DAY = 'YYYY-MM-DD';
/** Texts as they travel (documents 5.7); seconds that are not shown are none. */
const FORMAT = { day: WIRE_DAY, minute: `${WIRE_DAY} HH:mm:[00]`, second: `${WIRE_DAY} HH:mm:ss` } as const;
/** What people see of them. */
const SHOWN = { day: WIRE_DAY, minute: `${WIRE_DAY} HH:mm`, second: FORMAT.second } as const;

export interface DateFieldProps {
  /** `yyyy-MM-dd`, with a time `yyyy-MM-dd HH:mm:ss` on the platform's clock; '' for none */
  value?: string;
  onChange?: (text: string) => void;
  hasTime?: boolean;
  /** shows seconds of a time */
  hasSeconds?: boolean;
  /** minutes are offered in steps of so many */
  minuteStep?: 5 | 10 | 15 | 30;
  rules?: readonly DayRule[];
  shortcuts?: Direction;
  /** there is always a day */
  isFixed?: boolean;
  /** as wide as the form */
  isWide?: boolean;
  id?: string;
  disabled?: boolean;
  placeholder?: string;
  'aria-label'?: string;
}

/** Shortcuts to what the rules leave. */
function useShortcuts({ value = '', hasTime, rules = [], shortcuts }: DateFieldProps) {
  const texts = useFieldTexts();
  if (shortcuts === undefined) return [];
  const all = hasTime
    ? timeShortcuts(texts, shortcuts, value)
    : dayShortcuts(texts, shortcuts).map(({ label, day }) => ({ label, time: day }));
  const latest = latestOf(rules);
  return all
    .filter(({ time }) => !isDayOff(rules, time.slice(0, 10)) && (latest === null || time <= latest))
    .map(({ label, time }) => ({ label, value: dayjs(time) }));
}

/** A day, or a time to the minute, as a text of the wire. */
export function DateField(props: DateFieldProps) {
  const { value = '', onChange, hasTime, hasSeconds, minuteStep, rules = [], isFixed, isWide } = props;
  const { id, disabled, placeholder, 'aria-label': label } = props;
  const precision = hasTime ? (hasSeconds ? 'second' : 'minute') : 'day';
  const latest = latestOf(rules);
  return (
    <DatePicker
      {...{ id, disabled, placeholder, 'aria-label': label }}
      className={isWide ? styles.wide : styles.days}
      classNames={{ popup: { root: styles.calendar } }}
      value={value === '' ? null : dayjs(value)}
      format={SHOWN[precision]}
      showTime={hasTime ? { format: hasSeconds ? 'HH:mm:ss' : 'HH:mm', minuteStep } : false}
      // the kit's own button would take the browser's clock
      showNow={!hasTime}
      allowClear={!isFixed}
      presets={useShortcuts(props)}
      disabledDate={(day) => isDayOff(rules, day.format(WIRE_DAY))}
      disabledTime={latest === null ? undefined : (day) => timesOff(day?.format(WIRE_DAY) ?? '', latest)}
      builtinPlacements={PLACEMENTS}
      onChange={(day) => onChange?.(day?.format(FORMAT[precision]) ?? '')}
    />
  );
}
