import type PizZip from 'pizzip';
import { isSameSize, placeOf } from './references.ts';
import { movedFormula, movedIndex, movedRange, movedSpan, type Shift } from './shift.ts';
import { ShiftRefusal, shiftSheet } from './shiftSheet.ts';
import { relatedParts, sheetParts } from './workbookParts.ts';
import { attribute, elementPattern, escaped, mapAttribute, unescaped } from './xml.ts';

/** Moves rows or columns of a sheet with all that names them in the workbook. Throws ShiftRefusal. */
export function shiftWorkbook(zip: PizZip, shift: Shift): void {
  const change = (path: string, map: (xml: string) => string) => {
    const xml = zip.file(path)?.asText();
    if (xml !== undefined) zip.file(path, map(xml));
  };
  const sheets = sheetParts(zip);
  for (const { name, path } of sheets) change(path, (xml) => shiftSheet(xml, name, shift));
  change('xl/workbook.xml', (xml) => moveNames(xml, shift));
  for (const path of Object.keys(zip.files)) {
    if (/^xl\/charts\/[^/]+\.xml$/.test(path)) change(path, (xml) => moveChart(xml, shift));
    if (/^xl\/pivotCache\/[^/]+\.xml$/.test(path)) change(path, (xml) => moveSource(xml, shift));
  }
  const own = sheets.find(({ name }) => name.toLowerCase() === shift.sheet.toLowerCase());
  for (const path of own === undefined ? [] : relatedParts(zip, own.path)) {
    if (path.startsWith('xl/drawings/') && path.endsWith('.xml')) change(path, (xml) => moveAnchors(xml, shift));
    if (path.endsWith('.vml')) change(path, (xml) => moveNotes(xml, shift));
    if (/\/(comments|threadedComment)/i.test(path)) change(path, (xml) => moveComments(xml, shift));
    if (path.startsWith('xl/tables/')) change(path, (xml) => moveTable(xml, shift));
    if (path.startsWith('xl/pivotTables/')) change(path, (xml) => movePivot(xml, shift));
  }
}

const movedText = (text: string, shift: Shift) => escaped(movedFormula(unescaped(text), '', shift));

function moveNames(xml: string, shift: Shift): string {
  return xml.replace(
    /(<(?:\w+:)?definedName\b[^>]*>)([^<]*)/g,
    (_whole, tag: string, text: string) => tag + movedText(text, shift),
  );
}

function moveChart(xml: string, shift: Shift): string {
  return xml.replace(
    /(<(?:\w+:)?f(?:\s[^>]*)?>)([^<]*)/g,
    (_whole, tag: string, text: string) => tag + movedText(text, shift),
  );
}

/** The cells that a pivot table counts. */
function moveSource(xml: string, shift: Shift): string {
  return xml.replace(/<(?:\w+:)?worksheetSource\b[^>]*>/g, (tag) =>
    unescaped(attribute(tag, 'sheet') ?? '').toLowerCase() === shift.sheet.toLowerCase()
      ? mapAttribute(tag, 'ref', (range) => movedRange(range, shift) ?? range)
      : tag,
  );
}

/** Pictures and charts move and stretch with the cells that they lie on, as each of them says. */
function moveAnchors(xml: string, shift: Shift): string {
  const field = shift.axis === 'row' ? 'row' : 'col';
  const line = new RegExp(`(<(?:\\w+:)?${field}>)(\\d+)(?=<)`);
  return xml.replace(elementPattern('twoCellAnchor|oneCellAnchor'), (whole, _prefix, attributes: string) => {
    const kind = attribute(attributes, 'editAs');
    if (kind === 'absolute') return whole;
    const corner = (name: string) => {
      const [part] = new RegExp(`<((?:\\w+:)?)${name}>[\\s\\S]*?</\\1${name}>`).exec(whole) ?? [];
      return part === undefined ? undefined : { part, at: Number(line.exec(part)?.[2] ?? 0) };
    };
    const [from, to] = [corner('from'), corner('to')];
    if (from === undefined) return whole;
    const first = movedIndex(from.at, shift) ?? shift.at;
    const end = to && (kind === 'oneCell' ? first + to.at - from.at : (movedIndex(to.at, shift) ?? shift.at));
    const put = (text: string, { part }: { part: string }, at: number) =>
      text.replace(part, () => part.replace(line, (_line, tag: string) => `${tag}${at}`));
    const moved = put(whole, from, first);
    return to === undefined || end === undefined ? moved : put(moved, to, Math.max(first, end));
  });
}

function moveComments(xml: string, shift: Shift): string {
  return xml.replace(elementPattern('comment|threadedComment'), (whole) => {
    const [tag = ''] = /^<[^>]*>/.exec(whole) ?? [];
    const moved = movedRange(attribute(tag, 'ref') ?? 'A1', shift);
    return moved === null ? '' : mapAttribute(tag, 'ref', () => moved) + whole.slice(tag.length);
  });
}

/** Boxes of comments; `Anchor` is column, offset, row, offset of two corners. */
function moveNotes(xml: string, shift: Shift): string {
  const [field, places] = shift.axis === 'row' ? (['Row', [2, 6]] as const) : (['Column', [0, 4]] as const);
  return xml.replace(elementPattern('v:shape'), (whole) => {
    const found = new RegExp(`<x:${field}>(\\d+)</x:${field}>`).exec(whole);
    if (found === null) return whole;
    const before = Number(found[1]);
    const after = movedIndex(before, shift);
    if (after === null) return '';
    return whole
      .replace(found[0], `<x:${field}>${after}</x:${field}>`)
      .replace(/<x:Anchor>([^<]*)<\/x:Anchor>/, (_whole, anchor: string) => {
        const moved = anchor
          .split(',')
          .map((one, at) =>
            places.some((place) => place === at) ? Math.max(0, Number(one) + after - before) : one.trim(),
          );
        return `<x:Anchor>${moved.join(', ')}</x:Anchor>`;
      });
  });
}

/** A table keeps its columns, its heading and a row. */
function moveTable(xml: string, shift: Shift): string {
  const [tag = ''] = /<(?:\w+:)?table\b[^>]*>/.exec(xml) ?? [];
  const range = attribute(tag, 'ref') ?? 'A1';
  const { from, to } = placeOf(range);
  const [start, end] = [from[shift.axis] ?? 0, to?.[shift.axis] ?? from[shift.axis] ?? 0];
  const span = movedSpan(start, end, shift);
  const name = unescaped(attribute(tag, 'displayName') ?? attribute(tag, 'name') ?? range);
  if (span === null) throw new ShiftRefusal(name);
  const losesHead = shift.axis === 'row' && shift.kind === 'delete' && movedIndex(start, shift) === null;
  const hasChanged = span[1] - span[0] !== end - start;
  if (hasChanged && (losesHead || shift.axis === 'column' || span[1] === span[0])) throw new ShiftRefusal(name);
  return xml
    .replace(/<(?:\w+:)?(?:table|autoFilter|sortState|sortCondition)\b[^>]*>/g, (one) =>
      mapAttribute(one, 'ref', (old) => movedRange(old, shift) ?? old),
    )
    .replace(
      /(<(?:\w+:)?(?:calculatedColumnFormula|totalsRowFormula)\b[^>]*>)([^<]*)/g,
      (_whole, head: string, text: string) => head + escaped(movedFormula(unescaped(text), shift.sheet, shift)),
    );
}

function movePivot(xml: string, shift: Shift): string {
  return xml.replace(/<(?:\w+:)?location\b[^>]*>/g, (tag) =>
    mapAttribute(tag, 'ref', (range) => {
      const moved = movedRange(range, shift);
      if (moved === null || !isSameSize(moved, range)) throw new ShiftRefusal(range);
      return moved;
    }),
  );
}
