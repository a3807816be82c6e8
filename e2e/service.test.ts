import { expect, test } from 'vitest';
import { listOrders } from '../features/freight/booking/wire.ts';
import { drivers, vehicles } from '../features/suppliers/fleet/wire.ts';
import * as jobWire from '../features/suppliers/service/jobWire.ts';
import * as operatorWire from '../features/suppliers/service/operatorWire.ts';
import { en as driver } from '../features/suppliers/service/texts/driver.ts';
import { en as texts } from '../features/suppliers/service/texts/page.ts';
import { photo } from '../platform/testing/sampleFiles.ts';
import { openPortal } from './portal.ts';

const portal = openPortal();

async function people() {
  const { server } = portal;
  const [operator, supplier, shipper] = await Promise.all(
    ['operator', 'supplier', 'shipper'].map((name) => server.signInAs(name)),
  );
  if (!operator || !supplier || !shipper) throw new Error('the demo people are not there');
  return { operator, supplier, shipper };
}

test('a trailer job goes from the request over the phone of its driver, offline for a while, to the fee confirmed', async () => {
  const { operator, supplier, shipper } = await people();
  const { rows } = await shipper.send(listOrders, { status: 'confirmed' });
  const { orderBigNo = '' } = rows[0] ?? {};
  const customer = await portal.visit({ language: 'en', username: 'shipper' });
  const { page } = customer;
  await customer.goTo(`/bookingDetail/${orderBigNo}/0`);
  await page.getByRole('button', { name: texts.section.request }).click();
  const dialog = page.getByRole('dialog');
  const fields = texts.fieldsOf.trailer;
  await dialog.getByRole('textbox', { name: fields.place }).fill('Depot 3');
  await dialog.getByRole('textbox', { name: fields.address }).fill('Jinye Road 125');
  await dialog.getByRole('textbox', { name: fields.startTime }).fill('2026-12-01 08:00');
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: fields.returnPlace }).fill('Xi’an International Port');
  await dialog.getByRole('button', { name: texts.sends.request }).click();
  await page.getByText('Depot 3').waitFor();

  const [service] = await operator.send(operatorWire.listServicesOfOrder, { orderBigNo });
  const serviceOrderId = service?.serviceOrderId ?? 0;
  const seen = async () => {
    const { version } = await operator.send(operatorWire.getServiceOrder, { serviceOrderId });
    return { serviceOrderId, version };
  };
  await operator.send(operatorWire.askSuppliers, { ...(await seen()), companyNos: ['20001'] });
  const quote = { amount: '1600.00', currency: 'CNY', validUntil: '2030-01-01' };
  await supplier.send(jobWire.quoteServiceJob, { serviceOrderId, ...quote });
  const { bids } = await operator.send(operatorWire.getServiceOrder, { serviceOrderId });
  const price = { bidId: bids[0]?.bidId ?? 0, saleAmount: '1800.00', saleCurrency: 'CNY' };
  await operator.send(operatorWire.priceService, { ...(await seen()), ...price });
  // the price comes by push
  await page.getByRole('button', { name: texts.moves.agreePrice }).click();
  await page.getByText(texts.states.accepted, { exact: true }).filter({ visible: true }).first().waitFor();

  const [vehicle] = (await supplier.send(vehicles.list, { status: '0' })).rows;
  const [man] = (await supplier.send(drivers.list, { status: '0' })).rows;
  const { url } = await supplier.send(jobWire.assignTrip, {
    serviceOrderId,
    vehicleId: vehicle?.vehicleId ?? 0,
    driverId: man?.driverId ?? 0,
    note: '',
  });
  const phone = await portal.visit({ language: 'en', window: 'phone' });
  await phone.goTo(new URL(url).pathname.replace('/custom', ''));
  await phone.page.getByRole('link', { name: driver.navigate }).first().waitFor();
  await phone.page.getByRole('button', { name: driver.steps.pickedUp }).click();
  await phone.page.getByRole('button', { name: driver.steps.arrived }).waitFor();
  await expect.poll(() => phone.page.evaluate(async () => (await caches.match('/custom/driverJob/'))?.ok)).toBe(true);
  await phone.page.getByText(driver.waiting).first().waitFor({ state: 'detached' });
  await phone.page.context().setOffline(true);
  // a driver who opens the link again in a dead spot finds the job
  await phone.page.reload();
  await phone.page.getByRole('button', { name: driver.steps.arrived }).click();
  await phone.page.getByText(driver.waiting).waitFor();
  await phone.page.getByRole('button', { name: driver.steps.loaded }).waitFor();
  await phone.page.context().setOffline(false);
  await phone.page.getByText(driver.waiting).first().waitFor({ state: 'detached' });
  const box = await photo('box.jpg');
  await phone.page
    .locator('input[type="file"]')
    .setInputFiles({ name: box.name, mimeType: 'image/jpeg', buffer: Buffer.from(box.content) });
  await phone.page.getByText(driver.reportedAs.photo, { exact: true }).waitFor();
  await phone.page.getByRole('button', { name: driver.steps.loaded }).click();
  await phone.page.getByRole('button', { name: driver.steps.delivered }).click();
  await phone.page.getByText(driver.allDone).waitFor();
  await phone.page.getByText(driver.waiting).first().waitFor({ state: 'detached' });

  const fee = { amount: '1700.00', currency: 'CNY' };
  await supplier.send(jobWire.enterServiceFee, { ...(await seen()), ...fee });
  const check = { feeSale: '1900.00', saleCurrency: 'CNY' };
  await operator.send(operatorWire.checkServiceFee, { ...(await seen()), ...check });
  await page.getByRole('button', { name: texts.moves.confirmFee }).click();
  await page.getByText(texts.states.feeConfirmed, { exact: true }).filter({ visible: true }).first().waitFor();
  expect((await operator.send(operatorWire.getServiceOrder, { serviceOrderId })).feeSale).toBe('1900.00');
});
