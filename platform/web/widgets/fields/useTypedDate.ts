import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { DayRule } from './dayRules.ts';
import { type Precision, readTypedDate } from './typedDate.ts';
import { useFaultText } from './useFaultText.ts';

interface TypedDateOptions {
  /** of the field; once it has one, nothing refused stands in it */
  value: string;
  precision: Precision;
  rules: readonly DayRule[];
  onChange: ((text: string) => void) | undefined;
}

const NONE = { text: '', fault: '' };

/**
 * Commits typed text on Enter or blur. Rejected text stays in the field with its error and sets a custom validity, so that
 * the form is not submitted with an empty value. Enter never submits the form.
 */
export function useTypedDate({ value: held, precision, rules, onChange }: TypedDateOptions) {
  const typed = useRef('');
  const frame = useRef<HTMLSpanElement>(null);
  const [kept, keep] = useState(NONE);
  const { text: refused, fault } = held === '' ? kept : NONE;
  // a picker of its own for each value taken: the kit would put its last one back
  const [picker, setPicker] = useState({ key: 0, hasFocus: false });
  const faultText = useFaultText(precision);

  const take = (hasFocus: boolean) => {
    const text = typed.current;
    typed.current = '';
    if (text.trim() === '') return;
    const read = readTypedDate(text, precision, rules);
    keep(read.fault ? { text, fault: faultText(text, read) } : NONE);
    onChange?.(read.value ?? '');
    setPicker(({ key }) => ({ key: key + 1, hasFocus }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each picker has an input of its own
  useLayoutEffect(() => {
    frame.current?.querySelector('input')?.setCustomValidity(fault);
  }, [fault, picker.key]);
  return {
    frame,
    fault,
    refused: fault === '' ? null : refused,
    picker,
    /** wire value of the open calendar */
    onCalendar: (shown: string) => {
      const { value } = readTypedDate(shown, precision, rules);
      if (value !== undefined) onChange?.(value);
    },
    /** a day was picked */
    onPick: () => {
      typed.current = '';
      keep(NONE);
    },
    onInput: ({ target }: FormEvent<HTMLElement>) => {
      if (target instanceof HTMLInputElement) typed.current = target.value;
      keep(NONE);
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
