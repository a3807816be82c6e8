import { isContainerNumber, normalizeContainerNumber } from '../../../../libs/containerCodes/containerNumber.ts';
import type { Column } from './column.ts';
import type { ColumnName } from './columns.ts';
import { COUNTED } from './counted.ts';
import type { Found } from './found.ts';
import type { Row } from './rows.ts';

/** Codes of no other kind look so. */
const CONTENTS: readonly (readonly ['containerNo' | 'hscode', (text: string) => boolean])[] = [
  ['containerNo', (text) => isContainerNumber(normalizeContainerNumber(text))],
  ['hscode', (text) => /^\d{10}$|^\d{4}[ .]\d{2}[ .]\d{2,4}(?:[ .]\d{1,2})?$/.test(text)],
];

/** Columns under headings of unknown words, known by what stands below them; null: nothing names goods. */
export function withContents(columns: readonly Column[], below: readonly Row[]): Column[] | null {
  const coded = CONTENTS.reduce(
    (named, [name, isOf]) => withName(named, name, holderOf(below.flat(), named, isOf)),
    [...columns],
  );
  if (coded.some(({ name }) => name === 'goodsName')) return coded;
  const isCoded = coded.some(({ name }) => name === 'hscode');
  // a unit may stand alone in the second row of a heading
  const first = below.find((row) => numbersIn(row) >= FEWEST_NUMBERS) ?? [];
  const longest = first
    .filter((found) => NAME.test(found.text) && UNKNOWN.has(columnAt(found, coded)?.name))
    .toSorted((one, other) => other.text.length - one.text.length)[0];
  const counted = coded.find(({ name }) => COUNTED.includes(name));
  const isBefore = longest !== undefined && counted !== undefined && longest.box.left < counted.left;
  return longest === undefined || !isBefore
    ? isCoded
      ? coded
      : null
    : withName(coded, 'goodsName', columnAt(longest, coded));
}

/** "Item" heads positions, and names too. */
const UNKNOWN = new Set<Column['name'] | undefined>(['other', 'position']);
/** In a row whose longest text before its numbers is the name of goods. */
const FEWEST_NUMBERS = 3;
const numbersIn = (row: Row) => row.filter(({ text }) => /^\d/.test(text)).length;
const NAME = /\p{L}{3}|\p{Script=Han}{2}/u;

function holderOf(found: readonly Found[], columns: readonly Column[], isOf: (text: string) => boolean) {
  const holder = found.find(({ text }) => isOf(text.trim()));
  return holder && columnAt(holder, columns);
}

/** The column with a name that no other has yet. */
function withName(columns: readonly Column[], name: ColumnName, holder: Column | undefined): Column[] {
  const isNamed = columns.some((column) => column.name === name);
  return columns.map((one) =>
    one === holder && (UNKNOWN.has(one.name) || one.name === 'unit') && !isNamed ? { ...one, name } : one,
  );
}

/** Column in which the middle of a text stands. */
export function columnAt({ box }: Found, columns: readonly Column[]): Column | undefined {
  const middle = (box.left + box.right) / 2;
  return columns.find(({ left, right }) => middle >= left && middle < right);
}
