import { type CellContent, type SheetHeader, stylesXml } from './cellKind.ts';
import { letterOf, rowWriter, sheetHead, sheetTail } from './sheetXml.ts';
import { xmlText } from './xmlText.ts';
import { type Sink, ZipWriter } from './zipWriter.ts';

export type RowBatch = readonly (readonly CellContent[])[];

export interface WorkbookPlan {
  /** sheet name; invalid characters are removed */
  name: string;
  columns: readonly SheetHeader[];
  rowCount: number;
}

/** Excel's limit is 1,048,576; further rows continue in another sheet. */
const MAX_SHEET_ROWS = 1_000_000;
/** Small chunks die young in the heap: half the time and a third of the memory of large ones. */
const CHUNK_ROWS = 100;
const LONGEST_NAME = 31;
const NOT_IN_NAMES = /[[\]:*?/\\]|^'+|'+$/g;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Streams an .xlsx (ECMA-376) with constant memory. */
export async function writeWorkbook(
  sink: Sink,
  plan: WorkbookPlan,
  batches: AsyncIterable<RowBatch> | Iterable<RowBatch>,
): Promise<void> {
  const zip = new ZipWriter(sink);
  const names = sheetNames(plan);
  await zip.add('[Content_Types].xml', [contentTypes(names.length)]);
  await zip.add('_rels/.rels', [relationships([['officeDocument', 'xl/workbook.xml']])]);
  await zip.add('xl/workbook.xml', [workbookXml(names, plan)]);
  await zip.add('xl/_rels/workbook.xml.rels', [
    relationships([
      ...names.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const),
      ['styles', 'styles.xml'],
    ]),
  ]);
  await zip.add('xl/styles.xml', [DECLARATION + stylesXml()]);
  const parts = inSheets(batches, names.length);
  for (const index of names.keys()) {
    await zip.add(`xl/worksheets/sheet${index + 1}.xml`, worksheet(plan.columns, parts));
  }
  await zip.end();
}

async function* worksheet(columns: readonly SheetHeader[], parts: AsyncIterator<RowBatch | 'next sheet'>) {
  const rowsXml = rowWriter(columns);
  let written = 0;
  yield DECLARATION + sheetHead(columns);
  for (;;) {
    const part = await parts.next();
    if (part.done || part.value === 'next sheet') break;
    for (let first = 0; first < part.value.length; first += CHUNK_ROWS) {
      const piece = part.value.slice(first, first + CHUNK_ROWS);
      yield rowsXml(piece, written + 2);
      written += piece.length;
    }
  }
  yield sheetTail(columns.length, written);
}

async function* inSheets(
  batches: AsyncIterable<RowBatch> | Iterable<RowBatch>,
  sheets: number,
): AsyncGenerator<RowBatch | 'next sheet'> {
  let rowsLeft = MAX_SHEET_ROWS;
  let left = sheets;
  for await (const batch of batches) {
    let rest = batch;
    while (rest.length > rowsLeft) {
      yield rest.slice(0, rowsLeft);
      rest = rest.slice(rowsLeft);
      rowsLeft = MAX_SHEET_ROWS;
      left -= 1;
      if (left === 0) throw new RangeError('More rows came than were said');
      yield 'next sheet';
    }
    rowsLeft -= rest.length;
    yield rest;
  }
}

function sheetNames({ name, rowCount }: WorkbookPlan): string[] {
  const allowed = name.replace(NOT_IN_NAMES, ' ').trim() || 'Sheet';
  const count = Math.max(1, Math.ceil(rowCount / MAX_SHEET_ROWS));
  return Array.from({ length: count }, (_, index) => {
    const ending = index === 0 ? '' : ` ${index + 1}`;
    return allowed.slice(0, LONGEST_NAME - ending.length) + ending;
  });
}

function contentTypes(sheets: number): string {
  const part = (partName: string, type: string) =>
    `<Override PartName="/xl/${partName}.xml" ContentType="${TYPE}.${type}+xml"/>`;
  const worksheets = Array.from({ length: sheets }, (_, index) =>
    part(`worksheets/sheet${index + 1}`, 'worksheet'),
  );
  return (
    `${DECLARATION}<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `${part('workbook', 'sheet.main')}${worksheets.join('')}${part('styles', 'styles')}</Types>`
  );
}

function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const lines = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${DOCUMENT}/${type}" Target="${target}"/>`,
  );
  return `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${lines.join('')}</Relationships>`;
}

function workbookXml(names: readonly string[], { columns, rowCount }: WorkbookPlan): string {
  const last = letterOf(columns.length - 1);
  const sheets = names.map(
    (name, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  // Excel finds the filter range by this name
  const filters = names.map((name, index) => {
    const rows = Math.min(MAX_SHEET_ROWS, rowCount - index * MAX_SHEET_ROWS);
    const quoted = xmlText(name.replaceAll("'", "''"));
    return `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">'${quoted}'!$A$1:$${last}$${rows + 1}</definedName>`;
  });
  return (
    `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><bookViews><workbookView/></bookViews>` +
    `<sheets>${sheets.join('')}</sheets><definedNames>${filters.join('')}</definedNames></workbook>`
  );
}
