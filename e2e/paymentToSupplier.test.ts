import pg from 'pg';
import { expect, test } from 'vitest';
import { insertCharge, SUPPLIER_NO } from '../app/testing/moneySteps.ts';
import { approveClaim, readBill, submitClaim } from '../features/money/bill/wire.ts';
import { approvePayout, payouts } from '../features/money/payment/payoutWire.ts';
import { en as payment } from '../features/money/payment/texts/page.ts';
import { en as notice } from '../features/portal/notice/texts/page.ts';
import { openPortal } from './portal.ts';

const portal = openPortal();

async function approvedBill(): Promise<number> {
  const database = new pg.Client({ connectionString: portal.server.databaseUrl });
  await database.connect();
  const facts = { companyNo: SUPPLIER_NO, side: 'cost', amount: '321.00' } as const;
  const chargeId = await insertCharge(database, facts);
  await database.end();
  const supplier = await portal.server.signInAs('supplier');
  const operator = await portal.server.signInAs('operator');
  const charges = [{ chargeId, amount: facts.amount }];
  const claim = { claimNo: 'JOURNEY-1', currency: 'CNY', charges, others: [] };
  const { billId } = await supplier.send(submitClaim, claim);
  const { version } = await operator.send(readBill, { billId });
  await operator.send(approveClaim, { billId, version });
  return billId;
}

test('a supplier applies for an approved bill from its page, and the operator is asked before it is noted as paid', async () => {
  const path = `/newFreightBillDetail?billId=${await approvedBill()}`;
  const supplier = await portal.visit({ language: 'en', username: 'supplier' });
  const { page } = supplier;
  const known = page.getByRole('dialog').getByRole('button', { name: notice.banner.know });
  await page.addLocatorHandler(known, (button) => button.click());
  await supplier.goTo(path);
  await page.getByRole('button', { name: payment.apply.apply }).click();
  await page.getByRole('checkbox', { checked: true }).waitFor();
  await page.getByRole('button', { name: payment.apply.apply, exact: true }).dblclick();
  await page.getByText(payment.apply.applied).waitFor();
  await supplier.goTo(path);
  await page.getByText(payment.payouts.statuses.applied).waitFor();

  const approver = await portal.server.signInAs('admin');
  const { rows } = await approver.send(payouts.list, { status: 'applied' });
  await approver.send(approvePayout, { payoutId: rows[0]?.payoutId ?? 0 });
  const operator = await portal.visit({ language: 'en', username: 'operator' });
  await operator.goTo('/operation/payouts?status=checked');
  await operator.page.getByRole('button', { name: payment.payouts.release }).click();
  const release = operator.page.getByRole('tooltip');
  await release.getByText(payment.payouts.releaseText).waitFor();
  await release.getByRole('button', { name: payment.payouts.release }).click();
  await operator.page.getByText(new RegExp(`^${payment.payouts.released}`)).waitFor();
  await operator.goTo('/operation/payouts?status=approved');
  const row = operator.page.getByRole('row', { name: '321.00' });
  await row.waitFor();
  expect(await operator.page.getByRole('button', { name: payment.payouts.markPaid({ count: 0 }) }).isVisible()).toBe(
    false,
  );
  await row.getByRole('checkbox').check();
  await operator.page.getByRole('button', { name: payment.payouts.markPaid({ count: 1 }) }).click();
  const question = operator.page.getByRole('tooltip');
  await question.getByText('321.00').waitFor();
  await question.getByRole('button', { name: payment.payouts.markPaidConfirm }).click();
  await operator.page.getByText(payment.payouts.markedPaid).waitFor();
  expect([...supplier.errors, ...operator.errors]).toEqual([]);
});
