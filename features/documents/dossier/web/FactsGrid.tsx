import { useState } from 'react';
import { fillDownBlock, type GridRange, spanOf, writeBlock } from '../../../../platform/web/widgets/grid/block.ts';
import { DataGrid } from '../../../../platform/web/widgets/grid/DataGrid.tsx';
import type { CellMark } from '../../../../platform/web/widgets/grid/gridProps.ts';
import { FindReplace } from './FindReplace.tsx';
import { useFactWords } from './factWords.ts';
import { useTexts } from './texts.ts';
import { cellOf, type FactEdit, type Facts } from './useDossier.ts';

interface FactsGridProps {
  label: string;
  /** scope and name of each line */
  rows: readonly { scope: string; name: string; hint: string }[];
  /** title of the names */
  nameTitle: string;
  fields: readonly string[];
  facts: Facts;
  needed: ReadonlySet<string>;
  isOpen: boolean;
  selection: GridRange | null;
  onSelect: (range: GridRange | null) => void;
}

const NAME = 'name';

/** Facts of containers or railways as a spreadsheet: typed, pasted, filled down; each saved as it is left. */
export function FactsGrid(props: FactsGridProps) {
  const { label, rows, nameTitle, fields, facts, needed, isOpen, selection, onSelect } = props;
  const { page } = useTexts();
  const words = useFactWords();
  const { save, undo, redo } = useUndo(facts);
  const names = [NAME, ...fields];
  const shown = rows.map(({ scope, name }) => ({
    key: scope,
    cells: Object.fromEntries([
      [NAME, name],
      ...fields.map((field) => [field, words.show(field, facts.valueAt(scope, field))]),
    ]),
  }));
  const put = (written: readonly { key: string; cells: Readonly<Record<string, string>> }[]) => {
    const before = new Map(shown.map(({ key, cells }) => [key, cells]));
    save(
      written.flatMap(({ key: scope, cells }) =>
        fields
          .filter((field) => cells[field] !== before.get(scope)?.[field])
          .map((field) => ({ scope, field, value: words.read(field, cells[field] ?? '') })),
      ),
    );
  };
  const write = (from: { row: number; column: number }, block: string[][]) =>
    put(
      writeBlock(shown, names, from, block, {
        newRow: () => ({ key: '', cells: {} }),
        tidy: (_column, text) => text,
      }).filter(({ key }) => key !== ''),
    );
  return (
    <>
      {isOpen && rows.length > 1 && <FindReplace rows={shown} fields={fields} onReplace={put} />}
      <DataGrid
        label={label}
        cellLabel={(row, { title }) => `${rows[row]?.name ?? ''} · ${title}`}
        columns={names.map((name) => ({
          name,
          title: name === NAME ? nameTitle : (words.title(name) ?? name),
          width: WIDTHS[name] ?? 110,
          choices: words.choices(name),
        }))}
        rows={shown.map((row, index) => ({
          ...row,
          marks: marksOf(rows[index]?.scope ?? '', { fields, needed, words: page.needed }),
        }))}
        isOpen={isOpen}
        selection={selection}
        onSelect={onSelect}
        onType={(row, field, text) => {
          const scope = rows[row]?.scope;
          if (scope !== undefined && field !== NAME) save([{ scope, field, value: words.read(field, text) }]);
        }}
        onPaste={write}
        onFillDown={(range) => {
          const filled = fillDownBlock(shown, names, range);
          if (filled) write(filled.from, filled.block);
        }}
        onClear={(range) => {
          const { top, bottom, left, right } = spanOf(range);
          const cleared = fields.slice(Math.max(0, left - 1), right);
          save(
            rows.slice(top, bottom + 1).flatMap(({ scope }) => cleared.map((field) => ({ scope, field, value: '' }))),
          );
        }}
        onUndo={undo}
        onRedo={redo}
      />
    </>
  );
}

/** Saves edited cells; undo saves their former values, redo what was undone. */
function useUndo(facts: Facts) {
  const [steps, setSteps] = useState<Steps>({ past: [], future: [] });
  const now = (edits: readonly FactEdit[]) =>
    edits.map(({ scope, field }) => ({ scope, field, value: facts.valueAt(scope, field) }));
  return {
    save: (edits: readonly FactEdit[]) => {
      const were = now(edits);
      setSteps(({ past }) => ({ past: [...past.slice(1 - MOST_UNDONE), were], future: [] }));
      void facts.save(edits);
    },
    undo: () => {
      const last = steps.past.at(-1);
      if (last === undefined) return;
      setSteps({ past: steps.past.slice(0, -1), future: [...steps.future, now(last)] });
      void facts.save(last);
    },
    redo: () => {
      const next = steps.future.at(-1);
      if (next === undefined) return;
      setSteps({ past: [...steps.past, now(next)], future: steps.future.slice(0, -1) });
      void facts.save(next);
    },
  };
}

/** Values of cells before each step, and after each that was undone; the latest last. */
interface Steps {
  past: FactEdit[][];
  future: FactEdit[][];
}
const MOST_UNDONE = 20;

const WIDTHS: Readonly<Record<string, number>> = {
  name: 130,
  payerName: 240,
  vgmSigner: 130,
  vgmMethod: 150,
  wagonProvider: 120,
};

function marksOf(
  scope: string,
  { fields, needed, words }: { fields: readonly string[]; needed: ReadonlySet<string>; words: string },
): Record<string, CellMark> {
  const marks: Record<string, CellMark> = {};
  for (const field of [...fields, 'containerNo'])
    if (needed.has(cellOf({ scope, field }))) marks[field === 'containerNo' ? NAME : field] = { tone: 'bad', words };
  return marks;
}
