import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { PDF } from '@libpdf/core';
import PizZip from 'pizzip';
import { expect, test } from 'vitest';
import { paragraphsOf } from '../../../libs/officeFile/documentText.ts';
import { drawSeals } from '../../../libs/pdfSigning/signatureField.ts';
import { copiedLines, drawnGlyphs } from '../../../libs/pdfSigning/testing/drawnText.ts';
import { byQpdf, structureOf } from '../../../libs/pdfSigning/testing/otherPrograms.ts';
import { TEMPLATE_LANGUAGES } from './contractTypes.ts';
import { contractFields } from './server/contractFields.ts';
import { DEMO_CONTRACTS } from './server/demoContracts/contracts.ts';
import { demoParagraphs } from './server/demoContracts/paragraphs.ts';
import { buildDocx } from './server/document/buildDocx.ts';
import { fillTemplate } from './server/document/fillTemplate.ts';
import { addSignaturePage, PARTY_FRAMES, type Party, sealsOf } from './server/document/signaturePage.ts';
import { toPdf } from './server/document/toPdf.ts';

const TITLES = { zh: 'Signatures', 'zh-en': 'Signatures', 'zh-ru': 'Подписи сторон' } as const;

const COMPANIES = {
  zh: { name: '鄂尔多斯市鑫曦跨境电子商务供应链管理有限责任公司', legalName: '欧阳曦骅' },
  'zh-en': { name: 'Überseehafen Spedition & Logistik Gesellschaft mbH', legalName: 'Jürgen Groß' },
  'zh-ru': {
    name: 'Товарищество с ограниченной ответственностью «Қазақстан Темір Жолы Экспресс»',
    legalName: 'Әлия Ғабитова',
  },
} as const;

const run = promisify(execFile);
/** A hyphen at the end of a line is left out by what copies. */
const bare = (text: string) => text.replace(/[\s-]/g, '');

async function signedContract(language: keyof typeof COMPANIES) {
  const demo = DEMO_CONTRACTS[1];
  if (demo === undefined) throw new Error('no demo contract');
  const fields = contractFields({
    contractNo: 'HT20261122-C001-7',
    company: {
      ...COMPANIES[language],
      registrationCode: '91610131MA6TQ1234X',
      address: '西安市港务大道 1 号',
    },
    platform: { name: '丝路铁运自贸港平台', registrationCode: '91610131MA6TP5678Y' },
    template: { cashPledge: '20000.00', validDays: 365 },
    bond1: '2',
  });
  const docx = fillTemplate(buildDocx(demoParagraphs(demo, language)), fields);
  const { pdf } = await addSignaturePage(await toPdf(docx), { ...fields, language }, 'ABCD2345EFGH6789');
  const { companyName: name, registrationCode: code, platformName, platformCode } = fields;
  const person = { name: fields.legalName, lines: ['2026-11-22 12:00:00', fields.companyName] };
  const parties: Party[] = [
    { side: 'a', name, code, person },
    { side: 'b', name: platformName, code: platformCode },
  ];
  const document = await PDF.load(pdf);
  for (const [at, party] of parties.entries()) {
    const frame = PARTY_FRAMES[at];
    if (frame !== undefined) await drawSeals(document, frame, await sealsOf(party));
  }
  const signed = await document.save({ incremental: true });
  const paragraphs = paragraphsOf(new PizZip(docx).file('word/document.xml')?.asText() ?? '');
  return { signed, paragraphs, page: [name, code, platformName, 'ABCD-2345-EFGH-6789', TITLES[language]] };
}

test.for(TEMPLATE_LANGUAGES)(
  'text of a contract (%s) is copied as it was drawn, and nothing is an empty box',
  {
    timeout: 120_000,
  },
  async (language) => {
    const { signed, paragraphs, page } = await signedContract(language);
    const copied = bare((await copiedLines(signed)).join(''));
    const lost = [...paragraphs, ...page].filter((line) => !copied.includes(bare(line)));
    expect(lost).toEqual([]);
    const { count, boxes } = await drawnGlyphs(signed);
    expect(count).toBeGreaterThan(bare(paragraphs.join('')).length);
    expect(boxes).toBe(0);
    const [catalogue] = await byQpdf(signed, '/Catalog');
    expect(catalogue).toMatchObject({
      '/Lang': 'u:zh-CN',
      '/MarkInfo': { '/Marked': true },
      '/StructTreeRoot': expect.any(String),
      '/ViewerPreferences': { '/DisplayDocTitle': true },
    });
    const structure = await structureOf(signed);
    const ofPage = structure.slice(structure.lastIndexOf('Sect'));
    expect(ofPage.filter((line) => /^(Sect|H\d|P|Form)$/.test(line))).toEqual([
      'Sect',
      'H1',
      'P',
      'P',
      'H2',
      'P',
      'P',
      'Form',
      'H2',
      'P',
      'Form',
    ]);
    expect(page.filter((line) => !bare(ofPage.join('')).includes(bare(line)))).toEqual([]);
  },
);

test('npm start installs the fonts that the contracts name', async () => {
  const setup = await readFile(new URL('../../../scripts/setup.mjs', import.meta.url), 'utf8');
  const installed = [...setup.matchAll(/place: '([^']+)'/g)].map(([, place]) => place);
  const docx = buildDocx([{ text: '合同', style: 'text' }]);
  const xml = new PizZip(docx).file('word/document.xml')?.asText() ?? '';
  const named = new Set([...xml.matchAll(/w:eastAsia="([^"]+)"/g)].map(([, name = '']) => name));
  expect(named.size).toBeGreaterThan(0);
  for (const name of named) {
    const { stdout } = await run('fc-match', ['--format', '%{file}', name]);
    expect(installed).toContain(stdout);
  }
});
