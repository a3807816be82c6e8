import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { sentBill } from '../app/testing/moneySteps.ts';
import { en as bill } from '../features/money/bill/texts/page.ts';
import { en as invoice } from '../features/money/invoice/texts/page.ts';
import { en as payment } from '../features/money/payment/texts/page.ts';
import { openPortal } from './portal.ts';

const portal = openPortal();

let billNo = '';
let path = '';
beforeAll(async () => {
  const database = new pg.Client({ connectionString: portal.server.databaseUrl });
  await database.connect();
  const operator = await portal.server.signInAs('operator');
  const sale = { amount: '8200.00', currency: 'EUR', day: '2026-09-05' };
  const sent = await sentBill({ operator, database }, sale);
  await database.end();
  billNo = sent.billNo;
  path = `/newFreightBillDetail?billId=${sent.billId}`;
});

test("a month's bill is agreed, invoiced, and paid by an imported statement", async () => {
  const shipper = await portal.visit({ language: 'en', username: 'shipper' });
  await shipper.goTo(path);
  await shipper.page.getByRole('button', { name: bill.agree }).click();
  await shipper.page.getByRole('tooltip').getByRole('button', { name: bill.agree }).click();
  await shipper.page.getByText(bill.agreedDone).waitFor();
  await shipper.page.getByText(payment.pay.reference({ billNo })).waitFor();

  await shipper.show('/invoceMake/0/0');
  await shipper.page.getByRole('checkbox', { name: new RegExp(billNo) }).check();
  await shipper.page.getByRole('button', { name: invoice.submit }).click();
  await shipper.page.getByText(invoice.submitted).waitFor();

  const operator = await portal.visit({ language: 'en', username: 'operator' });
  const { page } = operator;
  await operator.goTo('/operation/bankEntries');
  const csv = `Date,Amount,Currency,Counterparty,Reference\n2026-11-20,8200.00,EUR,Payer,${billNo}\n`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByText(payment.entries.imported({ lines: 1, added: 1, matched: 1 })).waitFor();
  const row = page.getByRole('row', { name: new RegExp(billNo) });
  await row.getByRole('button', { name: payment.entries.match, exact: true }).click();
  await page.getByText(payment.entries.by.reference).waitFor();
  await page.getByRole('button', { name: payment.entries.confirm }).click();
  await page.getByText(payment.entries.confirmed).filter({ visible: true }).first().waitFor();

  await shipper.goTo(path);
  await shipper.page.getByText(bill.statuses.settled).filter({ visible: true }).first().waitFor();

  await row.getByRole('button', { name: payment.receipts.undo, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('another customer');
  await dialog.getByRole('button', { name: payment.receipts.undo, exact: true }).click();
  await row.getByText(payment.entries.statuses.open).waitFor();
  await shipper.goTo(path);
  await shipper.page.getByText(bill.statuses.agreed).filter({ visible: true }).first().waitFor();
  expect([...shipper.errors, ...operator.errors]).toEqual([]);
});
