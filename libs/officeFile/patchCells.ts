import PizZip from 'pizzip';
import { columnNumber } from './references.ts';
import { CELL, DATA, FORMULA, ROW } from './sheetRows.ts';
import type { Shift } from './shift.ts';
import { ShiftRefusal } from './shiftSheet.ts';
import { shiftWorkbook } from './shiftWorkbook.ts';
import { sheetParts } from './workbookParts.ts';
import { attribute, escaped, unescaped } from './xml.ts';

/** A cell to change; `formula` without `=`. A formula and its last result come together. */
interface CellChange {
  sheet: string;
  /** such as B2, where it is after the shifts */
  ref: string;
  value: string | number | boolean | null;
  /** '': that of its group, unchanged */
  formula?: string | undefined;
}

export interface WorkbookChange {
  /** in their order, before the cells */
  shifts: readonly Shift[];
  cells: readonly CellChange[];
}

export type PatchResult =
  | { status: 'done'; content: Uint8Array }
  /** no such sheet, a formula that stands in several cells at once, or a table that would be cut */
  | { status: Refused; cell: string };

type Refused = 'noSheet' | 'sharedFormula' | 'fixedRange';

class PatchRefusal extends Error {
  readonly result: Exclude<PatchResult, { status: 'done' }>;
  constructor(status: Refused, cell: string) {
    super(status);
    this.result = { status, cell };
  }
}

/** Changes cells in the XML of their sheets; without shifts all else stays byte for byte. */
export function patchWorkbook(content: Uint8Array, { shifts, cells }: WorkbookChange): PatchResult {
  const zip = new PizZip(content);
  try {
    for (const shift of shifts) moveLines(zip, shift);
    for (const [sheet, ofSheet] of Map.groupBy(cells, (change) => change.sheet)) {
      const path = sheetPath(zip, sheet);
      const xml = path === undefined ? undefined : zip.file(path)?.asText();
      if (path === undefined || xml === undefined) throw new PatchRefusal('noSheet', sheet);
      zip.file(path, patchSheet(xml, ofSheet));
    }
  } catch (thrown) {
    if (thrown instanceof PatchRefusal) return thrown.result;
    throw thrown;
  }
  recalculateOnOpen(zip);
  return { status: 'done', content: zip.generate({ type: 'uint8array', compression: 'DEFLATE' }) };
}

const sheetPath = (zip: PizZip, sheet: string) => sheetParts(zip).find(({ name }) => name === sheet)?.path;

function moveLines(zip: PizZip, shift: Shift): void {
  if (sheetPath(zip, shift.sheet) === undefined) throw new PatchRefusal('noSheet', shift.sheet);
  try {
    shiftWorkbook(zip, shift);
  } catch (thrown) {
    throw thrown instanceof ShiftRefusal ? new PatchRefusal('fixedRange', thrown.message) : thrown;
  }
}

function patchSheet(xml: string, changes: readonly CellChange[]): string {
  const byRow = Map.groupBy(changes, ({ ref }) => rowOf(ref));
  const found = DATA.exec(xml);
  if (found === null) throw new Error('a sheet without data');
  const [whole, prefix = '', rows = ''] = found;
  const patched = patchRows(rows, byRow, prefix);
  const data = `<${prefix}sheetData>${patched}</${prefix}sheetData>`;
  return `${xml.slice(0, found.index)}${data}${xml.slice(found.index + whole.length)}`;
}

/** Rows stand in the order of their numbers; missing ones are put between. */
function patchRows(rows: string, byRow: ReadonlyMap<number, CellChange[]>, prefix: string): string {
  const waiting = [...byRow.keys()].toSorted((one, other) => one - other);
  let patched = '';
  let last = 0;
  const newRow = (row: number) => {
    const cells = patchRow('', byRow.get(row) ?? [], prefix);
    return cells === '' ? '' : `<${prefix}row r="${row}">${cells}</${prefix}row>`;
  };
  for (const match of rows.matchAll(ROW)) {
    const [whole, , attributes = '', cells = ''] = match;
    const row = Number(attribute(` ${attributes}`, 'r') ?? last + 1);
    while (waiting[0] !== undefined && waiting[0] < row) patched += newRow(waiting.shift() ?? 0);
    last = row;
    const ofRow = byRow.get(row);
    if (ofRow === undefined) {
      patched += whole;
      continue;
    }
    waiting.shift();
    const open = attributes.replace(/\s*spans="[^"]*"/, '');
    patched += `<${prefix}row${open}>${patchRow(cells, ofRow, prefix)}</${prefix}row>`;
  }
  return patched + waiting.map(newRow).join('');
}

function patchRow(cells: string, changes: readonly CellChange[], prefix: string): string {
  const waiting = changes.toSorted((one, other) => columnOf(one.ref) - columnOf(other.ref));
  let patched = '';
  let last = -1;
  for (const match of cells.matchAll(CELL)) {
    const [whole, , attributes = '', inner = ''] = match;
    const ref = attribute(` ${attributes}`, 'r');
    const column = ref === undefined ? last + 1 : columnOf(ref);
    last = column;
    while (waiting[0] !== undefined && columnOf(waiting[0].ref) < column)
      patched += cellXml(waiting.shift(), '', prefix);
    if (waiting[0] === undefined || columnOf(waiting[0].ref) !== column) {
      patched += whole;
      continue;
    }
    const change = waiting.shift();
    patched += patchCell(change, { attributes, inner, prefix });
  }
  return patched + waiting.map((change) => cellXml(change, '', prefix)).join('');
}

interface OldCell {
  attributes: string;
  inner: string;
  prefix: string;
}

function patchCell(change: CellChange | undefined, { attributes, inner, prefix }: OldCell): string {
  const style = attribute(` ${attributes}`, 's');
  const formula = FORMULA.exec(inner);
  const kept = style === undefined ? '' : ` s="${style}"`;
  if (formula === null || change === undefined) return cellXml(change, kept, prefix);
  const [tag, , formulaAttributes = '', text = ''] = formula;
  const isGroup = /\bt="(shared|array|dataTable)"/.test(formulaAttributes);
  const isSame = change.formula === '' || unescaped(text) === change.formula;
  const isUnchanged = change.formula !== undefined && (isGroup || isSame);
  if (isUnchanged) return cellXml(change, kept, prefix, tag);
  // its group would lose the formula
  if (isGroup && /\bref=/.test(formulaAttributes)) throw new PatchRefusal('sharedFormula', change.ref);
  return cellXml(change, kept, prefix);
}

const ERROR = /^#(?:REF!|DIV\/0!|VALUE!|NAME\?|N\/A|NUM!|NULL!)$/;

function cellXml(change: CellChange | undefined, style: string, prefix: string, oldFormula?: string): string {
  if (change === undefined) return '';
  const { ref, value, formula } = change;
  const tag = `${prefix}c`;
  const computed = oldFormula ?? (formula === undefined ? '' : `<${prefix}f>${escaped(formula)}</${prefix}f>`);
  if (value === null || value === '') {
    if (computed === '' && style === '') return '';
    return `<${tag} r="${ref}"${style}>${computed}</${tag}>`;
  }
  const v = (text: string) => `<${prefix}v>${text}</${prefix}v>`;
  if (typeof value === 'number') return `<${tag} r="${ref}"${style}>${computed}${v(String(value))}</${tag}>`;
  if (typeof value === 'boolean') return `<${tag} r="${ref}"${style} t="b">${computed}${v(value ? '1' : '0')}</${tag}>`;
  if (computed !== '' && ERROR.test(value)) return `<${tag} r="${ref}"${style} t="e">${computed}${v(value)}</${tag}>`;
  if (computed !== '') return `<${tag} r="${ref}"${style} t="str">${computed}${v(escaped(value))}</${tag}>`;
  const text = `<${prefix}t xml:space="preserve">${escaped(value)}</${prefix}t>`;
  return `<${tag} r="${ref}"${style} t="inlineStr"><${prefix}is>${text}</${prefix}is></${tag}>`;
}

/** Other programs compute all formulas anew; the order of computing is theirs to find. */
function recalculateOnOpen(zip: PizZip): void {
  const path = 'xl/workbook.xml';
  const xml = zip.file(path)?.asText() ?? '';
  const [, prefix = ''] = /<(\w+:)?workbook\b/.exec(xml) ?? [];
  const set = (tag: string) =>
    tag.replace(/\s+fullCalcOnLoad="[^"]*"/, '').replace(/calcPr\b/, '$& fullCalcOnLoad="1"');
  const calc = /<(?:\w+:)?calcPr\b[^>]*>/;
  const last =
    /<\/(?:\w+:)?(?:definedNames|externalReferences|functionGroups|sheets)>(?![\s\S]*<\/(?:\w+:)?(?:definedNames|externalReferences|functionGroups|sheets)>)/;
  const added = calc.test(xml) ? xml.replace(calc, set) : xml.replace(last, `$&<${prefix}calcPr fullCalcOnLoad="1"/>`);
  zip.file(path, added);
  if (zip.file('xl/calcChain.xml') === null) return;
  zip.remove('xl/calcChain.xml');
  const without = (name: string, tag: RegExp) => {
    const text = zip.file(name)?.asText();
    if (text !== undefined) zip.file(name, text.replace(tag, ''));
  };
  without('[Content_Types].xml', /<Override\b[^>]*calcChain[^>]*\/>/);
  without('xl/_rels/workbook.xml.rels', /<Relationship\b[^>]*calcChain[^>]*\/>/);
}

const rowOf = (ref: string) => Number(/\d+$/.exec(ref)?.[0] ?? 0);
const columnOf = (ref: string) => columnNumber(/^[A-Z]+/.exec(ref)?.[0] ?? 'A');
