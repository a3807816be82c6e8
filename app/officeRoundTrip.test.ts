import { existsSync } from 'node:fs';
import PizZip from 'pizzip';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { TEMPLATE_LANGUAGES } from '../features/documents/contract/contractTypes.ts';
import { DEMO_CONTRACTS } from '../features/documents/contract/server/demoContracts/contracts.ts';
import { demoParagraphs } from '../features/documents/contract/server/demoContracts/paragraphs.ts';
import { buildDocx } from '../features/documents/contract/server/document/buildDocx.ts';
import { pageImage } from '../features/documents/contract/server/document/pageImages.ts';
import { readTemplate } from '../features/documents/contract/server/document/readTemplate.ts';
import { toPdf } from '../features/documents/contract/server/document/toPdf.ts';
import { paragraphsOf } from '../libs/officeFile/documentText.ts';
import { docxOf, KEPT } from '../libs/officeFile/testing/docxParts.ts';
import { savedByEditor } from '../libs/officeFile/testing/savedByEditor.ts';

const linesIn = (docx: Uint8Array) => paragraphsOf(new PizZip(docx).file('word/document.xml')?.asText() ?? '');
const hasConverter = existsSync('/usr/bin/soffice');
/** Of a grey value of 255: letters may lie a hair beside. */
const MAX_DIFFERENCE = 1;

const contracts = DEMO_CONTRACTS.flatMap((demo) =>
  TEMPLATE_LANGUAGES.map((language) => buildDocx(demoParagraphs(demo, language))),
);

test('contracts of all kinds keep their words and fields when the editor saves them', async () => {
  for (const docx of contracts) {
    const lines = linesIn(docx);
    expect(lines.length).toBeGreaterThan(5);
    expect(linesIn(await savedByEditor(docx))).toEqual(lines);
  }
  const [docx = new Uint8Array()] = contracts;
  expect(await readTemplate(await savedByEditor(docx))).toEqual(await readTemplate(docx));
});

/** Grey values of the first page as LibreOffice draws it. */
async function drawn(docx: Uint8Array, name: string): Promise<Buffer> {
  const pdf = await toPdf(docx);
  const picture = await pageImage({ sha256: name, page: 1, read: async () => pdf });
  return sharp(picture).greyscale().resize(600).raw().toBuffer();
}

test.skipIf(!hasConverter)(
  'tables, tracked changes and notes look the same in LibreOffice afterwards',
  async () => {
    const docx = docxOf(
      ['tracked changes', 'merged cells', 'nested tables', 'footnotes', 'content controls', 'page numbers']
        .map((name) => KEPT[name]?.body)
        .join(''),
    );
    const [before, after] = [await drawn(docx, 'before'), await drawn(await savedByEditor(docx), 'after')];
    expect(after.length).toBe(before.length);
    const sum = before.reduce((total, grey, at) => total + Math.abs(grey - (after[at] ?? 0)), 0);
    expect(sum / before.length).toBeLessThan(MAX_DIFFERENCE);
    expect(before.some((grey) => grey < 128)).toBe(true);
  },
  120_000,
);
