import PizZip from 'pizzip';

/** A cell to change; `formula` without `=`. A formula and its last result come together. */
export interface CellChange {
  sheet: string;
  /** such as B2 */
  ref: string;
  value: string | number | boolean | null;
  formula?: string | undefined;
}

export type PatchResult =
  | { status: 'done'; content: Uint8Array }
  /** no such sheet, or a formula that stands in several cells at once */
  | { status: 'noSheet' | 'sharedFormula'; cell: string };

class PatchRefusal extends Error {
  readonly result: Exclude<PatchResult, { status: 'done' }>;
  constructor(status: 'noSheet' | 'sharedFormula', cell: string) {
    super(status);
    this.result = { status, cell };
  }
}

/** Changes cells in the XML of their sheets; styles, other cells and other parts stay byte for byte. */
export function patchWorkbook(content: Uint8Array, changes: readonly CellChange[]): PatchResult {
  const zip = new PizZip(content);
  try {
    for (const [sheet, ofSheet] of Map.groupBy(changes, (change) => change.sheet)) {
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

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(tag)
    ?.slice(1)
    .find((one) => one !== undefined);

function sheetPath(zip: PizZip, sheet: string): string | undefined {
  const workbook = zip.file('xl/workbook.xml')?.asText() ?? '';
  const tags = workbook.match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? [];
  const tag = tags.find((one) => unescaped(attribute(one, 'name') ?? '') === sheet);
  const id = tag && (attribute(tag, 'r:id') ?? /\s\w+:id="([^"]*)"/.exec(tag)?.[1]);
  const relations = zip.file('xl/_rels/workbook.xml.rels')?.asText() ?? '';
  const relation = (relations.match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? []).find(
    (one) => attribute(one, 'Id') === id,
  );
  const target = relation && attribute(relation, 'Target');
  if (id === undefined || target === undefined) return undefined;
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

const ROW = /<((?:\w+:)?)row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/\1row>)/g;
const CELL = /<((?:\w+:)?)c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/\1c>)/g;
const DATA = /<((?:\w+:)?)sheetData\b[^>]*?(?:\/>|>([\s\S]*?)<\/\1sheetData>)/;

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
  const formula = /<(?:\w+:)?f\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?f>)/.exec(inner);
  const kept = style === undefined ? '' : ` s="${style}"`;
  if (formula === null || change === undefined) return cellXml(change, kept, prefix);
  const [tag, formulaAttributes = '', text = ''] = formula;
  const isGroup = /\bt="(shared|array|dataTable)"/.test(formulaAttributes);
  const isUnchanged = change.formula !== undefined && (isGroup || unescaped(text) === change.formula);
  if (isUnchanged) return cellXml(change, kept, prefix, tag);
  // its group would lose the formula
  if (isGroup && /\bref=/.test(formulaAttributes)) throw new PatchRefusal('sharedFormula', change.ref);
  return cellXml(change, kept, prefix);
}

function cellXml(change: CellChange | undefined, style: string, prefix: string, oldFormula?: string): string {
  if (change === undefined) return '';
  const { ref, value, formula } = change;
  const tag = `${prefix}c`;
  const computed =
    oldFormula ?? (formula === undefined ? '' : `<${prefix}f>${escaped(formula)}</${prefix}f>`);
  if (value === null || value === '') {
    if (computed === '' && style === '') return '';
    return `<${tag} r="${ref}"${style}>${computed}</${tag}>`;
  }
  const v = (text: string) => `<${prefix}v>${text}</${prefix}v>`;
  if (typeof value === 'number') return `<${tag} r="${ref}"${style}>${computed}${v(String(value))}</${tag}>`;
  if (typeof value === 'boolean')
    return `<${tag} r="${ref}"${style} t="b">${computed}${v(value ? '1' : '0')}</${tag}>`;
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
  const added = calc.test(xml)
    ? xml.replace(calc, set)
    : xml.replace(last, `$&<${prefix}calcPr fullCalcOnLoad="1"/>`);
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

function columnOf(ref: string): number {
  const letters = /^[A-Z]+/.exec(ref)?.[0] ?? 'A';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Without control characters, which XML does not hold. */
const escaped = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what goes
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
