import { useState } from 'react';

interface DrawerState<Item> {
  /** null: new record */
  record: Item | null;
  isOpen: boolean;
  /** React key per opening, so each starts from the current record */
  openCount: number;
}

/** State of a list's edit drawer. Stays rendered during the closing animation. */
export function useRecordDrawer<Item>() {
  const [drawn, setDrawn] = useState<DrawerState<Item> | null>(null);
  return {
    drawn,
    open: (record: Item | null) => setDrawn({ record, isOpen: true, openCount: (drawn?.openCount ?? 0) + 1 }),
    // a late save must not close a drawer opened since
    close: () => setDrawn((now) => (now && now === drawn ? { ...now, isOpen: false } : now)),
  };
}
