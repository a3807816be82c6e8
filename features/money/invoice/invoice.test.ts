import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeLifecycle } from '../../../app/testing/describeLifecycle.ts';
import { agreedBill } from '../../../app/testing/moneySteps.ts';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { connect } from '../../../platform/server/database/connect.ts';
import { createLog } from '../../../platform/server/log.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { countMenu } from '../../portal/menu/wire.ts';
import { creditLine, readBill } from '../bill/wire.ts';
import { isTitleTaxNo, typesFor } from './kinds.ts';
import { operatorInvoicesPage } from './pages.ts';
import { aboutInvoice, INVOICE_TODOS } from './server/messages.ts';
import { createLocalTaxProvider } from './server/tax/localTaxProvider.ts';
import { askProvider } from './server/tax/provide.ts';
import * as tax from './taxWire.ts';
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
    'truncate invoice, invoice_bill, local_tax_application, bill, charge, charge_move, journal_entry, journal_posting cascade',
  );
});

async function agreed(currency = 'CNY'): Promise<number> {
  const { billId } = await agreedBill(fixture, { currency, taxRate: '0.06', day: '2026-10-05' });
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

test('a sub-account without money keeps no titles, and sees no bank data in them', async () => {
  const clerk = await fixture.server.signInAs('clerk');
  const [seen] = (await shipper.send(wire.invoiceTitles.list, {})).rows;
  const [seenByClerk] = (await clerk.send(wire.invoiceTitles.list, {})).rows;
  expect(seen?.bankAccount).toMatch(/^6222/);
  expect(seenByClerk).toEqual({ ...seen, bankName: null, bankAccount: null });
  const own = seen?.titleId ?? 0;
  const given = {
    name: 'Sample GmbH',
    country: 'DE' as const,
    taxNo: 'DE136695976',
    email: 'a@example.com',
    address: 'Weg 1',
    phone: '',
    bankName: 'Bank',
    bankAccount: '1',
  };
  for (const write of [
    () => clerk.send(wire.invoiceTitles.add, given),
    () => clerk.send(wire.invoiceTitles.edit, { titleId: own, ...given }),
    () => clerk.send(wire.invoiceTitles.remove, { id: [own] }),
  ])
    expect((await expectUserError(write())).code).toBe(CODE.forbidden);
  expect((await shipper.send(wire.invoiceTitles.list, {})).rows).toEqual([seen]);
});

test('the menu counts the applications that wait for a review', async () => {
  const waiting = async () =>
    (await operator.send(countMenu, {})).find(({ path }) => path === operatorInvoicesPage.path)?.count ?? 0;
  expect(await waiting()).toBe(0);
  const { invoiceId } = await apply([await agreed()]);
  expect(await waiting()).toBe(1);
  await operator.send(wire.rejectInvoice, { invoiceId, reason: 'no contract' });
  expect(await waiting()).toBe(0);
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

test('a bill that stands on an invoice is credited after the red letter, and one that differs all the same is listed', async () => {
  const billId = await agreed();
  const { lines } = await operator.send(readBill, { billId });
  const credit = { lineId: lines[0]?.lineId ?? 0, amount: '10.60', reason: 'damage' };
  const { invoiceId } = await apply([billId]);
  expect((await expectUserError(operator.send(creditLine, credit))).message).toContain('Return the request');
  await operator.send(wire.issueByHand, { invoiceId, invoiceNo: '26117000000009', resourceId: null });
  expect((await expectUserError(operator.send(creditLine, credit))).message).toContain('26117000000009');
  const unlike = async () => (await operator.send(wire.invoices.list, { isUnlike: '1' })).rows;
  expect(await unlike()).toEqual([]);
  await fixture.database.query('update bill set total = total - 10.60, tax_total = tax_total - 0.60');
  expect(await unlike()).toMatchObject([{ invoiceId, total: '106.00', billsTotal: '95.40', isUnlike: true }]);
  await fixture.database.query('update bill set total = total + 10.60, tax_total = tax_total + 0.60');
  await operator.send(wire.redLetter, { invoiceId, redNo: 'R9', reason: 'credit' });
  await operator.send(creditLine, credit);
  expect(await unlike()).toEqual([]);
});

describeLifecycle(
  wire.invoiceLife,
  {
    table: 'invoice',
    state: 'status',
    stage: async () => {
      const { invoiceId } = await apply([await agreed()]);
      return invoiceId;
    },
    people: { operator: () => operator },
    outsider: () => shipper,
    about: aboutInvoice,
    todos: { codes: INVOICE_TODOS, in: ['applied', 'issued'] },
    moves: {
      issueByProvider: {},
      issue: { input: { invoiceNo: 'T1', resourceId: null }, told: 'invoice_issued' },
      reject: { told: 'invoice_rejected' },
      redLetter: { input: { redNo: 'R1' }, told: 'invoice_red' },
    },
  },
  () => fixture,
);

const act = async (action: (typeof tax.TAX_ACTIONS)[number], reason?: string) => {
  const [waiting] = (await operator.send(tax.taxApplications.list, { result: 'waiting' })).rows;
  const applicationId = waiting?.applicationId ?? 0;
  await operator.send(tax.actInTax, { applicationId, action, ...(reason === undefined ? {} : { reason }) });
  return applicationId;
};
const noticesIn = async (text: string) => {
  const { rows } = await fixture.database.query(
    `select count(*)::int as count from outbox_message where receiver = 'a@example.com' and text like $1`,
    [`%${text}%`],
  );
  return rows[0].count;
};

test('a rejected application can be made again, and stands at the provider once', async () => {
  const billId = await agreed();
  const { invoiceId } = await apply([billId]);
  await operator.send(wire.rejectInvoice, { invoiceId, reason: 'no contract' });
  expect((await own())[0]).toMatchObject({ status: 'rejected', reason: 'no contract' });
  const again = await apply([billId]);
  const both = await Promise.allSettled(
    [1, 2].map(() => operator.send(wire.issueByProvider, { invoiceId: again.invoiceId })),
  );
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await own())[0]).toMatchObject({ status: 'issued', invoiceNo: '' });
  const { rows } = await operator.send(tax.taxApplications.list, {});
  expect(rows).toMatchObject([{ result: 'waiting', total: '106.00', isNotified: false }]);
});

describe('the tax provider', () => {
  async function applied() {
    const { invoiceId } = await apply([await agreed()]);
    await operator.send(wire.issueByProvider, { invoiceId });
    return invoiceId;
  }

  test('issues by a signed notice, once however often it comes', async () => {
    await applied();
    await act('issueTwice');
    const [row] = await own();
    expect(row).toMatchObject({ status: 'delivered', invoiceNo: expect.stringMatching(/^DEMO\d{8}$/) });
    expect(await noticesIn(row?.invoiceNo ?? '')).toBe(1);
    expect((await operator.send(tax.taxApplications.list, {})).rows[0]).toMatchObject({ isNotified: true });
  });

  test('refuses with a reason, and the operator applies again or issues by hand', async () => {
    const invoiceId = await applied();
    await act('refuse', 'wrong tax number');
    const refused = (await operator.send(wire.invoices.list, {})).rows[0];
    expect(refused).toMatchObject({ status: 'applied', providerReason: 'wrong tax number' });
    await operator.send(wire.issueByProvider, { invoiceId });
    await act('refuse', 'again');
    await operator.send(wire.issueByHand, { invoiceId, invoiceNo: 'HAND1', resourceId: null });
    expect((await own())[0]).toMatchObject({ status: 'delivered', invoiceNo: 'HAND1' });
  });

  test('is not believed where a notice is forged, and is asked where one was lost', async () => {
    await applied();
    await act('forge');
    expect((await own())[0]).toMatchObject({ status: 'issued' });
    await act('lose');
    expect((await own())[0]).toMatchObject({ status: 'issued' });
    await fixture.database.query(`update invoice set updated_at = now() - interval '5 minutes'`);
    const { db, pool } = await connect(fixture.server.databaseUrl, 2, createLog('silent'));
    const provider = createLocalTaxProvider({ db, config: { secretKey: undefined } });
    await askProvider(db, provider, createLog('silent'));
    await askProvider(db, provider, createLog('silent'));
    await pool.end();
    const [row] = await own();
    expect(row).toMatchObject({ status: 'delivered' });
    expect(await noticesIn(row?.invoiceNo ?? '')).toBe(1);
  });

  test('gets an application again that never reached it', async () => {
    await applied();
    await fixture.database.query(
      `delete from local_tax_application; update invoice set updated_at = now() - interval '5 minutes'`,
    );
    const { db, pool } = await connect(fixture.server.databaseUrl, 2, createLog('silent'));
    await askProvider(db, createLocalTaxProvider({ db, config: { secretKey: undefined } }), createLog('silent'));
    await pool.end();
    await act('issue');
    expect((await own())[0]).toMatchObject({ status: 'delivered' });
  });
});

test('the template of invoices is a workbook in the language of the reader', async () => {
  const { name, content } = await shipper.inLanguage('en').download(wire.downloadTemplate, {});
  expect(name).toMatch(/^FZFP_.*\.xlsx$/);
  expect(Buffer.from(content).subarray(0, 2).toString()).toBe('PK');
});

test('bills of two currencies, and types of other countries, are refused', async () => {
  const billIds = [await agreed(), await agreed('USD')];
  expect((await expectUserError(apply(billIds))).message).toContain('one currency');
  expect(Object.keys((await expectUserError(apply(billIds.slice(0, 1), 'foreign'))).fields)).toEqual(['type']);
});
