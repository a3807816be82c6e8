import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import styles from './calendar.module.css';
import { type DayRule, isDayDisabled } from './dayRules.ts';
import { FieldFaults } from './FieldFaults.tsx';
import { PLACEMENTS } from './placements.ts';
import { type Direction, rangeShortcuts } from './shortcuts.ts';
import { useShownPattern } from './shownDate.ts';
import { TypedInput, TypingContext } from './TypedInput.tsx';
import { useFieldTexts } from './texts.ts';
import { readTypedDate } from './typedDate.ts';
import { useFaultText } from './useFaultText.ts';
import { useTypedEnds } from './useTypedEnds.ts';

const WIRE_DAY = 'YYYY-MM-DD';
const COMPONENTS = { input: TypedInput };

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

function inOrder([first, last]: DayRange): DayRange {
  return first !== '' && last !== '' && last < first ? [last, first] : [first, last];
}

/** Range of days. What is typed and refused stays in its field and is named. */
export function DateRangeField({ value = ['', ''], onChange, rules = [], id, ...props }: DateRangeFieldProps) {
  const { list } = usePlatformTexts();
  const texts = useFieldTexts();
  const faultText = useFaultText('day');
  const presets = props.shortcuts ? rangeShortcuts(texts, props.shortcuts) : [];
  const { typing, faults, reset, isOpen, setOpen } = useTypedEnds({
    read: (text) => {
      const read = readTypedDate(text, 'day', rules);
      return read.fault ? { fault: faultText(text, read) } : { value: read.value };
    },
    onTake: (end, day) => onChange?.(inOrder(end === 'start' ? [day, value[1]] : [value[0], day])),
  });
  const pick = (range: DayRange) => {
    // the kit hands over the days it has when a field is left, too
    if (range.join() === value.join() && range.join('') !== '') return;
    reset();
    onChange?.(range);
  };
  return (
    <TypingContext value={typing}>
      <span className={styles.field}>
        <DatePicker.RangePicker
          id={id === undefined ? undefined : { start: id, end: `${id}-to` }}
          className={styles.days}
          classNames={{ popup: { root: styles.calendar } }}
          status={faults.length > 0 ? 'error' : undefined}
          components={COMPONENTS}
          open={isOpen}
          onOpenChange={setOpen}
          value={[dayOf(value[0]), dayOf(value[1])]}
          allowEmpty={[true, true]}
          disabled={props.disabled}
          placeholder={[list.from, list.to]}
          format={useShownPattern('day')}
          builtinPlacements={PLACEMENTS}
          presets={presets
            .filter(({ days }) => !days.some((day) => isDayDisabled(rules, day)))
            .map(({ label, days: [first, last] }) => ({ label, value: [dayjs(first), dayjs(last)] }))}
          disabledDate={(day) => isDayDisabled(rules, day.format(WIRE_DAY))}
          onChange={(days) => pick([days?.[0]?.format(WIRE_DAY) ?? '', days?.[1]?.format(WIRE_DAY) ?? ''])}
        />
        <FieldFaults faults={faults} />
      </span>
    </TypingContext>
  );
}
