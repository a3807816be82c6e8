import { normalizeContainerNumber } from '../../../../libs/containerCodes/containerNumber.ts';
import type { Column } from './column.ts';
import { columnAt } from './contents.ts';
import { COUNTED } from './counted.ts';
import type { Found } from './found.ts';
import type { Cells } from './goodsLine.ts';
import { headingAt } from './headings.ts';
import { currencyIn } from './money.ts';
import { decimalOf } from './numbers.ts';
import { cellsOf } from './rowCells.ts';
import type { Row } from './rows.ts';
import { CONTAINER } from './sealed.ts';

/** A row of a table, before it is known whether it is a line or goes on with its neighbour. */
export interface TableRow {
  cells: Cells;
  columns: readonly Column[];
  /** container that the section of the table is headed by */
  container?: Found;
}

const TOTAL =
  /^(?:grand|sub)?-?total|(?<=^\p{L}{5,15})total(?:usd|eur|cny)?$|^ttl|^(?:gesamt|totale?$)|^sum(?:$|total)|^(?:net|gross)?amount(?:due)?$|^netamount|^(?:carried|brought)forward|^(?:vat|freight|insurance|discount|shipping|balance)(?!\p{L})|^(?:合计|总计|共计|小计|运费|保费)|^(?:итого|всего|в?томчислендс|ндс|перенос|кпереносу|скидка)/iu;
/** A heading's second row holds units and currencies. */
const UNIT = /^[([]?(USD|CNY|RMB|EUR|RUB|KZT|JPY|kgs?|lbs?|кг|т|千克|箱|个|件|m3|м3|cbm|pcs|шт)\.?[)\]]?$/i;
/** Forms number their columns below the heading. */
const NUMBERED = /^\(?\d{1,2}[а-яa-z]?\)?$/i;
/** Captions of a form's boxes; a row of them ends the table above. */
const BOXED = /^\d{1,2}[.)]?\s*\p{Lu}\p{Ll}/u;
/** Of a row's height, from a table to text that is no part of it any more. */
const FAR = 3.2;
/** Sums and later pages resume a table by whole rows alone. */
const FEWEST_CELLS = 3;

const isTotal = (text: string) => text.split('/').some((part) => TOTAL.test(part.replace(/[\s.:]/g, '')));

/** Rows of the tables of goods; a table may go on over pages, with or without its heading again. */
export function tableRowsOf(rows: readonly Row[]): TableRow[] {
  const tableRows: TableRow[] = [];
  let last: readonly Column[] | null = null;
  let columns: readonly Column[] | null = null;
  let before: Found | undefined;
  let isBegun = false;
  let isBoxedForm = false;
  let container: Found | undefined;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    const [first] = row;
    if (first === undefined) continue;
    container = containerIn(row) ?? container;
    if (first.page !== before?.page) {
      columns = last;
      isBegun = false;
    }
    const heading = headingAt(rows, at);
    if (heading !== null) {
      columns = last = heading.columns;
      isBoxedForm = row.filter(({ text }) => BOXED.test(text)).length > 1;
      isBegun = false;
      at += heading.rows - 1;
      before = rows[at]?.[0];
      continue;
    }
    if (columns !== null && isBoxedForm && row.every(({ text }) => BOXED.test(text))) {
      columns = last = null;
      continue;
    }
    const isNear = before !== undefined && first.page === before.page && distance(before, first) < FAR;
    if (columns === null || isNoPart(row, columns)) continue;
    if (!isBegun && row.length >= FEWEST_CELLS && row.every(({ text }) => NUMBERED.test(text))) {
      before = first;
      continue;
    }
    if (row.every(({ text }) => UNIT.test(text))) {
      columns = last = withCurrencies(columns, row);
      before = first;
      continue;
    }
    if (row.some(({ text }) => isTotal(text))) {
      if (isBegun) columns = null;
      before = first;
      continue;
    }
    const tableRow = { cells: cellsOf(row, columns), columns, ...(container && { container }) };
    const isWhole = isCounted(tableRow) && tableRow.cells.size >= FEWEST_CELLS && isNamed(tableRow);
    if (!isNear && !isWhole) {
      if (first.page === before?.page) columns = null;
      continue;
    }
    before = first;
    isBegun ||= isCounted(tableRow);
    tableRows.push(tableRow);
  }
  return tableRows;
}

const distance = (above: Found, below: Found) =>
  (below.box.top - above.box.top) / Math.max(above.box.bottom - above.box.top, 0.004);

export const isCounted = ({ cells }: TableRow): boolean =>
  COUNTED.some((name) => decimalOf(cells.get(name)?.text ?? '') !== null);

const isNamed = ({ cells }: TableRow): boolean =>
  ['goodsName', 'hscode', 'gng'].some((name) => [...cells.keys()].some((one) => one === name));

/** The one container that a row names. */
function containerIn(row: Row): Found | undefined {
  const named = row.flatMap((found) => {
    const [written] = CONTAINER.exec(found.text) ?? [];
    return written === undefined ? [] : [{ ...found, text: normalizeContainerNumber(written) }];
  });
  return named.length === 1 ? named[0] : undefined;
}
const SENTENCE =
  /^(?!.{0,20}(?:hs|tariff|tarif|taric|customs code|commodity code|ursprung|тн ?вэд|гнг|gng|编码|税号))\p{L}[\p{L} .'/]{2,30}[:：]/iu;

/** A remark below the goods: "Country of origin: China", "Container …". */
function isNoPart(row: Row, columns: readonly Column[]): boolean {
  const hasContainers = columns.some(({ name }) => name === 'containerNo');
  if (!hasContainers && row.some(({ text }) => CONTAINER.test(text))) return true;
  const [first] = row;
  return row.length <= 2 && first !== undefined && SENTENCE.test(first.text);
}

function withCurrencies(columns: readonly Column[], row: Row): Column[] {
  return columns.map((column) => {
    const unit = row.find((found) => columnAt(found, columns)?.name === column.name);
    return unit === undefined ? column : { ...column, currency: column.currency || currencyIn(unit.text) };
  });
}

/** Rows of totals below the tables, as far as their numbers stand in the columns of the numbers above. */
export function totalsOf(rows: readonly Row[], tableRows: readonly TableRow[]): TableRow[] {
  return rows.flatMap((row) => {
    const [first] = row;
    if (first === undefined || !row.some(({ text }) => isTotal(text))) return [];
    const above = tableRows.filter((one) => isAbove(one, first));
    const columns = above.at(-1)?.columns;
    if (columns === undefined) return [];
    const cells = [...cellsOf(row, columns)].filter(([name, found]) =>
      above.some((one) => one.columns === columns && areInLine(one.cells.get(name), found)),
    );
    return [{ cells: new Map(cells), columns }];
  });
}

function isAbove({ cells }: TableRow, { page, box }: Found): boolean {
  const [cell] = cells.values();
  return cell !== undefined && (cell.page < page || (cell.page === page && cell.box.top < box.top));
}

const areInLine = (one: Found | undefined, other: Found): boolean =>
  one !== undefined && one.box.left < other.box.right && other.box.left < one.box.right;
