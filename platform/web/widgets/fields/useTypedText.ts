import { type ChangeEvent, type CompositionEvent, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** A change to a text: how it was, how it would be, where what was put in ends, and what kind of input it is. */
export interface TextChange {
  before: string;
  after: string;
  caret: number;
  /** as `InputEvent.inputType` says: insertText, insertFromPaste … */
  inputType: string;
}

interface Typing {
  value: string;
  /** what becomes of a change; `before` of it refuses it */
  take: (change: TextChange) => string;
  onChange: (text: string) => void;
}

/**
 * Lets a rule decide over each change to a text, without disturbing who types: while an input method puts a character
 * together nothing is decided, and the caret stays where it was.
 */
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

/** The field itself: the kit hands on a copy of it. */
function fieldOf({ target }: Event): Field | null {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null;
}

/** React puts the caret to the end when it changes what was typed; it is put back when React is done. */
function keepCaret(field: Field, place: number): void {
  queueMicrotask(() => {
    const kept = Math.min(Math.max(place, 0), field.value.length);
    if (field.ownerDocument.activeElement === field) field.setSelectionRange(kept, kept);
  });
}
