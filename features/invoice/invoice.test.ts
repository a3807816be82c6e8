import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestFixture } from '../../app/testing/testFixture.ts';
import { type Actor, expectUserError } from '../../platform/testing/actor.ts';
import { agreeBill, bills, makeBills, readBill, sendBills } from '../bill/wire.ts';
import { isTitleTaxNo, typesFor } from './kinds.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
let shipper: Actor;
let operator: Actor;
beforeAll(async () => {
  fixture = await TestFixture.open();
  ({ shipper, operator } = fixture);
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.database.query(
    'truncate invoice, invoice_bill, bill, charge, charge_move, journal_entry, journal_posting cascade',
  );
});

let keys = 0;
async function agreed(currency = 'CNY'): Promise<number> {
  keys += 1;
  await fixture.database.query(
    `insert into charge (key, side, service_kind, fee_type, company_id, basis, quantity, unit_price, amount, currency,
       tax_rate, occurred_on, status, why)
     select 'inv:' || $1::text, 'sale', 'train', 'railFreight', id, 'lump', 1, 100, 100, $2::text, 0.06,
       date '2026-10-05', 'confirmed', '{}'::jsonb from company where company_no = '10001'`,
    [keys, currency],
  );
  await operator.send(makeBills, { month: '2026-10', companyNo: '' });
  const billId = (await operator.send(bills.list, { status: 'draft' })).rows[0]?.billId ?? 0;
  await operator.send(sendBills, { billIds: [billId] });
  await shipper.send(agreeBill, { billId, version: (await shipper.send(readBill, { billId })).version });
  return billId;
}
const titleId = async () => (await shipper.send(wire.invoiceTitles.list, {})).rows[0]?.titleId ?? 0;
const apply = async (billIds: number[], type: 'special' | 'foreign' = 'special') =>
  shipper.send(wire.applyForInvoice, {
    type,
    titleId: await titleId(),
    billIds,
    email: 'a@example.com',
    remark: '',
  });
const own = async () => (await shipper.send(wire.ownInvoices.list, {})).rows;

test('a title is checked by the rules of its country, and decides the types', () => {
  expect(isTitleTaxNo('DE136695976', 'DE')).toBe(true);
  expect(isTitleTaxNo('DE136695977', 'DE')).toBe(false);
  expect(isTitleTaxNo('7707083893', 'RU')).toBe(true);
  expect(isTitleTaxNo('7707083894', 'RU')).toBe(false);
  expect([typesFor('CN'), typesFor('DE')]).toEqual([['special', 'ordinary'], ['foreign']]);
});

test('an invoice goes over several bills, each once, and a red letter frees them', async () => {
  const billIds = [await agreed(), await agreed()];
  expect(await shipper.send(wire.listInvoiceable, {})).toHaveLength(2);
  const both = await Promise.allSettled([apply(billIds), apply([billIds[0] ?? 0])]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await fixture.database.query('truncate invoice, invoice_bill cascade');
  const { invoiceId } = await apply(billIds);
  expect((await own())[0]).toMatchObject({ status: 'applied', total: '212.00', tax: '12.00' });
  await expectUserError(shipper.download(wire.downloadInvoice, { invoiceId }));
  await operator.send(wire.issueByHand, { invoiceId, invoiceNo: '26117000000001', resourceId: null });
  await expectUserError(operator.send(wire.issueByProvider, { invoiceId }));
  for (const language of ['zh', 'en', 'ru'] as const) {
    const { name } = await shipper.inLanguage(language).download(wire.downloadInvoice, { invoiceId });
    expect(name).toBe('26117000000001.pdf');
  }
  await expectUserError(fixture.rival.download(wire.downloadInvoice, { invoiceId }));
  const { rows } = await fixture.database.query(
    `select count(*)::int as count from outbox_message where receiver = 'a@example.com' and text like '%26117000000001%'`,
  );
  expect(rows[0].count).toBe(1);
  expect(await shipper.send(wire.listInvoiceable, {})).toEqual([]);
  await operator.send(wire.redLetter, { invoiceId, redNo: 'R1', reason: 'wrong title' });
  expect(await shipper.send(wire.listInvoiceable, {})).toHaveLength(2);
});

test('the provider issues once, and a rejected application can be made again', async () => {
  const billId = await agreed();
  const { invoiceId } = await apply([billId]);
  await operator.send(wire.rejectInvoice, { invoiceId, reason: 'no contract' });
  expect((await own())[0]).toMatchObject({ status: 'rejected', reason: 'no contract' });
  const again = await apply([billId]);
  const both = await Promise.allSettled(
    [1, 2].map(() => operator.send(wire.issueByProvider, { invoiceId: again.invoiceId })),
  );
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await own())[0]).toMatchObject({
    status: 'delivered',
    invoiceNo: expect.stringMatching(/^DEMO\d{8}$/),
  });
});

test('bills of two currencies, and types of other countries, are refused', async () => {
  const billIds = [await agreed(), await agreed('USD')];
  expect((await expectUserError(apply(billIds))).message).toContain('one currency');
  expect(Object.keys((await expectUserError(apply(billIds.slice(0, 1), 'foreign'))).fields)).toEqual([
    'type',
  ]);
});
