import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import styles from './calendar.module.css';
import { type DayRule, isDayDisabled } from './dayRules.ts';
import { keepForm } from './keepForm.ts';
import { PLACEMENTS } from './placements.ts';
import { type Direction, rangeShortcuts } from './shortcuts.ts';
import { useFieldTexts } from './texts.ts';

const WIRE_DAY = 'YYYY-MM-DD';

/** `yyyy-MM-dd`; '' for an open end. */
export type DayRange = readonly [first: string, last: string];

export interface DateRangeFieldProps {
  value?: DayRange;
  onChange?: (range: DayRange) => void;
  rules?: readonly DayRule[];
  shortcuts?: Direction;
  /** the second field gets `<id>-to` */
  id?: string;
  disabled?: boolean;
}

const dayOf = (text: string) => (text === '' ? null : dayjs(text));

export function DateRangeField({
  value = ['', ''],
  onChange,
  rules = [],
  id,
  ...props
}: DateRangeFieldProps) {
  const { list } = usePlatformTexts();
  const texts = useFieldTexts();
  const presets = props.shortcuts ? rangeShortcuts(texts, props.shortcuts) : [];
  return (
    <DatePicker.RangePicker
      id={id === undefined ? undefined : { start: id, end: `${id}-to` }}
      className={styles.days}
      classNames={{ popup: { root: styles.calendar } }}
      value={[dayOf(value[0]), dayOf(value[1])]}
      allowEmpty={[true, true]}
      disabled={props.disabled}
      placeholder={[list.from, list.to]}
      format={WIRE_DAY}
      onKeyDown={keepForm}
      builtinPlacements={PLACEMENTS}
      presets={presets
        .filter(({ days }) => !days.some((day) => isDayDisabled(rules, day)))
        .map(({ label, days: [first, last] }) => ({ label, value: [dayjs(first), dayjs(last)] }))}
      disabledDate={(day) => isDayDisabled(rules, day.format(WIRE_DAY))}
      onChange={(days) => onChange?.([days?.[0]?.format(WIRE_DAY) ?? '', days?.[1]?.format(WIRE_DAY) ?? ''])}
    />
  );
}
