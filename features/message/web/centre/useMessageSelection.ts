import { useState } from 'react';
import type { Message } from '../../wire.ts';

/** Selection across pages; a new search clears it. */
export function useMessageSelection(search: string) {
  const [selected, setSelected] = useState<ReadonlyMap<number, Message>>(new Map());
  const [searchKey, setSearchKey] = useState(search);
  const clear = () => setSelected(new Map());
  if (searchKey !== search) {
    setSearchKey(search);
    clear();
  }
  const select = (messages: readonly Message[], isChosen: boolean) => {
    const next = new Map(selected);
    for (const message of messages) isChosen ? next.set(message.id, message) : next.delete(message.id);
    setSelected(next);
  };
  return { chosen: selected, choose: select, clear };
}
