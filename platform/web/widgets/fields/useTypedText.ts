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
  accept: (change: TextChange) => string;
  onChange: (text: string) => void;
}

/** Filters each change to a text field; defers during IME composition and preserves the caret. */
export function useTypedText({ value, accept, onChange }: Typing) {
  const [composed, setComposed] = useState<string | null>(null);

  const change = (field: Field, inputType: string) => {
    const after = field.value;
    const caret = field.selectionStart ?? after.length;
    const accepted = accept({ before: value, after, caret, inputType });
    if (accepted !== value) onChange(accepted);
    if (accepted !== after) restoreCaret(field, accepted.length - (after.length - caret));
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
function restoreCaret(field: Field, position: number): void {
  queueMicrotask(() => {
    const accepted = Math.min(Math.max(position, 0), field.value.length);
    if (field.ownerDocument.activeElement === field) field.setSelectionRange(accepted, accepted);
  });
}
