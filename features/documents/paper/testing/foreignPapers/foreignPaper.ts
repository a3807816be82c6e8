import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { tableOf } from '../otherPapers/otherPaper.ts';

const FORMS = ['docx', 'xlsx', 'pdf', 'scan', 'photo'] as const;
export type Form = (typeof FORMS)[number];

export interface Cell {
  text: string;
  isRight: boolean;
  isBold: boolean;
  /** columns that it spans */
  span: number;
  /** goes on with the cell above */
  isBelow: boolean;
}
export interface Table {
  kind: 'table';
  /** percent of the width of the text */
  widths: number[];
  borders: 'all' | 'head' | 'none';
  points: number;
  isCentred: boolean;
  rows: Cell[][];
}
export type Block =
  | { kind: 'text'; text: string; points: number; isCentred: boolean }
  | { kind: 'page' }
  | { kind: 'sheet'; rows: Cell[][] }
  | Table;

/** A paper of a layout of its own as a program writes it, with the values that it says by path. */
export interface ForeignPaper {
  name: string;
  form: Form;
  blocks: Block[];
  truth: Readonly<Record<string, string>>;
}

const FOLDER = new URL('./papers/', import.meta.url);
const BODY_POINTS = 10;
const TABLE = /^@table (?<widths>[\d ]+) (?<borders>all|head|none) (?<points>\d+)(?<centred> center)?/;

/**
 * Papers of the folder: the form, the paper, `---`, the truth as JSON. In the paper `=14 ` begins a centred title of 14
 * points, `@table` gives widths, borders, points and the place of cells' text; `|` begins a cell, `>` sets it right,
 * `*` bold, `<` spans what `<<` follows, `^` goes on with the cell above, `\\` begins a line.
 */
export function foreignPapers(): ForeignPaper[] {
  return readdirSync(FOLDER)
    .toSorted()
    .map((file) => {
      const [head = '', values = ''] = readFileSync(new URL(file, FOLDER), 'utf8').split('\n---\n');
      const [form, ...lines] = head.split('\n');
      const known = FORMS.find((one) => one === form);
      if (known === undefined) throw new Error(`${file} names no form`);
      return { name: file.replace('.txt', ''), form: known, blocks: blocksOf(lines), truth: truthOf(values) };
    });
}

function truthOf(json: string): Record<string, string> {
  const { fields, lines, ...given } = z
    .looseObject({ fields: z.array(z.string()), lines: z.array(z.array(z.string())) })
    .parse(JSON.parse(json));
  return { ...z.record(z.string(), z.string()).parse(given), ...tableOf(fields, ...lines) };
}

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const title = /^=(\d+) (.*)$/.exec(line);
    if (line.startsWith('@table')) blocks.push(tableBlock(line));
    else if (line === '@sheet') blocks.push({ kind: 'sheet', rows: [] });
    else if (line === '@page') blocks.push({ kind: 'page' });
    else if (line.startsWith('|') && last !== undefined && 'rows' in last) last.rows.push(cellsIn(line));
    else if (title !== null)
      blocks.push({ kind: 'text', text: title[2] ?? '', points: Number(title[1]), isCentred: true });
    else if (line !== '@end') blocks.push({ kind: 'text', text: line, points: BODY_POINTS, isCentred: false });
  }
  return blocks;
}

function tableBlock(line: string): Table {
  const groups: Partial<Record<string, string>> = TABLE.exec(line)?.groups ?? {};
  const { widths = '', borders, points, centred } = groups;
  return {
    kind: 'table',
    widths: widths.split(' ').map(Number),
    borders: borders === 'all' || borders === 'head' ? borders : 'none',
    points: Number(points),
    isCentred: centred !== undefined,
    rows: [],
  };
}

function cellsIn(line: string): Cell[] {
  const cells: Cell[] = [];
  for (const written of line.slice(1).split('|')) {
    const text = written.trim();
    const before = cells.at(-1);
    if (text === '<<' && before !== undefined) before.span += 1;
    else
      cells.push({
        text: text === '^' ? '' : text.replace(/^[<>*]/, '').replaceAll('\\\\', '\n'),
        isRight: text.startsWith('>'),
        isBold: text.startsWith('*'),
        isBelow: text === '^',
        span: 1,
      });
  }
  return cells;
}
