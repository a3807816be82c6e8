import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { newProfile } from '../../../libs/libreOffice/profile.ts';
import { type CellContent, type CellKind, serialOf } from './cellKind.ts';
import { writeFormSheet } from './formSheet.ts';
import { writeWorkbook } from './workbook.ts';

const run = promisify(execFile);
const KINDS: readonly CellKind[] = ['text', 'whole', 'money', 'decimal', 'date', 'time'];
const columns = KINDS.map((kind) => ({ header: kind, width: 12, kind }));
const UTC = 0;

interface Way {
  name?: string;
  /** more cells than a sheet with a filter may have are streamed */
  rowCount?: number;
}

async function written(
  rows: readonly (readonly CellContent[])[],
  { name = 'Sheet', rowCount = rows.length }: Way = {},
): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  await writeWorkbook((bytes) => void parts.push(bytes), { name, columns, rowCount }, [rows]);
  return Buffer.concat(parts);
}

const WAYS = [
  ['a sheet in memory', {}],
  ['a streamed sheet', { rowCount: 100_000 }],
] as const;

async function readBack(content: Buffer) {
  const { sheets } = await readXlsx(content, { readStyles: true });
  const [sheet] = sheets;
  if (sheet === undefined) throw new Error('no sheet');
  return sheet;
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ironsilk-sheet-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** CSV by LibreOffice: texts are quoted, formulas keep their sign. */
async function inLibreOffice(content: Buffer): Promise<string[][]> {
  const place = path.join(folder, 'sheet.xlsx');
  await writeFile(place, content);
  // tab-separated, quoted texts, UTF-8, formulas instead of results
  const filter = 'csv:Text - txt - csv (StarCalc):9,34,76,1,,0,true,false,true';
  const profile = await newProfile(folder);
  await run('soffice', [profile, '--headless', '--convert-to', filter, '--outdir', folder, place], {
    timeout: 90_000,
  });
  const [made] = (await readdir(folder)).filter((file) => file.endsWith('.csv'));
  const text = await readFile(path.join(folder, made ?? ''), 'utf8');
  return text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));
}

const moment = serialOf(Date.UTC(2026, 11, 1, 20, 30), UTC);

describe('LibreOffice opens it', { timeout: 120_000 }, () => {
  const rows = [
    ['00123', 42, '12345678901.50', '-0.125', Math.floor(moment), moment],
    ['=1+1', '7', '0.00', 3, null, null],
    ['+86 13800000000', null, null, null, null, null],
    ['中欧班列 — Чунцин & <b>', null, null, null, null, null],
  ];

  it.each(WAYS)(
    '%s, with texts as texts, numbers as numbers and days as days, and calculates nothing',
    async (_, way) => {
      expect(await inLibreOffice(await written(rows, way))).toEqual([
        KINDS.map((kind) => `"${kind}"`),
        ['"00123"', '42', '12,345,678,901.50', '-0.125', '2026-12-01', '2026-12-01 20:30'],
        ['"=1+1"', '7', '0.00', '3', '', ''],
        ['"+86 13800000000"', '', '', '', '', ''],
        ['"中欧班列 — Чунцин & <b>"', '', '', '', '', ''],
      ]);
    },
  );
});

describe.each(WAYS)('a cell of %s', (_, way) => {
  it('gives back any text that a spreadsheet can hold', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 5 }), async (texts) => {
        const { rows } = await readBack(
          await written(
            texts.map((one) => [one]),
            way,
          ),
        );
        const kept = texts.map((one) => one.replace(/\r\n?/g, '\n'));
        expect(rows.slice(1).map((row) => row[0])).toEqual(kept);
      }),
      { numRuns: 40 },
    );
  });

  it('leaves out what XML cannot hold, and cuts what no cell can', async () => {
    const { rows } = await readBack(
      await written([['a\u0000b\u001fc\ufffe'], ['长'.repeat(40_000)], ['\ud800!'], ['#N/A'], ['_x0041_']], way),
    );
    expect(rows[1]?.[0]).toBe('abc');
    expect(String(rows[2]?.[0])).toHaveLength(32_767);
    expect(rows[3]?.[0]).toBe('\ufffd!');
    expect(rows.slice(4)).toEqual([['#N/A'], ['_x0041_']].map((row) => expect.arrayContaining(row)));
  });

  it('keeps every digit: a number too long for a spreadsheet is a text', async () => {
    const { rows } = await readBack(
      await written([[null, '900719925474099312', '123456789012345.67', '0.000001']], way),
    );
    expect(rows[1]?.slice(1, 4)).toEqual(['900719925474099312', '123456789012345.67', 0.000001]);
  });

  it('never is a formula, and is marked as a text where it could be taken for one', async () => {
    for (const sign of ['=', '+', '-', '@', '\t=', ' =']) {
      const sheet = await readBack(await written([[`${sign}cmd|' /C calc'!A0`]], way));
      const cell = sheet.cells?.get('1,0');
      expect(cell?.formula).toBeUndefined();
      expect(cell?.type).not.toBe('error');
      expect(cell?.style?.numFmt).toBe('@');
    }
  });
});

it('the header is bold, stays in sight and can be filtered by', async () => {
  const sheet = await readBack(await written([['a'], ['b']]));
  expect(sheet.freezePane).toMatchObject({ rows: 1 });
  expect(sheet.autoFilter).toMatchObject({ range: 'A1:F3' });
  expect(sheet.cells?.get('0,0')?.style?.font?.bold).toBe(true);
});

it('a sheet is called what it may be called', async () => {
  const { sheets } = await readXlsx(await written([], { name: `'${'订单/[2026]:*?'.repeat(6)}'` }));
  expect(sheets[0]?.name.length).toBeLessThanOrEqual(31);
  expect(sheets[0]?.name).not.toMatch(/[[\]:*?/\\']/);
});

it.each(WAYS)('equal contents are equal bytes: %s', async (_, way) => {
  const rows = [['=1', 1, '2.50', 3, 46_000, 46_000.5]];
  expect(await written(rows, way)).toEqual(await written(rows, way));
});

it('a long sheet is passed on in pieces, a failing source fails it', async () => {
  const sizes: number[] = [];
  const plan = { name: 'Long', columns, rowCount: 100_000 };
  const batch = Array.from({ length: 1000 }, (_, row) => [`${row}-${Math.sin(row)}`, row, row / 8]);
  await writeWorkbook(
    (bytes) => void sizes.push(bytes.length),
    plan,
    Array.from({ length: 20 }, () => batch),
  );
  expect(sizes.length).toBeGreaterThan(10);
  const broken = async function* () {
    yield batch;
    throw new Error('the cursor is gone');
  };
  await expect(writeWorkbook(() => undefined, plan, broken())).rejects.toThrow('the cursor is gone');
});

test('a form keeps its titled texts, its lines and its numbers in LibreOffice', { timeout: 120_000 }, async () => {
  const content = await writeFormSheet({
    name: 'A/B: list',
    headings: ['装箱单 / PACKING LIST'],
    fields: [{ title: '1 · Consignor', text: 'Ann\n=1+1' }],
    table: {
      columns: [
        { title: 'Goods', share: 3, isNumber: false },
        { title: 'kg', share: 1, isNumber: true },
      ],
      rows: [
        ['#N/A', '0010.50'],
        ['0012', '18040'],
      ],
      totals: ['Total', '18050.5'],
    },
  });
  const rows = await inLibreOffice(Buffer.from(content));
  expect(rows[0]?.[0]).toBe('"装箱单 / PACKING LIST"');
  const [goods, kg] = ['Goods', 'kg'].map((title) => `"${title}"`);
  const head = rows.findIndex(([first, second]) => first === goods && second === kg);
  expect(rows.slice(head + 1)).toEqual([
    ['"#N/A"', '10.5'],
    ['"0012"', '18040'],
    ['"Total"', '18050.5'],
  ]);
  expect(rows.flat().join('\n')).toContain('=1+1"');
});
