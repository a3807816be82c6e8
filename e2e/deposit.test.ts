import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { en as booking } from '../features/freight/booking/texts/page.ts';
import { lines } from '../features/freight/network/wire.ts';
import { openTrain, saveTrain } from '../features/freight/train/wire.ts';
import { en as operatorTexts } from '../features/money/deposit/texts/operator.ts';
import { en as deposit } from '../features/money/deposit/texts/section.ts';
import { page as pdf } from '../platform/testing/sampleFiles.ts';
import { formatDateTime } from '../platform/wire/time.ts';
import { choose } from './choose.ts';
import { openPortal } from './portal.ts';

const portal = openPortal();

const HOUR_MS = 3_600_000;
const REMARK = 'two pallets on top';

let formPath = '';
beforeAll(async () => {
  const operator = await portal.server.signInAs('operator');
  const { rows } = await operator.send(lines.list, { keyword: 'XA-DUI-O' });
  const lineId = rows[0]?.lineId ?? 0;
  const { trainInfoId } = await operator.send(saveTrain, {
    lineId,
    trainNo: 'X7788',
    capacityTeu: 100,
    cutoffHours: 4,
    gateInHours: 2,
    departTime: formatDateTime(new Date(Date.now() + 40 * HOUR_MS)),
    prices: [{ sizeType: '45G1', price: '7150.00', currency: 'USD' }],
  });
  await operator.send(openTrain, { trainInfoId });
  formPath = `/bookingSpace/${trainInfoId}/${lineId}/EU/0/0`;
});

/** As if signed by both: signing has its own journey. */
async function signForBoth(): Promise<void> {
  const database = new pg.Client({ connectionString: portal.server.databaseUrl });
  await database.connect();
  const { rows } = await database.query(
    `with template as (select id, resource_id from contract_template
       where company_entity = 2 and line_type = 'EU' and contract_type = '1' and is_active limit 1),
     person as (select company_id from account where username = 'individual'),
     made as (update contract set status = '3', signed_id = document_id, start_date = current_date - 1,
       end_date = current_date + 364, version = version + 1
       where company_id = (select company_id from person) and template_id = (select id from template) returning id),
     added as (insert into contract (company_id, template_id, contract_no, status, facts_hash, document_id, page_count,
       signed_id, start_date, end_date)
       select company_id, id, 'HT-JOURNEY-1', '3', '', resource_id, 1, resource_id, current_date - 1, current_date + 364
       from person, template where not exists (select from made))
     select company_id from person`,
  );
  await database.query(`select pg_notify('contract', $1)`, [String(rows[0].company_id)]);
  await database.end();
}

test('a refused booking leads to the contract and the deposit, and back to the kept form', async () => {
  const customer = await portal.visit({ language: 'en', username: 'individual' });
  const { page } = customer;
  await customer.goTo(formPath);
  await choose(page.getByRole('combobox', { name: booking.form.sizeType }), `${booking.sizeType['45G1']} (45G1)`);
  await page.getByRole('textbox', { name: booking.form.nameCn }).fill('光伏组件');
  await page.getByRole('combobox', { name: booking.form.hscode }).fill('854143');
  await page.getByRole('textbox', { name: booking.form.grossWeight }).fill('9000');
  await page.getByRole('textbox', { name: booking.form.remark }).fill(REMARK);
  await page.getByText(/requires a contract/).waitFor();
  expect(await page.getByRole('button', { name: booking.form.next }).isDisabled()).toBe(true);
  await page.getByRole('link', { name: deposit.sign }).click();

  await page.getByRole('dialog').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByText(deposit.notSigned).filter({ visible: true }).first().waitFor();
  await signForBoth();
  // by push, without a reload
  await page.getByText(/Contract valid until/).waitFor();
  await page.getByRole('link', { name: deposit.back }).click();
  await page.getByText(/outstanding\. Pay and upload/).waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: booking.form.remark }).inputValue()).toBe(REMARK);
  await page.getByRole('link', { name: deposit.toPay }).click();
  await page.getByRole('button', { name: deposit.pay }).click();
  const receipt = pdf('receipt.pdf');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: receipt.name, mimeType: 'application/pdf', buffer: Buffer.from(receipt.content) });
  await page.getByRole('dialog').getByText('receipt.pdf').waitFor();
  await customer.waitUntilIdle();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText(deposit.submitted).waitFor();

  const operator = await portal.visit({ language: 'en', username: 'operator' });
  await operator.goTo('/operation/deposits');
  await operator.page.getByRole('button', { name: operatorTexts.open }).click();
  await operator.page.getByText(operatorTexts.history).waitFor();
  await operator.page.getByRole('button', { name: operatorTexts.confirm }).click();
  await operator.page.getByText(operatorTexts.confirmText).waitFor();
  await operator.page.getByRole('button', { name: 'Save' }).click();
  await operator.page.getByText(operatorTexts.confirmed).waitFor();

  await page.getByText(deposit.backReady).waitFor();
  await page.getByRole('link', { name: deposit.back }).click();
  await page.getByRole('button', { name: booking.form.next }).click();
  await page.getByRole('button', { name: booking.confirmation.submit }).click();
  await page.getByText(booking.confirmation.booked).filter({ visible: true }).first().waitFor();
  expect([...customer.errors, ...operator.errors]).toEqual([]);
  await Promise.all([customer.close(), operator.close()]);
});
