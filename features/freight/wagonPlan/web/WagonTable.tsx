import { useState } from 'react';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { fillDownBlock, type GridRange, spanOf } from '../../../../platform/web/widgets/grid/block.ts';
import { DataGrid } from '../../../../platform/web/widgets/grid/DataGrid.tsx';
import type { CellMark, GridRow } from '../../../../platform/web/widgets/grid/gridProps.ts';
import { isRed } from '../rules.ts';
import { COLUMNS, isColumn, readCell, showCell, writeCells } from '../wagonCells.ts';
import type { WagonPlan } from '../wire.ts';
import { useTexts } from './texts.ts';
import type { LoadingState } from './useLoading.ts';
import { findingWords } from './words.ts';

const WIDTHS = { wagonNo: 168, lengthFt: 112, capacityT: 144, axles: 88, tareT: 112, provider: 160 } as const;

/** The wagons as a spreadsheet: numbers are typed or pasted in a column; a line below the last is one more wagon. */
export default function WagonTable({ plan, loading }: { plan: WagonPlan; loading: LoadingState }) {
  const { page, ...texts } = useTexts();
  const format = useFormat();
  const [selection, setSelection] = useState<GridRange | null>(null);
  const { wagons, findings, change } = loading;
  const write = (from: { row: number; column: number }, block: readonly (readonly string[])[]) =>
    change(writeCells(wagons, from, block, page.providers));
  const marksOf = (key: string): Record<string, CellMark> => {
    const [worst] = findings
      .filter(({ wagonKey }) => wagonKey === key)
      .toSorted((one, other) => +isRed(other) - +isRed(one));
    if (worst === undefined) return {};
    const mark: CellMark = { tone: isRed(worst) ? 'bad' : 'doubt', words: findingWords(texts.findings, format, worst) };
    return { [worst.kind === 'overloaded' ? 'capacityT' : 'wagonNo']: mark };
  };
  const rows: GridRow[] = wagons.map((wagon) => ({
    key: wagon.wagonKey,
    cells: Object.fromEntries(COLUMNS.map((column) => [column, showCell(wagon, column, page.providers)])),
    marks: marksOf(wagon.wagonKey),
  }));
  const blank: GridRow = { key: 'blank', cells: {}, marks: {}, isBlank: true };
  return (
    <DataGrid
      label={page.views.table}
      cellLabel={(row, { title }) => `${page.wagon({ position: row + 1 })}, ${title}`}
      columns={COLUMNS.map((name) => ({
        name,
        title: page.columns[name],
        width: WIDTHS[name],
        isFigure: name !== 'wagonNo' && name !== 'provider',
        choices:
          name === 'provider' ? Object.values(page.providers).map((label) => ({ value: label, label })) : undefined,
      }))}
      rows={plan.abilities.edit ? [...rows, blank] : rows}
      isOpen={plan.abilities.edit}
      selection={selection}
      onSelect={setSelection}
      onType={(row, name, text) => {
        if (isColumn(name)) write({ row, column: COLUMNS.indexOf(name) }, [[readCell(text)]]);
      }}
      onPaste={write}
      onFillDown={(range) => {
        const filled = fillDownBlock(
          rows.map(({ key, cells }) => ({ key, cells })),
          COLUMNS,
          range,
        );
        if (filled) write(filled.from, filled.block);
      }}
      onClear={(range) => {
        const { top, bottom, left, right } = spanOf(range);
        const empty = Array.from({ length: right - left + 1 }, () => '');
        const count = Math.min(bottom, wagons.length - 1) - top + 1;
        if (count > 0)
          write(
            { row: top, column: left },
            Array.from({ length: count }, () => empty),
          );
      }}
      onUndo={loading.undo}
      onRedo={loading.redo}
    />
  );
}
