import { TimePicker } from 'antd';
import dayjs from 'dayjs';
import styles from './calendar.module.css';
import { FieldFaults } from './FieldFaults.tsx';
import { TypedInput, TypingContext } from './TypedInput.tsx';
import { useFieldTexts } from './texts.ts';
import { readTypedClock } from './typedClock.ts';
import { useTypedEnds } from './useTypedEnds.ts';

const CLOCK = 'HH:mm';
const EXAMPLE = '08:30';
/** Any day: dayjs has no time without a date. */
const DAY = '2000-01-01';
const COMPONENTS = { input: TypedInput };

interface ClockFieldProps {
  /** `HH:mm`; '' for none */
  value?: string;
  onChange?: (text: string) => void;
  minuteStep?: 5 | 10 | 15 | 30;
  isWide?: boolean;
  id?: string;
  disabled?: boolean;
  'aria-label'?: string;
}

/** Time of day. What is typed and refused stays in the field and is named. */
export function ClockField({ value = '', onChange, isWide, ...plain }: ClockFieldProps) {
  const texts = useFieldTexts();
  const { typing, faults, reset, isOpen, setOpen } = useTypedEnds({
    read: (text) => {
      const clock = readTypedClock(text);
      return clock === null ? { fault: texts.clockUnreadable({ text, example: EXAMPLE }) } : { value: clock };
    },
    onTake: (_end, clock) => onChange?.(clock),
  });
  return (
    <TypingContext value={typing}>
      <span className={isWide ? styles.wideField : styles.field}>
        <TimePicker
          {...plain}
          className={isWide ? styles.wide : styles.clock}
          status={faults.length > 0 ? 'error' : undefined}
          components={COMPONENTS}
          open={isOpen}
          onOpenChange={setOpen}
          value={value === '' ? null : dayjs(`${DAY} ${value}`)}
          format={CLOCK}
          needConfirm={false}
          showNow={false}
          onChange={(time) => {
            const clock = time?.format(CLOCK) ?? '';
            if (clock === value && clock !== '') return;
            reset();
            onChange?.(clock);
          }}
        />
        <FieldFaults faults={faults} />
      </span>
    </TypingContext>
  );
}
