import type { Column } from './column.ts';
import { columnAt } from './contents.ts';
import { COUNTED } from './counted.ts';
import { type Found, joinFound } from './found.ts';
import type { Cells } from './goodsLine.ts';
import { decimalOf } from './numbers.ts';
import { type Row, wordsOf } from './rows.ts';
import { CONTAINER } from './sealed.ts';

interface Piece {
  piece: Found;
  column: Column;
}

/** What a row of a table holds, by the columns in which it stands. */
export function cellsOf(row: Row, columns: readonly Column[]): Cells {
  const pieces = columns.map((): Found[] => []);
  for (const { piece, column } of row.flatMap((found) => piecesOf(found, row, columns)))
    pieces[columns.indexOf(column)]?.push(piece);
  moveApart(pieces, columns);
  const joined: Cells = new Map();
  for (const [at, { name }] of columns.entries()) {
    const whole = joinFound(pieces[at] ?? []);
    if (whole !== null && name !== 'other') joined.set(name, name === 'containerNo' ? withoutSeal(whole) : whole);
  }
  return joined;
}

/** "TCNU3054388/XA998877": the number alone. */
const withoutSeal = (found: Found): Found => ({
  ...found,
  text: new RegExp(`^${CONTAINER.source}(?=\\s*[/,;|(])`).exec(found.text)?.[0] ?? found.text,
});

const isNumber = ({ text }: Found) => /^\d/.test(text) && decimalOf(text) !== null;
const isCounted = (column: Column | undefined) => column !== undefined && COUNTED.includes(column.name);

/** A fragment over several columns is cut into its words, unless something else stands in the other columns. */
function piecesOf(found: Found, row: Row, columns: readonly Column[]): Piece[] {
  const words = wordsOf(found).flatMap((piece): Piece[] => {
    const column = columnAt(piece, columns);
    return column === undefined ? [] : [{ piece, column }];
  });
  if (isCounted(columnAt(found, columns)) && isTwoNumbers(found, words)) return words;
  const others = row.filter((other) => other !== found).map((other) => columnAt(other, columns));
  const free = new Set(words.map(({ column }) => column).filter((column) => !others.includes(column)));
  if (free.size > 1) return words;
  const own = [...free][0] ?? words[0]?.column;
  return own === undefined ? [] : [{ piece: found, column: own }];
}

/** Numbers of narrow columns in one fragment: together they are none. */
const isTwoNumbers = (found: Found, words: readonly Piece[]): boolean =>
  words.length > 1 && decimalOf(found.text) === null && words.every(({ piece }) => isNumber(piece));

/** Of two numbers in one column one belongs to an empty neighbour, and those between move on with it. */
function moveApart(pieces: Found[][], columns: readonly Column[]): void {
  for (const [at, found] of pieces.entries()) {
    if (found.length < 2 || !isCounted(columns[at]) || !found.every(isNumber)) continue;
    if (decimalOf(found.map(({ text }) => text).join(' ')) !== null && areClose(found)) continue;
    const [left, right] = [emptyFrom(at, -1, pieces, columns), emptyFrom(at, 1, pieces, columns)];
    const isLeft = left !== null && (right === null || at - left <= right - at);
    const end = isLeft ? left : right;
    if (end === null) continue;
    for (let to = end; to !== at; to += isLeft ? 1 : -1) {
      const from = pieces[isLeft ? to + 1 : to - 1];
      const moved = isLeft ? from?.shift() : from?.pop();
      if (moved !== undefined) pieces[to]?.push(moved);
    }
  }
}

/** Nearest empty column of numbers on a side; null: something else stands before it. */
function emptyFrom(at: number, step: 1 | -1, pieces: readonly Found[][], columns: readonly Column[]): number | null {
  for (let to = at + step; isCounted(columns[to]); to += step) if (pieces[to]?.length === 0) return to;
  return null;
}

/** Of a letter's height, between the groups of one number. */
const GROUP_GAP = 0.7;

function areClose(found: readonly Found[]): boolean {
  return found.every((one, at) => {
    const before = found[at - 1];
    return before === undefined || one.box.left - before.box.right < (one.box.bottom - one.box.top) * GROUP_GAP;
  });
}
