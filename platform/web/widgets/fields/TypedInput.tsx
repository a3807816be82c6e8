import { type ChangeEvent, type ComponentProps, createContext, type KeyboardEvent, useContext } from 'react';

export type End = 'start' | 'end';

/** What is typed into the fields of a picker, until it is taken. */
export interface Typing {
  /** typed text of a field; null where its value is shown */
  textOf: (end: End) => string | null;
  isRefused: (end: End) => boolean;
  type: (end: End, text: string) => void;
  /** `byEnter` on Enter, else on leaving the field */
  take: (end: End, byEnter: boolean) => void;
}

export const TypingContext = createContext<Typing | null>(null);

type TypedInputProps = ComponentProps<'input'> & { 'date-range'?: End };

/** Input of a picker that keeps typed text, which the kit ignores. */
export function TypedInput(props: TypedInputProps) {
  const typing = useContext(TypingContext);
  const end = props['date-range'] ?? 'start';
  const typed = typing?.textOf(end) ?? null;
  const change = (event: ChangeEvent<HTMLInputElement>) => typing?.type(end, event.target.value);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return props.onKeyDown?.(event);
    event.preventDefault();
    if (typed === null) return props.onKeyDown?.(event);
    typing?.take(end, true);
    // the first day is known: the last one follows
    if (end === 'start')
      event.currentTarget.closest('.ant-picker-range')?.querySelector<HTMLInputElement>('[date-range=end]')?.focus();
  };
  return (
    <input
      {...props}
      value={typed ?? props.value}
      aria-invalid={typing?.isRefused(end)}
      onChange={change}
      onKeyDown={press}
      onBlur={(event) => {
        if (typed !== null) typing?.take(end, false);
        props.onBlur?.(event);
      }}
    />
  );
}
