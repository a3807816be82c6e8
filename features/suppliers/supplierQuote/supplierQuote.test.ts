import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import type { QuoteLine } from './quotation.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
let supplier: Actor;
beforeAll(async () => {
  fixture = await TestFixture.open();
  supplier = await fixture.server.signInAs('supplier');
});
afterAll(() => fixture.close());

const storage: QuoteLine = {
  feeType: 'storage',
  basis: 'day',
  sizeType: '42G1',
  fromQuantity: '8',
  toQuantity: '',
  price: '45.00',
  freeDays: 7,
  remark: '',
};
const head = {
  kind: 'yard',
  title: 'Yard 9',
  currency: 'CNY',
  validFrom: '2026-01-01',
  validTo: '2030-12-31',
  remark: '',
} as const;
const quote = (changes: object = {}) => supplier.send(wire.saveQuotation, { ...head, lines: [storage], ...changes });

test('a yard quotation is versioned; earlier versions stay, and one of two saves at once wins', async () => {
  const { quotationId } = await quote();
  const next = { quotationId, version: 1, lines: [{ ...storage, price: '50.00' }] };
  const both = await Promise.allSettled([quote(next), quote(next)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const now = await supplier.send(wire.getQuotation, { quotationId });
  expect(now).toMatchObject({ version: 2, lines: [{ price: '50.00' }] });
  expect(now.versions.map(({ changes }) => changes)).toEqual([1, 1]);
  const first = await supplier.send(wire.getQuotation, { quotationId, version: 1 });
  expect(first.lines[0]?.price).toBe('45.00');
  const [yard] = await supplier.send(wire.queryYardList, { id: quotationId });
  expect(yard).toMatchObject({ title: 'Yard 9', line: { price: '50.00', freeDays: 7 } });
  await supplier.send(wire.withdrawQuotation, { quotationId });
  expect(await supplier.send(wire.queryYardList, { id: quotationId })).toEqual([]);
});

test('is read by its supplier and operators alone, and compared by what it prices', async () => {
  const { quotationId } = await quote({ title: 'Yard 10', lines: [{ ...storage, price: '1.00' }] });
  await fixture.database.query(
    `insert into supplier_quotation (company_id, kind, title, currency, valid_from, valid_to, line_count)
     select id, 'yard', 'Other yard', 'CNY', '2026-01-01', '2030-01-01', 1 from company where company_no = '10002'`,
  );
  const { rows } = await fixture.database.query(`select id from supplier_quotation where title = 'Other yard'`);
  const foreign = await expectUserError(supplier.send(wire.getQuotation, { quotationId: Number(rows[0].id) }));
  expect(foreign.code).toBe(CODE.absent);
  const groups = await fixture.operator.send(wire.compareQuotations, { kind: 'yard', currency: 'CNY' });
  const group = groups.find(({ line }) => line.feeType === 'storage' && line.sizeType === '42G1');
  expect(group?.offers[0]).toMatchObject({ quotationId, price: '1.00' });
});

test('goes out as a sheet and comes back with its differences first', async () => {
  const { quotationId } = await quote({ title: 'Yard 11' });
  const sheet = await supplier.inLanguage('ru').download(wire.quotationSheet, { quotationId });
  const [head, line] = (await readXlsx(Buffer.from(sheet.content))).sheets[0]?.rows ?? [];
  // numbers, with which a spreadsheet calculates
  expect(line?.filter((cell) => typeof cell === 'number')).toEqual(expect.arrayContaining([45, 7]));
  expect(head?.length).toBe(line?.length);
  const same = await supplier.send(wire.parseQuotationSheet, { quotationId }, sheet);
  expect(same).toMatchObject({ changes: [], errors: [], lines: [{ price: '45', freeDays: 7 }] });
  const fresh = await supplier.send(wire.parseQuotationSheet, { quotationId: 0 }, sheet);
  expect(fresh.changes).toMatchObject([{ change: 'added' }]);
});

test('refuses overlapping tiers and dates that are over', async () => {
  const twice = await expectUserError(quote({ lines: [storage, { ...storage, fromQuantity: '9' }] }));
  expect(twice.fields).toHaveProperty('lines');
  expect((await expectUserError(quote({ validTo: '2026-01-02' }))).fields).toHaveProperty('validTo');
});
