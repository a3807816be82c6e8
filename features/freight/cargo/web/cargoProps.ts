import type { CargoDetail } from '../wire.ts';
import type { CellReader, Column } from './columns.ts';
import type { HistoryOf } from './HistoryDrawer.tsx';
import type { CargoCalls, useCargo } from './useCargo.ts';
import type { useLines } from './useLines.ts';

/** What the grid and the cards share. */
export interface CargoViewProps {
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
