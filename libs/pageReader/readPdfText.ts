import { PDF } from '@libpdf/core';
import type { Fragment, Page } from './page.ts';

interface Character {
  char: string;
  bbox: { x: number; y: number; width: number; height: number };
  fontSize: number;
}
interface Sheet {
  width: number;
  height: number;
}

/** A gap wider than this many letter heights ends a cell. */
const CELL_GAP = 0.9;
/** Between two digits: no group of thousands stands so far off. */
const NUMBER_GAP = 0.55;
/** Fewer letters than this are a stamp or a page number over a scan. */
const FEWEST_LETTERS = 20;

/** Pages of a PDF by their text layer; null for a page without one. Throws unless it is a PDF. */
export async function readPdfText(bytes: Uint8Array, mostPages: number): Promise<(Page | null)[]> {
  const pdf = await PDF.load(bytes);
  const count = Math.min(pdf.getPageCount(), mostPages);
  return Array.from({ length: count }, (_, index) => {
    const page = pdf.getPage(index);
    return page === null ? null : textOf(page.extractText());
  });
}

function textOf(read: Sheet & { lines: { spans: { chars: Character[] }[] }[] }): Page | null {
  const fragments = read.lines.flatMap(({ spans }) =>
    cellsOf(
      spans.flatMap(({ chars }) => chars),
      read,
    ),
  );
  const letters = fragments.reduce((sum, { text }) => sum + text.length, 0);
  if (letters < FEWEST_LETTERS || isGarbled(fragments)) return null;
  return { kind: 'text', width: read.width, height: read.height, turns: 0, fragments };
}

/** Signs that stand for letters when a program wrote a wrong table of them: better recognized. */
const STRANGE = /[\u0080-\u00ac\u00ae\u00af\u00b4-\u00b6\u00b8-\u00bf\u00c0-\u024f\ue000-\uf8ff\ufffd]/g;
const MOST_STRANGE = 0.08;

function isGarbled(fragments: readonly Fragment[]): boolean {
  const text = fragments.map((fragment) => fragment.text).join('');
  return (text.match(STRANGE)?.length ?? 0) > text.length * MOST_STRANGE;
}

const DIGIT = /\d/;

/** Characters of a line, cut where the gap between two is wide. */
function cellsOf(characters: Character[], page: Sheet): Fragment[] {
  const cells: Character[][] = [];
  // blanks are drawn as wide as the gap: places tell them better
  const drawn = characters.filter(({ char }) => char.trim() !== '');
  for (const next of drawn.toSorted((one, other) => one.bbox.x - other.bbox.x)) {
    const cell = cells.at(-1);
    const before = cell?.at(-1);
    const gap = before === undefined ? 0 : next.bbox.x - (before.bbox.x + before.bbox.width);
    const isNumber = DIGIT.test(next.char) && DIGIT.test(before?.char ?? '');
    if (cell === undefined || gap > next.fontSize * (isNumber ? NUMBER_GAP : CELL_GAP)) cells.push([next]);
    else cell.push(next);
  }
  return cells.map((cell) => fragmentOf(cell, page)).filter(({ text }) => text !== '');
}

function fragmentOf(cell: readonly Character[], { width, height }: Sheet): Fragment {
  const boxes = cell.map(({ bbox }) => bbox);
  // a PDF counts from the bottom
  return {
    text: joined(cell),
    confidence: 1,
    left: Math.min(...boxes.map(({ x }) => x)) / width,
    right: Math.max(...boxes.map((box) => box.x + box.width)) / width,
    top: 1 - Math.max(...boxes.map((box) => box.y + box.height)) / height,
    bottom: 1 - Math.min(...boxes.map(({ y }) => y)) / height,
  };
}

const WORD_GAP = 0.18;

function joined(cell: readonly Character[]): string {
  let text = '';
  let end = Number.POSITIVE_INFINITY;
  for (const { char, bbox, fontSize } of cell) {
    if (bbox.x - end > fontSize * WORD_GAP && !text.endsWith(' ')) text += ' ';
    text += char;
    end = bbox.x + bbox.width;
  }
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim();
}
