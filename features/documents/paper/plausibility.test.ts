import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DOUBTFUL, type Found } from './reading/found.ts';
import { decimalOf } from './reading/numbers.ts';
import { type PaperFacts, understand } from './reading/understand.ts';
import { cells, pageOfInks } from './testing/otherPapers/otherPaper.ts';

const LEFTS = [40, 70, 200, 270, 320, 370, 430, 500];
const HEADING = ['No.', 'Goods', 'HS code', 'Qty', 'Net kg', 'Gross kg', 'Price USD', 'Amount USD'];
const CUPS = ['1', 'Cups', '6912002310', '100', '9,600', '10,080', '2.00', '200.00'];
const JUGS = ['2', 'Jugs', '6912002390', '50', '400', '450', '3.00', '150.00'];
const TOTAL = ['', 'Total', '', '150', '10,000', '10,530', '', '350.00'];

const paperOf = (rows: readonly (readonly string[])[], lefts = LEFTS) =>
  understand([pageOfInks([...cells([220], 40, [['COMMERCIAL INVOICE']]), ...cells(lefts, 100, rows)])]);

const WEIGHTS = ['goodsWeightKg', 'goodsGrossWeightKg'] as const;
const MONEY = ['smallPackNum', 'goodsPrice', 'goodsValue'] as const;

const doubtsIn = ({ lines }: PaperFacts) =>
  lines.flatMap((line, at) =>
    Object.entries(line).flatMap(([field, found]: [string, Found]) =>
      found.confidence < DOUBTFUL ? [`${at}.${field}`] : [],
    ),
  );

test('two weights in narrow columns are never one number', () => {
  const groups = fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 2 });
  const written = fc
    .tuple(fc.integer({ min: 1, max: 999 }), groups, fc.constantFrom('', '.00', '.5'))
    .map(([first, more, part]) => `${[first, ...more.map((one) => String(one).padStart(3, '0'))].join(',')}${part}`);
  fc.assert(
    fc.property(written, written, fc.constantFrom('', ' '), (net, gross, blank) => {
      expect(decimalOf(`${net}${blank}${gross}`)).toBeNull();
    }),
    { examples: [['9,600.00', '10,080.00', ' ']] },
  );
});

test('numbers at the right of narrow columns stay below their own headings, which stand at the left', () => {
  const heading = cells(LEFTS, 100, [HEADING]);
  // each value ends where the next heading begins
  const values = [CUPS, JUGS, TOTAL].flatMap((row, line) =>
    cells([40, 70, 200, 300, 345, 405, 470, 540], 114 + line * 14, [row]),
  );
  const facts = understand([pageOfInks([...cells([220], 40, [['COMMERCIAL INVOICE']]), ...heading, ...values])]);
  expect(facts.lines.map((line) => [...MONEY, ...WEIGHTS].map((field) => line[field]?.text))).toEqual([
    ['100', '2.00', '200.00', '9600', '10080'],
    ['50', '3.00', '150.00', '400', '450'],
  ]);
  expect(doubtsIn(facts)).toEqual([]);
});

test('a paper that agrees with itself leaves no doubt', () => {
  expect(doubtsIn(paperOf([HEADING, CUPS, JUGS, TOTAL]))).toEqual([]);
});

const changed = (row: readonly string[], at: number, text: string) => row.with(at, text);

test.each([
  ['more net than gross weight', [changed(CUPS, 4, '19,600'), JUGS], WEIGHTS],
  ['more weight than any container carries', [changed(CUPS, 5, '96,000'), JUGS], ['goodsGrossWeightKg']],
  ['a value that is not quantity times price', [changed(CUPS, 7, '2,100.00'), JUGS], MONEY],
] as const)('%s is a doubt of its line', (_name, rows, fields) => {
  expect(doubtsIn(paperOf([HEADING, ...rows]))).toEqual(expect.arrayContaining(fields.map((one) => `0.${one}`)));
  expect(doubtsIn(paperOf([HEADING, ...rows])).every((one) => one.startsWith('0.'))).toBe(true);
});

test('lines that miss the total are a doubt, whichever of them is wrong', () => {
  const facts = paperOf([HEADING, changed(CUPS, 5, '10,880'), JUGS, TOTAL]);
  expect(doubtsIn(facts)).toEqual(['0.goodsGrossWeightKg', '1.goodsGrossWeightKg']);
});

test('freight and discount between the lines and the total are no doubt', () => {
  const freight = ['', 'Freight', '', '', '', '', '', '20.00'];
  expect(doubtsIn(paperOf([HEADING, CUPS, JUGS, freight, changed(TOTAL, 7, '370.00')]))).toEqual([]);
});

test('numbers of narrow cells that run over two lines are read whole', () => {
  const facts = paperOf([
    HEADING,
    ['1', 'Machine', '8459611000', '1', '8 400', '9 150', '186', '186'],
    ['', 'with tools', '', '', '', '', '240.00', '240.00'],
    ['2', 'Tools', '8207', '14', '126.5', '140.0', '410.00', '5 740.0'],
    ['', '', '703700', '', '', '', '', '0'],
  ]);
  expect(
    facts.lines.map(({ hscode, goodsNameEn, goodsValue }) => [hscode?.text, goodsNameEn?.text, goodsValue?.text]),
  ).toEqual([
    ['8459611000', 'Machine with tools', '186240.00'],
    ['8207703700', 'Tools', '5740.00'],
  ]);
});

test('a tax number whose check digits do not fit its country is a doubt', () => {
  const buyer = (code: string) =>
    understand([
      pageOfInks(
        cells([40], 40, [['ИНВОЙС № 7'], ['Покупатель: ООО «Вектор»'], ['Россия, г. Томск'], [`ИНН ${code}`]]),
      ),
    ]).parties.buyerCc?.taxCode;
  expect(buyer('7707083893')).toMatchObject({ text: '7707083893', confidence: 1 });
  expect(buyer('7707083894')?.confidence).toBeLessThan(DOUBTFUL);
});
