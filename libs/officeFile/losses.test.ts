import PizZip from 'pizzip';
import { expect, test } from 'vitest';
import { DOCX_LOSSES, docxLosses } from './losses.ts';
import { docxOf, KEPT, LOST, paragraph, text } from './testing/docxParts.ts';
import { savedByEditor } from './testing/savedByEditor.ts';

const bodyOf = (docx: Uint8Array) => new PizZip(docx).file('word/document.xml')?.asText() ?? '';

function lossesIn(docx: Uint8Array) {
  const zip = new PizZip(docx);
  return docxLosses({ paths: Object.keys(zip.files), text: (path) => zip.file(path)?.asText() ?? '' });
}

async function saved(docx: Uint8Array): Promise<string> {
  const xml = bodyOf(await savedByEditor(docx));
  expect(xml).toMatch(/before[\s\S]*after/);
  return xml;
}

test.each(Object.entries(LOST))('the editor drops %s, and says so before', async (name, { body, mark }) => {
  const docx = docxOf(body);
  expect(bodyOf(docx)).toMatch(mark);
  expect(lossesIn(docx)).toContain(name);
  expect(await saved(docx)).not.toMatch(mark);
});

test.each(Object.entries(KEPT))('the editor keeps %s, and says nothing', async (_name, { body, marks }) => {
  const docx = docxOf(body);
  expect(lossesIn(docx)).toEqual([]);
  const xml = await saved(docx);
  for (const mark of marks) expect(xml).toMatch(mark);
});

test('each loss of the list is tried, the signature apart, which no saved file keeps', () => {
  expect(Object.keys(LOST)).toEqual(DOCX_LOSSES.filter((loss) => loss !== 'signature'));
  const zip = new PizZip(docxOf(paragraph(text('signed'))));
  zip.file('_xmlsignatures/sig1.xml', '<x/>');
  expect(lossesIn(zip.generate({ type: 'uint8array' }))).toEqual(['signature']);
});
