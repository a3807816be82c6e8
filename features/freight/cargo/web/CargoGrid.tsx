import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { fillDownBlock, type GridRange, writeBlock } from '../../../../platform/web/widgets/grid/block.ts';
import { DataGrid } from '../../../../platform/web/widgets/grid/DataGrid.tsx';
import type { GridColumn, GridRow } from '../../../../platform/web/widgets/grid/gridProps.ts';
import { isNumberField } from '../fields.ts';
import type { KnownGoods } from '../wire.ts';
import type { CargoViewProps } from './cargoProps.ts';
import { useChoices } from './choices.ts';
import { COLUMNS, type Column, isCargoField, type Row } from './columns.ts';
import { GridTools } from './GridTools.tsx';
import { useTexts } from './texts.ts';
import { type TypedCell, useCodes, useNamesOfCodes } from './useCodes.ts';

const WIDTHS: Partial<Record<Column, number>> = {
  container: 132,
  goodsNameCn: 160,
  goodsNameEn: 190,
  goodsNameRu: 190,
  goodsSign: 120,
  packNum: 84,
  packType: 130,
  goodsValueCurrency: 78,
  goodsCountry: 78,
  hscode: 128,
  hscodeBg: 128,
};
const WIDTH = 104;

const columnNamed = (name: string) => COLUMNS.find((column) => column === name) ?? 'container';
const isNameColumn = (column: Column) => column.startsWith('goodsName') || column.startsWith('hscode');

/** The lines as a spreadsheet; the line below the last begins a new one. */
export function CargoGrid(props: CargoViewProps) {
  const { detail, cargo, lines, columns, reader } = props;
  const { page } = useTexts();
  const [selection, setSelection] = useState<GridRange | null>(null);
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [blank, setBlank] = useState<Row>(lines.blankRow);
  const rows = detail.abilities.edit ? [...lines.shown, blank] : lines.shown;
  const { known, gridColumns } = useKnown(props, typed, selection === null ? undefined : rows[selection.row]);
  const names = useNamesOfCodes(lines.shown);
  useFocus(props.focus, rows, columns, setSelection);
  const put = (changed: readonly Row[]) => {
    lines.put(changed);
    if (changed.some(({ key }) => key === blank.key)) setBlank(lines.blankRow());
  };
  const write = (from: { row: number; column: number }, block: string[][], tidy = reader.read) =>
    put(writeBlock(rows, columns, from, block, { newRow: lines.blankRow, tidy }));
  const fill = (range: GridRange) => {
    const filled = fillDownBlock(rows, columns, range);
    if (filled) write(filled.from, filled.block, same);
  };
  const openHistory = (range: GridRange) => {
    const [row, field] = [rows[range.row], columns[range.column]];
    if (row && field && isCargoField(field)) props.onHistory({ lineKey: row.key, field });
  };
  const type = (index: number, name: string, text: string) => {
    setTyped(NOTHING_TYPED);
    const [row, column] = [rows[index], columnNamed(name)];
    if (row) put([named(row, column, reader.read(column, text), known)]);
  };
  return (
    <>
      {detail.abilities.edit && (
        <GridTools
          {...props}
          selection={selection}
          onFill={fill}
          onAdd={() => setSelection(cellAt(lines.shown.length, Math.min(1, columns.length - 1)))}
          onHistory={openHistory}
        />
      )}
      <DataGrid
        label={page.title}
        cellLabel={(row, { title }) => page.cell({ row: row + 1, column: title })}
        columns={gridColumns}
        rows={gridRowsOf(props, { rows, blank, names })}
        isOpen={detail.abilities.edit}
        selection={selection}
        onSelect={setSelection}
        onType={type}
        onTyping={(name, text) => setTyped({ column: columnNamed(name), text })}
        onPaste={write}
        onFillDown={fill}
        onClear={(range) => lines.clear(range, columns)}
        onUndo={() => cargo.dispatch({ do: 'undo' })}
        onRedo={() => cargo.dispatch({ do: 'redo' })}
      />
      {!detail.abilities.edit && lines.shown.length === 0 && <p>{page.none}</p>}
    </>
  );
}

/** Goes to the cell that is asked for from outside, once for each asking. */
function useFocus(
  focus: CargoViewProps['focus'],
  rows: readonly Row[],
  columns: readonly Column[],
  select: (range: GridRange) => void,
) {
  const gone = useRef<CargoViewProps['focus']>(null);
  useEffect(() => {
    if (focus === null || gone.current === focus) return;
    const row = rows.findIndex(({ key }) => key === focus.lineKey);
    const column = columns.indexOf(columnNamed(focus.field));
    if (row < 0 || column < 0) return;
    gone.current = focus;
    select(cellAt(row, column));
  });
}

/** Columns that suggest values while typing. */
function useKnown({ detail, calls, columns, reader }: CargoViewProps, typed: TypedCell, active: Row | undefined) {
  const { page } = useTexts();
  const text = isNameColumn(typed.column) ? typed.text : '';
  const read = useRead(
    calls.known,
    { orderBigNo: detail.orderBigNo, text: useDeferredValue(text) },
    { enabled: text.length > 1, keepPrevious: true },
  );
  const known = read.data ?? NOTHING_KNOWN;
  const choicesFor = useChoices(detail, reader, known, useCodes(typed, active));
  const gridColumns = columns.map(
    (name): GridColumn => ({
      name,
      title: isCargoField(name) ? page.fields[name] : page.container,
      width: WIDTHS[name] ?? WIDTH,
      isFigure: isCargoField(name) && isNumberField(name),
      choices: choicesFor(name),
      hint: name.startsWith('hscode') ? page.hsHint : undefined,
    }),
  );
  return { known, gridColumns };
}

const NOTHING_KNOWN: KnownGoods[] = [];
const NOTHING_TYPED: TypedCell = { column: 'container', text: '' };

interface ShownRows {
  rows: readonly Row[];
  blank: Row;
  names: ReturnType<typeof useNamesOfCodes>;
}

function gridRowsOf({ cargo, lines, columns, reader }: CargoViewProps, { rows, blank, names }: ShownRows): GridRow[] {
  const base = new Map(cargo.state.base.map((row) => [row.key, row]));
  return rows.map((row) => ({
    key: row.key,
    cells: Object.fromEntries(columns.map((column) => [column, reader.show(column, row.cells[column])])),
    marks: row === blank ? {} : { ...names.doubtsOf(row), ...lines.marksOf(row) },
    titles: names.titlesOf(row),
    isChanged: row !== blank && COLUMNS.some((name) => row.cells[name] !== base.get(row.key)?.cells[name]),
    isBlank: row === blank,
  }));
}

const same = (_column: Column, text: string) => text;
const cellAt = (row: number, column: number): GridRange => ({ row, column, toRow: row, toColumn: column });

/** With a code that the company has used for one kind of goods alone, an unnamed line takes its names too. */
function named(row: Row, column: Column, value: string, known: readonly KnownGoods[]): Row {
  const cells = { ...row.cells, [column]: value };
  const [one, ...others] = known.filter(({ hscode }) => hscode === value);
  const isUnnamed = cells.goodsNameCn + cells.goodsNameEn + cells.goodsNameRu === '';
  if (column !== 'hscode' || !one || others.length > 0 || !isUnnamed) return { ...row, cells };
  const { goodsNameCn, goodsNameEn, goodsNameRu } = one;
  return { ...row, cells: { ...cells, goodsNameCn, goodsNameEn, goodsNameRu } };
}
