import process from 'node:process';
import { readXlsx } from 'hucre/xlsx';
import PizZip from 'pizzip';
import { expect, test } from 'vitest';
import { hasLibreOffice } from '../libreOffice/convert.ts';
import { paragraphsOf } from './documentText.ts';
import { docxLosses } from './losses.ts';
import { patchWorkbook, type WorkbookChange } from './patchCells.ts';
import { differenceOf, picturesOf } from './testing/pictures.ts';
import { REAL_DOCX } from './testing/realDocx.ts';
import { REAL_XLSX } from './testing/realXlsx.ts';
import { savedByEditor } from './testing/savedByEditor.ts';

/** What people see of a document, each counted before and after. */
const COUNTED = [
  ...['w:tbl', 'w:tr', 'w:tc', 'w:gridSpan', 'w:vMerge', 'a:blip', 'wp:anchor', 'w:numPr', 'w:ins', 'w:del'],
  ...['w:commentReference', 'w:footnoteReference', 'w:hyperlink', 'w:sectPr', 'w:headerReference'],
  ...['w:footerReference', 'w:sdt', 'm:oMath', 'w:bookmarkStart', 'w:highlight', 'w:strike', 'w:smallCaps'],
  ...['w:vertAlign', 'w:jc', 'w:cols'],
];
const PARTS = ['word/document.xml', 'word/header1.xml', 'word/footer1.xml', 'word/footnotes.xml'];

function contentOf(docx: Uint8Array) {
  const zip = new PizZip(docx);
  const texts = PARTS.map((path) => paragraphsOf(zip.file(path)?.asText() ?? ''));
  const body = zip.file('word/document.xml')?.asText() ?? '';
  const counts = COUNTED.map((name) => [name, body.match(new RegExp(`<${name}[\\s/>]`, 'g'))?.length ?? 0]);
  const numbering = zip
    .file('word/numbering.xml')
    ?.asText()
    .match(/<w:lvlText [^>]*>/g);
  return { texts, counts: Object.fromEntries(counts), numbering };
}

test.each(Object.entries(REAL_DOCX))('the editor saves a %s as it was', async (_name, make) => {
  const before = make();
  const zip = new PizZip(before);
  const parts = { paths: Object.keys(zip.files), text: (path: string) => zip.file(path)?.asText() ?? '' };
  expect(docxLosses(parts)).toEqual([]);
  expect(contentOf(await savedByEditor(before))).toEqual(contentOf(before));
});

/** A line put in and taken out again, and a cell that is written as it was. */
async function saved(xlsx: Uint8Array): Promise<Uint8Array> {
  const { sheets } = await readXlsx(xlsx);
  const sheet = sheets[0]?.name ?? '';
  const around = (axis: 'row' | 'column'): WorkbookChange['shifts'] => [
    { sheet, axis, kind: 'insert', at: 2, count: 2 },
    { sheet, axis, kind: 'delete', at: 2, count: 2 },
  ];
  const value = sheets[0]?.rows[0]?.[0];
  const cells = [{ sheet, ref: 'A1', value: typeof value === 'string' ? value : null }];
  const result = patchWorkbook(xlsx, { shifts: [...around('row'), ...around('column')], cells });
  if (result.status !== 'done') throw new Error(result.cell);
  return result.content;
}

function partsOf(xlsx: Uint8Array): Record<string, string> {
  const zip = new PizZip(xlsx);
  return Object.fromEntries(
    Object.keys(zip.files)
      .toSorted()
      .map((path) => [path, (zip.file(path)?.asBinary() ?? '').replace(/<calcPr[^>]*>/, '')]),
  );
}

test.each(Object.entries(REAL_XLSX))('a saved %s is what it was, byte for byte', async (_name, make) => {
  const before = make();
  const { shifts: _none, ...kept } = { shifts: [], ...partsOf(before) };
  expect(partsOf(await saved(before))).toEqual(kept);
});

/** Printing takes a second for each: two of each kind, all with `npm test -- --all`. */
const PRINTED = process.env.EVERY_VIEW === 'on' ? Number.POSITIVE_INFINITY : 2;

/** Of the last files, which hold the most. */
const printed = (files: Record<string, () => Uint8Array>) => Object.entries(files).slice(-PRINTED);

test.runIf(await hasLibreOffice())(
  'saved documents and workbooks look in LibreOffice as they looked',
  async () => {
    const [documents, workbooks] = [printed(REAL_DOCX), printed(REAL_XLSX)];
    const files = new Map<string, Uint8Array>();
    for (const [name, make] of documents) {
      files.set(`before-${name}.docx`, make());
      files.set(`after-${name}.docx`, await savedByEditor(make()));
    }
    for (const [name, make] of workbooks) {
      files.set(`before-${name}.xlsx`, make());
      files.set(`after-${name}.xlsx`, await saved(make()));
    }
    const pictures = await picturesOf(files);
    const names = [...documents.map(([name]) => `${name}.docx`), ...workbooks.map(([name]) => `${name}.xlsx`)];
    const differences = names.map((name) => {
      const [before, after] = ['before', 'after'].map((when) => pictures.get(`${when}-${name}`) ?? []);
      expect(before?.length).toBeGreaterThan(0);
      return [name, differenceOf(before ?? [], after ?? [])] as const;
    });
    expect(differences.filter(([, share]) => share > 0.002)).toEqual([]);
  },
  300_000,
);
