import { type ChangeEvent, type CompositionEvent, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

export interface TextChange {
  before: string;
  after: string;
  caret: number;
  inputType: string;
}

interface Typing {
  value: string;
  /** returns the accepted text; `before` rejects the change */
  take: (change: TextChange) => string;
  onChange: (text: string) => void;
}

/** Filters each change to a text field; defers during IME composition and preserves the caret. */
export function useTypedText({ value, take, onChange }: Typing) {
  const [composed, setComposed] = useState<string | null>(null);

  const change = (field: Field, inputType: string) => {
    const after = field.value;
    const caret = field.selectionStart ?? after.length;
    const kept = take({ before: value, after, caret, inputType });
    if (kept !== value) onChange(kept);
    if (kept !== after) keepCaret(field, kept.length - (after.length - caret));
  };
  return {
    value: composed ?? value,
    onChange: ({ target, nativeEvent }: ChangeEvent<Field>) => {
      const isInput = nativeEvent instanceof InputEvent;
      if (isInput && nativeEvent.isComposing) return setComposed(target.value);
      setComposed(null);
      change(fieldOf(nativeEvent) ?? target, isInput ? nativeEvent.inputType : '');
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Field>) => {
      setComposed(null);
      change(currentTarget, 'insertCompositionText');
    },
  };
}

/** The real field: antd passes on a clone. */
function fieldOf({ target }: Event): Field | null {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null;
}

/** React moves the caret to the end of a changed value; restored in a microtask. */
function keepCaret(field: Field, place: number): void {
  queueMicrotask(() => {
    const kept = Math.min(Math.max(place, 0), field.value.length);
    if (field.ownerDocument.activeElement === field) field.setSelectionRange(kept, kept);
  });
}
