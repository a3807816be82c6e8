import { afterAll, beforeAll, test } from 'vitest';
import { bookingOf, TestFixture } from '../app/testing/testFixture.ts';
import { addressBook } from '../features/addressBook/wire.ts';
import { confirmBooking, getOrderDetail, saveBooking } from '../features/booking/wire.ts';
import { ownCargo } from '../features/cargo/wire.ts';
import { openPortal } from './portal.ts';

let fixture: TestFixture;
const portal = openPortal();
beforeAll(async () => {
  fixture = await TestFixture.open(portal.server);
});
afterAll(() => fixture.database.end());

test('shots', async () => {
  const booking = bookingOf(await fixture.newTrain(20, { departsInHours: 690, prices: [{sizeType:'22G1',price:'3000.50',currency:'USD'},{sizeType:'45G1',price:'5200.00',currency:'USD'}] }), [['22G1', 2], ['45G1', 1]]);
  const { orderBigNo } = await fixture.shipper.send(saveBooking, booking);
  await fixture.operator.send(confirmBooking, { orderBigNo });
  const { containers } = await fixture.shipper.send(getOrderDetail, { orderBigNo });
  const names = [['绿茶','Green tea','Чай зелёный','090210'],['丝绸面料','Silk fabric','Шёлковая ткань','500720'],['陶瓷餐具','Ceramic tableware','Керамическая посуда','691110'],['电动机','Electric motors','Электродвигатели','850152']];
  await fixture.shipper.send(ownCargo.save, { orderBigNo, version: 0, lines: names.map(([a='',b='',c='',d=''], i) => ({ lineKey: `l${i}`, position: i + 1, orderContainerId: containers[i % 3]?.orderContainerId ?? null, fields: { goodsNameCn: a, goodsNameEn: b, goodsNameRu: c, hscode: d, gng: `${i === 1 ? '600720' : d}00`, packNum: String(120 + i), packType: i % 2 ? 'CT' : 'PX', goodsWeightKg: `${5000 + i}.5`, goodsGrossWeightKg: i === 3 ? '29500.25' : `${5400 + i}`, goodsVolumeM3: `${12 + i}.25`, goodsPrice: '12.50', goodsValue: `${15000 + i}.00`, goodsValueCurrency: 'USD', goodsCountry: 'CN' } })) });
  const { rows } = await fixture.shipper.send(addressBook.list, { pageSize: 10 });
  await fixture.shipper.send(ownCargo.saveParty, { orderBigNo, version: 1, role: 'sendCc', partyId: rows[0]?.partyId ?? 0 });
  await fixture.shipper.send(ownCargo.saveParty, { orderBigNo, version: 2, role: 'receiveCc', partyId: rows[1]?.partyId ?? 0 });
  for (const [language, window] of [['zh','desk'],['en','desk'],['ru','desk'],['zh','phone'],['ru','phone']] as const) {
    const v = await portal.visit({ language, username: 'shipper', window });
    await v.goTo(`/bookingDetail/${orderBigNo}/0`);
    const section = v.page.locator('section').filter({ has: v.page.locator('[class*=parties]') }).first();
    await section.waitFor();
    if (window === 'desk') {
      const cell = section.locator('tbody tr').nth(2).locator('td').nth(4);
      await cell.click();
      await v.page.keyboard.type('7712');
      await v.page.keyboard.press('Enter');
      await v.page.waitForTimeout(900);
    }
    await section.scrollIntoViewIfNeeded();
    await section.screenshot({ path: `/tmp/g1shots/${language}-${window}.png` });
    if (window === 'desk') await v.page.screenshot({ path: `/tmp/g1shots/${language}-${window}-page.png` });
    if (window === 'phone') {
      console.log('overflow', await v.horizontalOverflow());
      await section.locator('li button').first().click();
      await v.page.waitForTimeout(600);
      await v.page.screenshot({ path: `/tmp/g1shots/${language}-${window}-form.png` });
    }
    console.log(language, window, v.errors);
    await v.page.evaluate(() => localStorage.clear());
    await v.close();
  }
  const o = await portal.visit({ language: 'zh', username: 'operator' });
  await o.goTo(`/operation/bookings?orderBigNo=${orderBigNo}`);
  await o.page.getByRole('button', { name: orderBigNo }).first().click();
  await o.page.getByRole('grid').waitFor();
  await o.page.getByRole('grid').scrollIntoViewIfNeeded();
  await o.page.waitForTimeout(500);
  await o.page.screenshot({ path: '/tmp/g1shots/operator.png' });
  console.log('operator', o.errors);
  await o.close();
});
