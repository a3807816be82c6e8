import { useState } from 'react';

interface Drawn<Item> {
  /** null: a new one */
  record: Item | null;
  isOpen: boolean;
  /** key for the drawer, so that each opening begins with the record as it is now */
  turn: number;
}

/** Which record a drawer of a list adds or edits. Closed, it stays drawn while it slides away. */
export function useRecordDrawer<Item>() {
  const [drawn, setDrawn] = useState<Drawn<Item> | null>(null);
  return {
    drawn,
    open: (record: Item | null) => setDrawn({ record, isOpen: true, turn: (drawn?.turn ?? 0) + 1 }),
    // what is saved late must not close another record that was opened meanwhile
    close: () => setDrawn((now) => (now && now === drawn ? { ...now, isOpen: false } : now)),
  };
}
