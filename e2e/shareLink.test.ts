import { expect, test } from 'vitest';
import { bookingOf, TestFixture } from '../app/testing/testFixture.ts';
import { confirmBooking } from '../features/freight/booking/operatorWire.ts';
import { getOrderDetail, saveBooking } from '../features/freight/booking/wire.ts';
import { ru } from '../features/freight/shareLink/texts/holder.ts';
import { en } from '../features/freight/shareLink/texts/page.ts';
import { listLinksOfOrder, listLinkUses, makeShareLink } from '../features/freight/shareLink/wire.ts';
import { photo } from '../platform/testing/sampleFiles.ts';
import { openPortal } from './portal.ts';

const portal = openPortal();

async function bookedOrder() {
  const fixture = await TestFixture.open(portal.server);
  const booking = bookingOf(await fixture.newTrain(20), [['42G1', 1]]);
  const { orderBigNo } = await fixture.shipper.send(saveBooking, booking);
  await fixture.operator.send(confirmBooking, { orderBigNo });
  await fixture.database.end();
  return { orderBigNo, shipper: fixture.shipper };
}

const below = (url: string | null) => {
  const { pathname, search, hash } = new URL(url ?? '');
  return `${pathname.replace('/custom', '')}${search}${hash}`;
};

test('a person without an account gives numbers and the VGM by phone in Russian, once without a connection', async () => {
  const { orderBigNo, shipper } = await bookedOrder();
  const customer = await portal.visit({ language: 'en', username: 'shipper' });
  await customer.goTo(`/bookingDetail/${orderBigNo}/0`);
  await customer.page.getByRole('button', { name: en.make }).click();
  const dialog = customer.page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: en.recipient }).fill('Warehouse');
  await dialog.getByRole('button', { name: en.make }).click();
  await customer.page.getByText(en.madeHint).waitFor();
  const url = await customer.page.getByText('/custom/supplementBoxNumber').textContent();
  await customer.page.getByRole('button', { name: en.close }).click();

  const phone = await portal.visit({ language: 'ru', window: 'phone' });
  const { page } = phone;
  await phone.goTo(below(url));
  const number = page.getByRole('textbox', { name: ru.containerNo });
  await number.fill('TCKU2114175');
  await page.getByText(ru.faults.checkDigit({ expected: 4 })).waitFor();
  await number.fill('tcku 211417-4');
  await page.getByRole('textbox', { name: ru.sealNo }).fill('SL-77');
  await page.getByRole('button', { name: ru.send }).click();
  await page.getByText(ru.saved).waitFor();
  const given = async () => (await shipper.send(getOrderDetail, { orderBigNo })).containers[0];
  expect(await given()).toMatchObject({ containerNo: 'TCKU2114174', sealNo: 'SL-77' });

  const vgm = {
    orderBigNo,
    orderContainerId: null,
    task: 'vgm',
    recipient: '',
    language: 'ru',
    days: 1,
    maxUses: 1,
  } as const;
  const made = await shipper.send(makeShareLink, vgm);
  await phone.goTo(below(made.url));
  const mass = page.getByRole('textbox', { name: ru.vgmKg });
  await mass.fill('40000');
  await page
    .getByText(/32.500/)
    .first()
    .waitFor();
  await mass.fill('24500');
  await page.getByRole('textbox', { name: ru.signer }).fill('Иванов И. И.');
  await expect.poll(() => page.evaluate(async () => (await caches.match('/custom/shareLinkDZ'))?.ok)).toBe(true);
  await page.context().setOffline(true);
  // opened again in a dead spot: what was typed is there
  await page.reload();
  expect(await mass.inputValue()).toBe('24500');
  await page.getByRole('button', { name: ru.send }).click();
  await page.getByText(ru.waiting).waitFor();
  expect((await given())?.vgmKg).toBe(null);
  await page.context().setOffline(false);
  await page.getByText(ru.saved).waitFor();
  expect((await given())?.vgmKg).toBe(24_500);
  await page.reload();
  await page.getByRole('alert').getByRole('heading').waitFor();
  const links = await shipper.send(listLinksOfOrder, { orderBigNo });
  expect(links.map(({ task, usedCount }) => [task, usedCount])).toEqual([
    ['vgm', 1],
    ['numbers', 1],
  ]);
});

test('photos chosen without a connection are sent when it is back; a revoked link says so', async () => {
  const { orderBigNo, shipper } = await bookedOrder();
  const wanted = {
    orderBigNo,
    orderContainerId: null,
    task: 'photos',
    recipient: 'Depot',
    language: 'ru',
    days: 1,
    maxUses: 9,
  } as const;
  const { url, linkId } = await shipper.send(makeShareLink, wanted);
  const phone = await portal.visit({ language: 'ru', window: 'phone' });
  const { page } = phone;
  await phone.goTo(below(url));
  await page.getByText(ru.filesHint).waitFor();
  await page.context().setOffline(true);
  const { content } = await photo('box.jpg');
  const files = ['one.jpg', 'two.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from(content) }));
  await page.locator('input[type="file"]').setInputFiles(files);
  await page.getByText(ru.left({ count: 2 })).waitFor();
  await page.context().setOffline(false);
  await page.getByText(ru.received({ count: 2 })).waitFor();
  const uses = await shipper.send(listLinkUses, { linkId });
  expect(uses.filter(({ deed }) => deed === 'file')).toHaveLength(2);

  const customer = await portal.visit({ language: 'en', username: 'shipper' });
  await customer.goTo('/shareIndex');
  const row = customer.page.getByRole('row').filter({ hasText: orderBigNo });
  await row.getByRole('button', { name: en.revoke }).click();
  await customer.page.getByRole('tooltip').getByRole('button', { name: en.revoke }).click();
  await row.getByText(en.states.revoked).waitFor();
  await page.reload();
  await page.getByRole('alert').getByText('Ссылка отозвана').waitFor();
});
