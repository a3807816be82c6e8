import { drawForm } from '../../../../../libs/formPdf/drawForm.ts';
import type { DrawnForm, Form } from '../../../../../libs/formPdf/form.ts';
import type { PaperFault } from '../../wire.ts';
import { type Fact, type Issuing, type Line, lengthOf, type Paper, textOfLine } from './paper.ts';

/** A paper filled from the dossier. */
export interface Filled {
  form: Form;
  /** of each drawn box by its id */
  boxes: ReadonlyMap<string, FilledBox>;
  /** all that keep it from being issued */
  faults: PaperFault[];
}

export interface Composed extends Filled {
  drawn: DrawnForm;
}

export interface FilledBox {
  no: string;
  title: string;
  facts: readonly Fact[];
  text: string;
  maxLength: number;
}

const fill = (box: { no: string; title: string; maxLength: number }, lines: readonly Line[]): FilledBox => ({
  no: box.no,
  title: box.title,
  maxLength: box.maxLength,
  facts: lines.flat(),
  text: textsOf(lines).join('\n'),
});

const textsOf = (lines: readonly Line[]) => lines.map(textOfLine).filter((text) => text !== '');

/** Fills and checks a paper, without the cost of laying it out. */
export function fillPaper<Of extends Issuing>(paper: Paper<Of>, of: Of): Filled {
  const boxes = new Map<string, FilledBox>();
  const form = formOf(paper, of, boxes);
  return { form, boxes, faults: [...faultsOf(boxes), ...obstaclesOf(paper, of)] };
}

/** Fills, checks and lays out a paper. A box that holds its letters and yet has no room for them is a fault too. */
export async function composePaper<Of extends Issuing>(paper: Paper<Of>, of: Of): Promise<Composed> {
  const filled = fillPaper(paper, of);
  const drawn = await drawForm(filled.form);
  const known = new Set(filled.faults.filter(({ reason }) => reason === 'tooLong').map(({ boxId }) => boxId));
  const overfull = drawn.overfull.flatMap((id) => {
    const box = known.has(id) ? undefined : filled.boxes.get(id);
    return box === undefined ? [] : [tooLong(id, box)];
  });
  return { ...filled, drawn, faults: [...filled.faults, ...overfull] };
}

function formOf<Of extends Issuing>(paper: Paper<Of>, of: Of, boxes: Map<string, FilledBox>): Form {
  const { heading, subheading, more, moreHeading, table } = paper;
  const put = (id: string, box: FilledBox) => {
    boxes.set(id, box);
    return box.text === '' ? [] : box.text.split('\n');
  };
  return {
    heading,
    subheading,
    more,
    moreHeading: [moreHeading, of.number].filter(Boolean).join('  № '),
    boxes: paper.boxes.map((box, index) => {
      const { no, title, at, size } = box;
      const id = `box.${index}`;
      return { id, no, title, at, ...(size === undefined ? {} : { size }), lines: put(id, fill(box, box.lines(of))) };
    }),
    table: table && {
      at: table.at,
      columns: table.columns,
      rows: table
        .rows(of)
        .map((row, index) => table.columns.map((column, at) => put(`${index}.${at}`, fill(column, row[at] ?? [])))),
      totals:
        table.totals === undefined
          ? null
          : table.totals(of).map((line, at) => {
              const column = table.columns[at] ?? { no: '', title: '', maxLength: 40 };
              return put(`total.${at}`, fill(column, [line])).join(' ');
            }),
    },
    footer: (page, count) => [...of.marks, of.number, `${page} / ${count}`].filter(Boolean).join('  ·  '),
  };
}

export const titleOf = ({ no, title }: { no: string; title: string }) => [no, title].filter(Boolean).join(' · ');

function tooLong(boxId: string, box: FilledBox): PaperFault {
  const longest = box.facts.toSorted((one, other) => other.text.length - one.text.length)[0];
  const [has, holds] = [lengthOf(box.text), box.maxLength];
  return { reason: 'tooLong', boxId, box: titleOf(box), cell: longest?.cell ?? '', has, holds, words: '' };
}

function faultsOf(boxes: ReadonlyMap<string, FilledBox>): PaperFault[] {
  return [...boxes].flatMap(([boxId, box]) => {
    const missing = box.facts
      .filter((fact) => fact.isNeeded && fact.text === '')
      .map(
        ({ cell }): PaperFault => ({
          reason: 'missing',
          boxId,
          box: titleOf(box),
          cell: cell ?? '',
          has: 0,
          holds: box.maxLength,
          words: '',
        }),
      );
    return lengthOf(box.text) > box.maxLength ? [...missing, tooLong(boxId, box)] : missing;
  });
}

function obstaclesOf<Of extends Issuing>({ obstacles }: Paper<Of>, of: Of): PaperFault[] {
  return obstacles(of).map(({ reason, cell }) => ({
    reason,
    cell: cell ?? '',
    boxId: '',
    box: '',
    has: 0,
    holds: 0,
    words: '',
  }));
}

/** Cells that a paper shows, also those without a value. */
export const cellsOf = ({ boxes }: Filled): ReadonlySet<string> =>
  new Set([...boxes.values()].flatMap(({ facts }) => facts.flatMap(({ cell }) => cell ?? [])));

/** Values of the cells on a paper, by cell id; stored with an issued version. */
export function cellsShown({ boxes }: Filled): Record<string, string> {
  const facts = [...boxes.values()].flatMap((box) => box.facts);
  return Object.fromEntries(facts.flatMap(({ cell, text }) => (cell === null || text === '' ? [] : [[cell, text]])));
}

/** Texts of the boxes by box id; stored with an issued version. */
export const textsShown = ({ boxes }: Filled): Record<string, string> =>
  Object.fromEntries([...boxes].flatMap(([id, { text }]) => (text === '' ? [] : [[id, text]])));

export interface Difference {
  box: string;
  before: string;
  after: string;
}

/** What a paper made now says otherwise than one that was issued. */
export function differencesFrom(issued: Readonly<Record<string, string>>, now: Filled): Difference[] {
  const texts = textsShown(now);
  const ids = [...new Set([...Object.keys(issued), ...Object.keys(texts)])];
  return ids
    .filter((id) => issued[id] !== texts[id])
    .map((id) => {
      const box = now.boxes.get(id) ?? now.boxes.get(id.replace(/^\d+/, '0'));
      return { box: box === undefined ? '' : titleOf(box), before: issued[id] ?? '', after: texts[id] ?? '' };
    });
}
