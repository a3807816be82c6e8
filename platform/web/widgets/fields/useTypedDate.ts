import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { DayRule } from './dayRules.ts';
import { type Precision, readTypedDate } from './typedDate.ts';
import { useFaultText } from './useFaultText.ts';

interface TypedDateOptions {
  precision: Precision;
  rules: readonly DayRule[];
  onChange: ((text: string) => void) | undefined;
}

/**
 * Takes what is typed at Enter or on leaving the field. What cannot be taken empties the field and is named:
 * no other time steps in. Enter never submits the form.
 */
export function useTypedDate({ precision, rules, onChange }: TypedDateOptions) {
  const typed = useRef('');
  const [fault, setFault] = useState('');
  // a picker of its own for each value taken: the kit would put its last one back
  const [picker, setPicker] = useState({ key: 0, hasFocus: false });
  const faultText = useFaultText(precision);

  const take = (hasFocus: boolean) => {
    const text = typed.current;
    typed.current = '';
    if (text.trim() === '') return;
    const read = readTypedDate(text, precision, rules);
    setFault(read.fault ? faultText(text, read) : '');
    onChange?.(read.value ?? '');
    setPicker(({ key }) => ({ key: key + 1, hasFocus }));
  };
  return {
    fault,
    picker,
    /** wire value of the open calendar */
    onCalendar: (shown: string) => {
      const { value } = readTypedDate(shown, precision, rules);
      if (value !== undefined) onChange?.(value);
    },
    /** a day was picked */
    onPick: () => {
      typed.current = '';
      setFault('');
    },
    onInput: ({ target }: FormEvent<HTMLElement>) => {
      if (target instanceof HTMLInputElement) typed.current = target.value;
    },
    onBlur: () => take(false),
    onKeyDown: (event: KeyboardEvent<HTMLElement>, skipPicker: () => void) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      if (typed.current === '') return;
      skipPicker();
      take(true);
    },
  };
}
