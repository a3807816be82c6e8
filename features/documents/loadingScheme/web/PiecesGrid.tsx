import { Button, Input, Space } from 'antd';
import { useState } from 'react';
import { toastError } from '../../../../platform/web/query/toastError.ts';
import { CallError } from '../../../../platform/web/request/callError.ts';
import { send } from '../../../../platform/web/request/send.ts';
import { fillDownBlock, type GridRange, spanOf, writeBlock } from '../../../../platform/web/widgets/grid/block.ts';
import { DataGrid } from '../../../../platform/web/widgets/grid/DataGrid.tsx';
import { freeKey, NO, newRow, PIECE_COLUMNS, type PieceColumn, type PieceRow, rowOf, YES } from '../draft.ts';
import { getScheme, type Scheme } from '../wire.ts';
import styles from './scheme.module.css';
import { useTexts } from './texts.ts';
import type { SchemeState } from './useScheme.ts';

interface PiecesProps {
  scheme: Scheme;
  state: SchemeState;
}

const WIDTHS: Readonly<Record<PieceColumn, number>> = {
  name: 150,
  length: 76,
  width: 76,
  height: 76,
  weight: 86,
  count: 66,
  carriesOthers: 96,
  isTurnable: 96,
};

/** Pieces by rows of equal ones: typed, pasted, taken from the goods or from another order. */
export function PiecesGrid({ scheme, state }: PiecesProps) {
  const texts = useTexts();
  const [selection, select] = useState<GridRange | null>(null);
  const { rows } = state.draft;
  const isOpen = scheme.abilities.edit;
  const put = (written: readonly PieceRow[]) => {
    const byKey = new Map(written.map((row) => [row.key, row]));
    const known = new Set(rows.map(({ key }) => key));
    const changed = rows.map((row) => byKey.get(row.key) ?? row);
    state.change({ rows: [...changed, ...written.filter(({ key }) => !known.has(key))] });
  };
  const names = useColumnNames();
  return (
    <section className={styles.pieces} aria-label={texts.pieces}>
      <h2>{texts.pieces}</h2>
      <p className={styles.soft}>{rows.length === 0 ? texts.empty : texts.gridHint}</p>
      {isOpen && <PieceTools scheme={scheme} state={state} selection={selection} />}
      {rows.length > 0 && (
        <DataGrid
          label={texts.pieces}
          cellLabel={(row, { title }) => `${rows[row]?.cells.name || row + 1} · ${title}`}
          columns={PIECE_COLUMNS.map((name) => ({
            name,
            title: names[name],
            width: WIDTHS[name],
            isFigure: !(name === 'name' || name === 'carriesOthers' || name === 'isTurnable'),
            choices:
              name === 'carriesOthers' || name === 'isTurnable'
                ? [
                    { value: YES, label: texts.yes },
                    { value: NO, label: texts.no },
                  ]
                : undefined,
          }))}
          rows={rows.map((row) => ({
            ...row,
            marks: Object.fromEntries(
              (state.wrong.get(row.key) ?? []).map((column) => [column, { tone: 'bad' as const, words: texts.wrong }]),
            ),
          }))}
          isOpen={isOpen}
          selection={selection}
          onSelect={select}
          onType={(index, column, text) => {
            const row = rows[index];
            if (row) put([{ ...row, cells: { ...row.cells, [column]: text.trim() } }]);
          }}
          onPaste={(from, block) => {
            let made = rows;
            const next = () => {
              const row = newRow(freeKey(made));
              made = [...made, row];
              return row;
            };
            put(writeBlock(rows, PIECE_COLUMNS, from, block, { newRow: next, tidy: (_, text) => text.trim() }));
          }}
          onFillDown={(range) => {
            const filled = fillDownBlock(rows, PIECE_COLUMNS, range);
            if (filled)
              put(
                writeBlock(rows, PIECE_COLUMNS, filled.from, filled.block, {
                  newRow: () => newRow(freeKey(rows)),
                  tidy: (_, text) => text,
                }),
              );
          }}
          onClear={(range) => {
            const { top, bottom, left, right } = spanOf(range);
            const cleared = Object.fromEntries(PIECE_COLUMNS.slice(left, right + 1).map((name) => [name, '']));
            put(rows.slice(top, bottom + 1).map((row) => ({ ...row, cells: { ...row.cells, ...cleared } })));
          }}
          onUndo={state.undo}
          onRedo={() => undefined}
        />
      )}
    </section>
  );
}

function useColumnNames(): Record<PieceColumn, string> {
  const { name, length, width, height, weight, count, carries, turns } = useTexts();
  return { name, length, width, height, weight, count, carriesOthers: carries, isTurnable: turns };
}

function PieceTools({ scheme, state, selection }: PiecesProps & { selection: GridRange | null }) {
  const texts = useTexts();
  const { rows } = state.draft;
  const add = (more: readonly Parameters<typeof newRow>[1][]) => {
    let all = rows;
    for (const cells of more) all = [...all, newRow(freeKey(all), cells)];
    state.change({ rows: all });
  };
  const chosen = selection && spanOf(selection);
  return (
    <Space wrap size={8} className={styles.tools}>
      <Button size="small" type="primary" onClick={() => add([{ count: '1' }])}>
        {texts.addRow}
      </Button>
      <Button
        size="small"
        disabled={chosen === null}
        onClick={() =>
          chosen && state.change({ rows: rows.filter((_, index) => index < chosen.top || index > chosen.bottom) })
        }
      >
        {texts.removeRow}
      </Button>
      {scheme.cargo.length > 0 && (
        <Button
          size="small"
          onClick={() =>
            add(
              scheme.cargo.map(({ name, count, weight }) => ({
                name: name.slice(0, 60),
                count: String(count),
                weight: weight > 0 ? String(weight) : '',
              })),
            )
          }
        >
          {texts.fromCargo}
        </Button>
      )}
      <CopyFromOrder onCopy={(pieces) => state.change({ rows: pieces.map(rowOf), places: [] })} />
    </Space>
  );
}

function CopyFromOrder({ onCopy }: { onCopy: (pieces: Scheme['pieces']) => void }) {
  const texts = useTexts();
  const [typed, setTyped] = useState('');
  const [isReading, setReading] = useState(false);
  const copy = async () => {
    setReading(true);
    try {
      const found = await send(getScheme, { orderBigNo: typed.trim() });
      onCopy(found.pieces);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toastError(error);
    } finally {
      setReading(false);
    }
  };
  return (
    <Space.Compact size="small">
      <Input
        size="small"
        style={{ width: 150 }}
        placeholder={texts.copyFrom}
        aria-label={texts.copyFrom}
        maxLength={20}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={() => void copy()}
      />
      <Button size="small" disabled={typed.trim() === ''} loading={isReading} onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </Space.Compact>
  );
}
