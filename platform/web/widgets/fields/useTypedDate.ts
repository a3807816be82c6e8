import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { DayRule } from './dayRules.ts';
import { useFieldTexts } from './texts.ts';
import { type Precision, readTypedDate, type TypedDate } from './typedDate.ts';

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

const EXAMPLE = { day: '2026-03-08', minute: '2026-03-08 14:30', second: '2026-03-08 14:30:00' } as const;

function useFaultText(precision: Precision) {
  const texts = useFieldTexts();
  return (text: string, { fault, earliest, latest }: Extract<TypedDate, { fault: string }>) => {
    if (fault === 'unreadable') return texts.dateUnreadable({ text, example: EXAMPLE[precision] });
    const bounds = [
      earliest && texts.dateEarliest({ day: earliest }),
      latest && texts.dateLatest({ day: latest }),
    ];
    return [texts.dateRefused({ text }), ...bounds].filter(Boolean).join(' ');
  };
}
