import { expect, test } from 'vitest';
import { offerSettlement } from '../features/money/additionalFee/operatorWire.ts';
import { en as texts } from '../features/money/additionalFee/texts/page.ts';
import { getFee, listFeesOfOrder } from '../features/money/additionalFee/wire.ts';
import { serviceJobs } from '../features/suppliers/service/jobWire.ts';
import { page } from '../platform/testing/sampleFiles.ts';
import { choose } from './choose.ts';
import { BEFORE_POLLING, openPortal } from './portal.ts';

const portal = openPortal();

test('a fee entered by the supplier is disputed by the customer, settled, and then charged on the order', async () => {
  const { server } = portal;
  const [operator, supplier] = await Promise.all(['operator', 'supplier'].map((name) => server.signInAs(name)));
  if (!operator || !supplier) throw new Error('the demo people are not there');
  const { rows } = await supplier.send(serviceJobs.list, { kind: 'reinforcement' });
  const { serviceOrderId = 0, orderBigNo = '' } = rows[0] ?? {};

  const entering = await portal.visit({ language: 'en', username: 'supplier' });
  await entering.goTo(`/forwardingDeatil?service=${serviceOrderId}`);
  // the demo has a forced notice for suppliers
  const forced = entering.page.locator('.ant-modal-wrap');
  await forced.locator('button').last().click();
  await forced.waitFor({ state: 'hidden' });
  await entering.page.getByRole('button', { name: texts.entry.new }).click();
  const entry = entering.page.getByRole('dialog');
  await choose(entry.getByRole('combobox', { name: texts.feeType }), texts.feeTypes.weighing ?? '');
  // its price list has filled it in
  await entry.getByRole('textbox', { name: texts.amount }).fill('');
  await entry.getByRole('button', { name: texts.entry.new }).click();
  await entry.getByText(texts.faults.amountMissing).waitFor();
  await entry.getByRole('textbox', { name: texts.amount }).fill('432.1');
  await entry.getByRole('textbox', { name: texts.remark }).fill('Weighed twice');
  const proof = page('ticket.pdf', 'two weighings');
  await entry
    .locator('input[type="file"]')
    .setInputFiles({ name: proof.name, mimeType: 'application/pdf', buffer: Buffer.from(proof.content) });
  await entry.getByText('ticket').first().waitFor();
  await entering.waitUntilIdle();
  await entry.getByRole('button', { name: texts.entry.new }).click();
  await entering.page.getByText(texts.states.proposed, { exact: true }).waitFor();

  const customer = await portal.visit({ language: 'en', username: 'shipper' });
  await customer.goTo(`/bookingDetail/${orderBigNo}/0`);
  const { page: order } = customer;
  await order.getByRole('button', { name: texts.feeTypes.weighing ?? '' }).click();
  const drawer = order.getByRole('dialog');
  await drawer.getByText('ticket').waitFor();
  await drawer.getByRole('button', { name: texts.moves.dispute }).click();
  const dispute = order.getByRole('dialog', { name: texts.moves.dispute });
  await dispute.getByRole('textbox', { name: texts.reason }).fill('Once was enough');
  await dispute.getByRole('button', { name: texts.moves.dispute }).click();
  await dispute.waitFor({ state: 'hidden' });
  await drawer.getByText('Once was enough').waitFor();

  const listed = await operator.send(listFeesOfOrder, { orderBigNo });
  const feeId = listed.find(({ feeType }) => feeType === 'weighing')?.feeId ?? 0;
  const { version } = await operator.send(getFee, { feeId });
  const sum = { saleAmount: '216.05', costAmount: '432.10', words: 'One weighing each' };
  await operator.send(offerSettlement, { feeId, version, ...sum });
  await drawer.getByRole('button', { name: texts.moves.confirm }).click(BEFORE_POLLING);
  const confirm = order.getByRole('dialog', { name: texts.confirmTitle });
  await confirm.getByText('216.05').waitFor();
  await confirm.getByRole('button', { name: texts.moves.confirm }).click();
  await drawer.getByText(texts.states.agreed, { exact: true }).waitFor();
  await order.keyboard.press('Escape');
  await order.getByRole('button', { name: /216\.05/ }).waitFor();
  expect((await operator.send(getFee, { feeId })).state).toBe('agreed');
});
