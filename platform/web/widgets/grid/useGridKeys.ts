import type { ClipboardEvent, KeyboardEvent } from 'react';
import { blockText, type GridRange, parseClipboardBlock, spanOf } from './block.ts';
import type { DataGridProps } from './gridProps.ts';

export interface GridKeys {
  /** moves from the active cell; beyond the edges it stays */
  move: (down: number, right: number, isExtending?: boolean) => void;
  /** keys that do something before anything is typed; true: handled */
  command: (event: KeyboardEvent<HTMLInputElement>) => boolean;
  copy: (event: ClipboardEvent<HTMLInputElement>) => void;
  cut: (event: ClipboardEvent<HTMLInputElement>) => void;
  /** true: it was a block, and has been pasted */
  paste: (event: ClipboardEvent<HTMLInputElement>) => boolean;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const between = (value: number, last: number) => Math.max(0, Math.min(last, value));

/** Keys and clipboard of the active cell. */
export function useGridKeys(props: DataGridProps): GridKeys {
  const { columns, rows, selection, onSelect } = props;
  const [lastRow, lastColumn] = [rows.length - 1, columns.length - 1];

  const move: GridKeys['move'] = (down, right, isExtending = false) => {
    if (selection === null) return;
    if (isExtending) {
      const toRow = between(selection.toRow + down, lastRow);
      onSelect({ ...selection, toRow, toColumn: between(selection.toColumn + right, lastColumn) });
      return;
    }
    const row = between(selection.row + down, lastRow);
    const column = between(selection.column + right, lastColumn);
    onSelect({ row, column, toRow: row, toColumn: column });
  };

  const commandOf = (event: KeyboardEvent<HTMLInputElement>): (() => void) | null => {
    if (selection === null) return null;
    const step = STEPS[event.key];
    if (step && !event.altKey) return () => move(step[0], step[1], event.shiftKey);
    if (event.key === 'Escape') return () => onSelect(null);
    if (event.key === 'Delete' || event.key === 'Backspace') return () => props.onClear(selection);
    if (!event.ctrlKey && !event.metaKey) return null;
    return commandOfLetter(event, { props, selection, lastRow, lastColumn });
  };

  const copy: GridKeys['copy'] = (event) => {
    if (selection === null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', blockText(selectedBlock(props, selection)));
  };

  return {
    move,
    command: (event) => {
      const run = commandOf(event);
      if (run === null) return false;
      event.preventDefault();
      run();
      return true;
    },
    copy,
    cut: (event) => {
      copy(event);
      if (selection) props.onClear(selection);
    },
    paste: (event) => {
      const text = event.clipboardData.getData('text/plain');
      const block = parseClipboardBlock(text) ?? (selection && isMany(selection) ? [[text]] : null);
      if (block === null || selection === null) return false;
      event.preventDefault();
      const { top, left, bottom, right } = spanOf(selection);
      props.onPaste({ row: top, column: left }, repeated(block, bottom - top + 1, right - left + 1));
      return true;
    },
  };
}

const isMany = ({ row, column, toRow, toColumn }: GridRange) => row !== toRow || column !== toColumn;

/** One copied cell fills the whole selection. */
function repeated(block: string[][], height: number, width: number): string[][] {
  const [line = []] = block;
  if (block.length !== 1 || line.length !== 1) return block;
  return Array.from({ length: height }, () => Array.from({ length: width }, () => line[0] ?? ''));
}

function commandOfLetter(
  event: KeyboardEvent<HTMLInputElement>,
  about: { props: DataGridProps; selection: GridRange; lastRow: number; lastColumn: number },
): (() => void) | null {
  const { props, selection, lastRow, lastColumn } = about;
  // the place of the key, whatever the layout writes
  switch (event.code) {
    case 'KeyZ':
      return event.shiftKey ? props.onRedo : props.onUndo;
    case 'KeyY':
      return props.onRedo;
    case 'KeyD':
      return () => props.onFillDown(selection);
    case 'KeyA':
      return () => props.onSelect({ ...selection, row: 0, column: 0, toRow: lastRow, toColumn: lastColumn });
    default:
      return null;
  }
}

function selectedBlock({ rows, columns }: DataGridProps, selection: GridRange): string[][] {
  const { top, bottom, left, right } = spanOf(selection);
  return rows
    .slice(top, bottom + 1)
    .map(({ cells }) => columns.slice(left, right + 1).map(({ name }) => cells[name] ?? ''));
}
