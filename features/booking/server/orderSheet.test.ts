import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../platform/wire/language.ts';
import type { ListedOrder } from './orderListQueries.ts';
import { writeOrders } from './orderSheet.ts';

const order: ListedOrder = {
  orderBigNo: 'IS2611000001237',
  state: 'confirmed',
  status: 'documents',
  trainInfoId: 7,
  trainNo: '75012',
  lineName: '西安—阿拉木图',
  lineType: 'CA',
  startStation: '西安国际港站',
  endStation: '阿拉木图',
  trainStatus: 'open',
  departAt: new Date('2026-12-01T20:30:00Z'),
  cutoffAt: new Date('2026-11-28T10:00:00Z'),
  containerCount: 3,
  numberedCount: 1,
  teu: 6,
  amount: '12345678901.50',
  currency: 'USD',
  contactName: '=HYPERLINK("http://x","李")',
  contactMobile: '+86 13800000000',
  createdAt: new Date('2026-11-20T16:00:00Z'),
  submittedAt: new Date('2026-11-20T16:00:00Z'),
};

async function sheetOf(orders: readonly ListedOrder[], language: (typeof LANGUAGES)[number]) {
  const { sheets } = await readXlsx(await writeOrders({ hidesMoney: false }, orders, language), {
    readStyles: true,
  });
  const [sheet] = sheets;
  if (sheet === undefined) throw new Error('no sheet');
  return sheet;
}

it('shows times as on the platform clock, sums as numbers, order and train numbers as text', async () => {
  const sheet = await sheetOf([order], 'zh');
  expect(sheet.rows[1]).toEqual([
    'IS2611000001237',
    '箱号录入中',
    '75012',
    '西安—阿拉木图',
    '西安国际港站',
    '阿拉木图',
    new Date('2026-12-02T04:30:00Z'),
    new Date('2026-11-28T18:00:00Z'),
    3,
    1,
    6,
    12345678901.5,
    'USD',
    '=HYPERLINK("http://x","李")',
    new Date('2026-11-21T00:00:00Z'),
  ]);
});

it('keeps a name that looks like a formula a text', async () => {
  for (const sign of ['=', '+', '-', '@', '\t=']) {
    const contactName = `${sign}1+1`;
    const sheet = await sheetOf([{ ...order, contactName }], 'en');
    const cell = sheet.cells?.get('1,13');
    expect(cell).toMatchObject({ type: 'string', value: contactName });
    expect(cell?.formula).toBeUndefined();
  }
});

it('has a bold header that stays in sight, in each language', async () => {
  const headers = await Promise.all(LANGUAGES.map((language) => sheetOf([], language)));
  expect(headers.map((sheet) => sheet.rows[0]?.[0])).toEqual(['订单号', 'Order No.', '№ заказа']);
  for (const sheet of headers) {
    expect(sheet.freezePane).toMatchObject({ rows: 1 });
    expect(sheet.cells?.get('0,0')?.style?.font?.bold).toBe(true);
    expect(new Set(sheet.rows[0]).size).toBe(15);
  }
});

it('shows no amounts to people from whom money is hidden', async () => {
  const { sheets } = await readXlsx(await writeOrders({ hidesMoney: true }, [order], 'en'));
  const cells = (sheets[0]?.rows ?? []).flat();
  expect(cells).toContain('IS2611000001237');
  expect(cells).not.toContain('USD');
  expect(cells).not.toContain(12345678901.5);
});
