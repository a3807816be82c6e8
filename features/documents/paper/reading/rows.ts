import type { Fragment, Page } from '../../../../libs/pageReader/page.ts';
import type { Found } from './found.ts';

/** Fragments beside each other, from left to right. */
export type Row = readonly Found[];

const middleOf = ({ top, bottom }: { top: number; bottom: number }) => (top + bottom) / 2;

/** Rows of a page from top to bottom: fragments whose middle lies within the height of their neighbour. */
export function rowsOf(page: Page, number: number): Row[] {
  const rows: Fragment[][] = [];
  for (const fragment of page.fragments.toSorted((one, other) => middleOf(one) - middleOf(other))) {
    const row = rows.at(-1);
    const neighbour = row?.at(-1);
    const middle = middleOf(fragment);
    const isBeside = neighbour !== undefined && middle > neighbour.top && middle < neighbour.bottom;
    if (row !== undefined && isBeside && middle < middleOf(row[0] ?? fragment) + heightOf(fragment) / 2)
      row.push(fragment);
    else rows.push([fragment]);
  }
  return rows.map((row) =>
    row.toSorted((one, other) => one.left - other.left).map((fragment) => foundOf(fragment, number)),
  );
}

const heightOf = ({ top, bottom }: Fragment) => bottom - top;

function foundOf({ text, confidence, left, right, top, bottom }: Fragment, page: number): Found {
  return { text, confidence, page, box: { left, right, top, bottom } };
}

/** The fragment that holds the value, else the row's first. */
export function within(row: Row, value: string): Found {
  const holder = row.find(({ text }) => text.includes(value)) ?? row[0];
  if (holder === undefined) throw new Error('a row has a fragment');
  return { ...holder, text: value };
}

/** Words of a fragment with their estimated places: recognized boxes may span several cells. */
export function wordsOf(found: Found): Found[] {
  const { left, right } = found.box;
  const letterWidth = (right - left) / Math.max(1, widthOf(found.text));
  let from = 0;
  return found.text.split(/(\s+)/).flatMap((piece) => {
    const start = left + from * letterWidth;
    from += widthOf(piece);
    if (piece.trim() === '') return [];
    const box = { ...found.box, left: start, right: left + from * letterWidth };
    return [{ ...found, text: piece, box }];
  });
}

const WIDE = /[\u2e80-\u9fff\uff00-\uffef]/;

/** Chinese characters are about twice as wide as others. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);
}
