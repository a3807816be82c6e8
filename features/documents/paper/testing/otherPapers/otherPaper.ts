import type { Fragment, Page } from '../../../../../libs/pageReader/page.ts';
import type { Drawing, Ink } from '../layouts.ts';

/** A paper of a layout of its own, with the values that it says by path: `line0.hscode`, `sendCc.nameEn`, `kind`. */
export interface OtherPaper {
  name: string;
  /** pages as drawn, or the rows of one sheet */
  pages: Drawing[] | string[][];
  truth: Readonly<Record<string, string>>;
}

const SIZE = 9;

/** Texts in columns, row by row; '' leaves a cell empty. */
export const cells = (
  lefts: readonly number[],
  top: number,
  rows: readonly (readonly string[])[],
  { step = 14, size = SIZE } = {},
): Ink[] =>
  rows.flatMap((row, line) =>
    row.flatMap((text, at): Ink[] => (text === '' ? [] : [{ text, x: lefts[at] ?? 0, y: top + line * step, size }])),
  );

/** Lines below each other. */
export const block = (x: number, top: number, lines: readonly string[], options = {}): Ink[] =>
  cells(
    [x],
    top,
    lines.map((line) => [line]),
    options,
  );

export const drawn = (...inks: readonly Ink[][]): Drawing => ({ inks: inks.flat(), frames: [] });

/** Values of goods lines by path. */
export const linesOf = (lines: readonly Readonly<Record<string, string>>[]): Record<string, string> =>
  Object.fromEntries([
    ['lines', String(lines.length)],
    ...lines.flatMap((line, at) =>
      Object.entries(line).map(([field, value]) => [`line${at}.${field}`, value] as const),
    ),
  ]);

/** Goods lines as a table: names of the fields, then values of each line. */
export const tableOf = (fields: readonly string[], ...lines: readonly (readonly string[])[]): Record<string, string> =>
  linesOf(lines.map((line) => Object.fromEntries(line.map((value, at) => [fields[at] ?? '', value]))));

const [WIDTH, HEIGHT, LETTER] = [595, 842, 0.55];

/** A drawn page as a perfect reader sees it: each text in its place. */
export function pageOfInks(inks: readonly Ink[]): Page {
  const fragments = inks.map(({ text, x, y, size }): Fragment => {
    const letters = [...text].reduce((sum, letter) => sum + (/[\u2e80-\u9fff]/.test(letter) ? 1 : LETTER), 0);
    const place = {
      left: x / WIDTH,
      right: (x + letters * size) / WIDTH,
      top: (y - size) / HEIGHT,
      bottom: y / HEIGHT,
    };
    return { text, confidence: 1, ...place };
  });
  return { kind: 'text', width: WIDTH, height: HEIGHT, turns: 0, fragments };
}

/** Rows of a sheet as its reader sees them. */
function pageOfSheet(rows: readonly (readonly string[])[]): Page {
  const width = Math.max(...rows.map((row) => row.length));
  const height = rows.length;
  const fragments = rows.flatMap((row, top) =>
    row.flatMap((text, left): Fragment[] => {
      const place = { left: left / width, right: (left + 1) / width };
      return text === '' ? [] : [{ text, confidence: 1, ...place, top: top / height, bottom: (top + 1) / height }];
    }),
  );
  return { kind: 'sheet', width, height, turns: 0, fragments };
}

/** Pages as drawn; none of a sheet. */
export const drawingsOf = ({ pages }: OtherPaper): Drawing[] =>
  pages.flatMap((page) => (Array.isArray(page) ? [] : [page]));

/** Pages as a perfect reader sees them. */
export function pagesOf(paper: OtherPaper): Page[] {
  const drawings = drawingsOf(paper);
  if (drawings.length > 0) return drawings.map(({ inks }) => pageOfInks(inks));
  return [pageOfSheet(paper.pages.flatMap((page) => (Array.isArray(page) ? [page] : [])))];
}
