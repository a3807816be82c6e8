import type { CargoDetail } from '../wire.ts';
import type { CellReader, Column } from './columns.ts';
import type { HistoryOf } from './HistoryDrawer.tsx';
import type { CargoCalls, useCargo } from './useCargo.ts';
import type { useLines } from './useLines.ts';

/** A cell to go to; a new object each time. */
export interface CargoFocus {
  lineKey: string;
  field: string;
}

/** What the grid and the cards share. */
export interface CargoViewProps {
  focus: CargoFocus | null;
  detail: CargoDetail;
  calls: CargoCalls;
  cargo: ReturnType<typeof useCargo>;
  lines: ReturnType<typeof useLines>;
  /** that the reader sees */
  columns: readonly Column[];
  reader: CellReader;
  onHistory: (of: HistoryOf) => void;
  onImport: () => void;
  onCopy: () => void;
}
