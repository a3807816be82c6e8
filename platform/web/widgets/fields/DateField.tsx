import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { type ComponentProps, createContext, useContext } from 'react';
import styles from './calendar.module.css';
import { type DayRule, isDayDisabled, latestTime } from './dayRules.ts';
import { disabledTimes } from './disabledTimes.ts';
import { PLACEMENTS } from './placements.ts';
import { type Direction, dayShortcuts, timeShortcuts } from './shortcuts.ts';
import { useShownPattern } from './shownDate.ts';
import { useFieldTexts } from './texts.ts';
import { useTypedDate } from './useTypedDate.ts';

const WIRE_DAY = 'YYYY-MM-DD';
/** Wire format (documents 5.7); hidden seconds are 00. */
const FORMAT = { day: WIRE_DAY, minute: `${WIRE_DAY} HH:mm:[00]`, second: `${WIRE_DAY} HH:mm:ss` } as const;

/** Text that the field keeps although it is no value of it; null where the value is shown. */
const RefusedText = createContext<string | null>(null);

/** Goes on showing a refused text: the kit would show the value it has, or none. */
function RefusedInput(props: ComponentProps<'input'>) {
  const refused = useContext(RefusedText);
  return <input {...props} value={refused ?? props.value} />;
}

const COMPONENTS = { input: RefusedInput };

export interface DateFieldProps {
  /** `yyyy-MM-dd`, with `hasTime` `yyyy-MM-dd HH:mm:ss` in the platform's zone; '' or null for none */
  value?: string | null;
  onChange?: (text: string) => void;
  hasTime?: boolean;
  hasSeconds?: boolean;
  minuteStep?: 5 | 10 | 15 | 30;
  rules?: readonly DayRule[];
  shortcuts?: Direction;
  /** not clearable */
  isFixed?: boolean;
  isWide?: boolean;
  id?: string;
  disabled?: boolean;
  placeholder?: string;
  'aria-label'?: string;
}

function useShortcuts({ value, hasTime, rules = [], shortcuts }: DateFieldProps) {
  const texts = useFieldTexts();
  if (shortcuts === undefined) return [];
  const all = hasTime
    ? timeShortcuts(texts, shortcuts, value ?? '')
    : dayShortcuts(texts, shortcuts).map(({ label, day }) => ({ label, time: day }));
  const latest = latestTime(rules);
  return all
    .filter(({ time }) => !isDayDisabled(rules, time.slice(0, 10)) && (latest === null || time <= latest))
    .map(({ label, time }) => ({ label, value: dayjs(time) }));
}

/** Day or time. What is typed and refused stays in the field and is named, and its form is not sent with it. */
export function DateField(props: DateFieldProps) {
  const { onChange, hasTime, hasSeconds, minuteStep, rules = [], isFixed, isWide } = props;
  const { id, disabled, placeholder, 'aria-label': label } = props;
  const value = props.value ?? '';
  const precision = hasTime ? (hasSeconds ? 'second' : 'minute') : 'day';
  const latest = latestTime(rules);
  const typing = useTypedDate({ value, precision, rules, onChange });
  return (
    <RefusedText value={typing.refused}>
      <span ref={typing.frame} className={isWide ? styles.wideField : styles.field} onInput={typing.onInput}>
        <DatePicker
          components={COMPONENTS}
          {...{ id, disabled, placeholder, 'aria-label': label }}
          className={isWide ? styles.wide : styles.days}
          status={typing.fault ? 'error' : undefined}
          key={typing.picker.key}
          autoFocus={typing.picker.hasFocus}
          onKeyDown={typing.onKeyDown}
          onBlur={typing.onBlur}
          needConfirm={false}
          classNames={{ popup: { root: styles.calendar } }}
          value={value === '' ? null : dayjs(value)}
          format={useShownPattern(precision)}
          showTime={hasTime ? { format: hasSeconds ? 'HH:mm:ss' : 'HH:mm', minuteStep } : false}
          // antd's "now" uses the browser's clock
          showNow={!hasTime}
          allowClear={!isFixed}
          presets={useShortcuts(props)}
          disabledDate={(day) => isDayDisabled(rules, day.format(WIRE_DAY))}
          disabledTime={latest === null ? undefined : (day) => disabledTimes(day?.format(WIRE_DAY) ?? '', latest)}
          builtinPlacements={PLACEMENTS}
          // the kit hands over a day and time only when it is left, which a press on a button may overtake
          onCalendarChange={(day) => {
            if (hasTime && dayjs.isDayjs(day)) typing.onCalendar(day.format(FORMAT[precision]));
          }}
          onChange={(day) => {
            typing.onPick();
            onChange?.(day?.format(FORMAT[precision]) ?? '');
          }}
        />
        {typing.fault && (
          <span role="alert" className={styles.fault}>
            {typing.fault}
          </span>
        )}
      </span>
    </RefusedText>
  );
}
