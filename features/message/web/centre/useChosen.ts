import { useState } from 'react';
import type { Message } from '../../wire.ts';

/** Selection across pages; a new search clears it. */
export function useChosen(search: string) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Message>>(new Map());
  const [of, setOf] = useState(search);
  const clear = () => setChosen(new Map());
  if (of !== search) {
    setOf(search);
    clear();
  }
  const choose = (messages: readonly Message[], isChosen: boolean) => {
    const next = new Map(chosen);
    for (const message of messages) isChosen ? next.set(message.id, message) : next.delete(message.id);
    setChosen(next);
  };
  return { chosen, choose, clear };
}
