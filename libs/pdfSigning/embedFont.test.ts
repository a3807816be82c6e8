import { PDF } from '@libpdf/core';
import { expect, test } from 'vitest';
import { embedFont, savePdf } from './embedFont.ts';
import { companySeal, personalSeal } from './seal.ts';
import { addSignatureFields, drawSeals } from './signatureField.ts';
import { copiedLines, drawnGlyphs } from './testing/drawnText.ts';

async function documentOf(lines: readonly string[]): Promise<Uint8Array> {
  const pdf = PDF.create();
  const font = await embedFont(pdf, 'regular', lines.join(''));
  const page = pdf.addPage({ size: 'a4' });
  for (const [at, line] of lines.entries()) font.draw(page, line, { x: 40, y: 780 - at * 20, size: 9 });
  return savePdf(pdf);
}

const LINES = [
  '甲方：西安国际陆港多式联运有限公司（统一社会信用代码 91610131MA6TQ1234X）',
  '鄂尔多斯市鑫曦跨境电子商务供应链管理有限责任公司骅骝龘',
  'Сторона А: Общество с ограниченной ответственностью «Евразийский Транзит», ИНН 7704217370',
  'Party A: Überseehafen Spedition & Logistik GmbH — €2,350.00 × 3',
  '«Қазақстан Темір Жолы» АҚ · Łódź Główna sp. z o.o. · İstanbul Lojistik A.Ş.',
];

test('text of every script is copied as it was drawn', async () => {
  expect(await copiedLines(await documentOf(LINES))).toEqual(LINES);
});

test('no character is an empty box, on pages and in seals', async () => {
  const name = '鄂尔多斯市鑫曦跨境电子商务供应链管理有限责任公司';
  const seals = [
    await companySeal({ name, use: '合同专用章', code: '6101310123456' }),
    await companySeal({ name: '«Қазақстан Темір Жолы» АҚ', use: '合同专用章', code: 'BIN 020540003431' }),
    await personalSeal({ name: 'Әлия Ғабитова', lines: ['Директор «Қазақстан Темір Жолы»', '2026-11-22'] }),
  ];
  const pdf = await PDF.load(await documentOf(LINES));
  const frame = { fieldName: 'All', label: '', pageIndex: 0, x: 40, y: 300, width: 500, height: 200 };
  addSignatureFields(pdf, [frame]);
  const placed = seals.map((picture, at) => ({ picture, x: at * 160, y: 0, width: 150 }));
  await drawSeals(pdf, frame, placed);
  const { count, boxes } = await drawnGlyphs(await pdf.save());
  expect(count).toBeGreaterThan(LINES.join('').length);
  expect(boxes).toBe(0);
});

test('a character that no font has is a question mark', async () => {
  const pdf = await documentOf(['No. 𓂀7']);
  expect(await copiedLines(pdf)).toEqual(['No. ?7']);
  expect((await drawnGlyphs(pdf)).boxes).toBe(0);
});
