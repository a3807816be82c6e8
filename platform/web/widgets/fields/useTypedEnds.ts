import { useState } from 'react';
import type { End, Typing } from './TypedInput.tsx';

/** A typed text as a wire value, or what to say of it. */
type Read = { value: string; fault?: never } | { value?: never; fault: string };

interface TypedEndsOptions {
  read: (text: string) => Read;
  /** '' for a text that is refused: no earlier value stands in for it */
  onTake: (end: End, value: string) => void;
}

const NONE = { start: null, end: null } as const;

/** Keeps a refused text in its field and says why; a text that can be read becomes the value. */
export function useTypedEnds({ read, onTake }: TypedEndsOptions) {
  const [texts, setTexts] = useState<Readonly<Record<End, string | null>>>(NONE);
  const [faults, setFaults] = useState<Readonly<Record<End, string | null>>>(NONE);
  const [isOpen, setOpen] = useState(false);

  const typing: Typing = {
    textOf: (end) => texts[end],
    isRefused: (end) => faults[end] !== null,
    type: (end, text) => {
      setTexts((known) => ({ ...known, [end]: text }));
      setFaults((known) => ({ ...known, [end]: null }));
    },
    take: (end, byEnter) => {
      const text = texts[end] ?? '';
      const taken = text.trim() === '' ? { value: '' } : read(text);
      setTexts((known) => ({ ...known, [end]: taken.fault === undefined ? null : text }));
      setFaults((known) => ({ ...known, [end]: taken.fault ?? null }));
      onTake(end, taken.value ?? '');
      if (byEnter && end === 'end') setOpen(false);
    },
  };
  return {
    typing,
    isOpen,
    setOpen,
    faults: [faults.start, faults.end].filter((fault) => fault !== null),
    /** a value was picked or cleared */
    reset: () => {
      setTexts(NONE);
      setFaults(NONE);
    },
  };
}
