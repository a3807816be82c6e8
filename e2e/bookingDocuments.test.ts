import { beforeAll, expect, test } from 'vitest';
import { listOrders } from '../features/freight/booking/wire.ts';
import type { TestFile } from '../platform/testing/actor.ts';
import { page as paper, photo } from '../platform/testing/sampleFiles.ts';
import { zh as uploads } from '../platform/web/widgets/upload/texts/upload.ts';
import { openPortal, WINDOWS } from './portal.ts';
import type { Visitor } from './visitor.ts';

const portal = openPortal();

let orderNo: string;
beforeAll(async () => {
  const { rows } = await (await portal.server.signInAs('shipper')).send(listOrders, { status: 'submitted' });
  orderNo = rows[0]?.orderBigNo ?? '';
});

const payload = ({ name, content }: TestFile, mimeType: string) => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});
const documentsOf = ({ page }: Visitor) => page.getByRole('region', { name: '单证' });
const fileOf = (visitor: Visitor, name: string) => documentsOf(visitor).getByRole('listitem').filter({ hasText: name });
const chooseFiles = (visitor: Visitor, ...files: ReturnType<typeof payload>[]) =>
  documentsOf(visitor).locator('input[type=file]').first().setInputFiles(files);

test('customer and platform keep the papers of an order together: what one brings, the other finds', async () => {
  const shipper = await portal.visit({ language: 'zh', username: 'shipper' });
  await shipper.goTo(`/bookingDetail/${orderNo}/0`);
  await chooseFiles(
    shipper,
    payload(paper('提单（终版）.pdf'), 'application/pdf'),
    payload(await photo('箱体照片.jpg'), 'image/jpeg'),
  );
  await fileOf(shipper, '提单（终版）.pdf').getByText('李思远').waitFor();
  // its row of the upload gives way to the row of the file
  for (const name of ['提单（终版）.pdf', '箱体照片.jpg'])
    await expect.poll(() => fileOf(shipper, name).locator('img').count()).toBe(1);

  await chooseFiles(shipper, payload({ name: 'note.txt', content: new Uint8Array([65]) }, 'text/plain'));
  await fileOf(shipper, 'note.txt').getByRole('alert').getByText('文件格式不正确').waitFor();
  await fileOf(shipper, 'note.txt').getByRole('button').last().click();

  const operator = await portal.visit({ language: 'zh', username: 'operator' });
  await operator.goTo(`/operation/bookings?orderBigNo=${orderNo}`);
  await operator.page.getByRole('button', { name: orderNo }).first().click();
  await fileOf(operator, '提单（终版）.pdf').getByText('西安丝路货运有限公司').waitFor();
  await chooseFiles(operator, payload(paper('放箱通知.pdf', 'release'), 'application/pdf'));
  await fileOf(operator, '放箱通知.pdf').getByText('赵敏').waitFor();

  await shipper.goTo(`/bookingDetail/${orderNo}/0`);
  await fileOf(shipper, '放箱通知.pdf').getByText('丝路铁运自贸港平台').waitFor();
  const coming = shipper.page.waitForEvent('download');
  const downloadName = uploads.download({ name: '放箱通知.pdf' });
  await documentsOf(shipper).getByRole('button', { name: downloadName }).click();
  expect((await coming).suggestedFilename()).toBe('放箱通知.pdf');

  const removal = documentsOf(shipper).getByRole('button', {
    name: uploads.remove({ name: '放箱通知.pdf' }),
  });
  await removal.click();
  const question = shipper.page.getByRole('dialog', { name: '提示' });
  await question.getByRole('button', { name: '取消' }).click();
  await removal.click();
  await question.getByRole('button', { name: '确定' }).click();
  await fileOf(shipper, '放箱通知.pdf').waitFor({ state: 'detached' });
  await expect.poll(() => documentsOf(shipper).getByRole('listitem').count()).toBe(2);

  // long names fit a phone
  await shipper.page.setViewportSize(WINDOWS.phone);
  await chooseFiles(shipper, payload(paper(`${'Накладная'.repeat(5)}.pdf`, 'long'), 'application/pdf'));
  await fileOf(shipper, 'Накладная').getByText('李思远').waitFor();
  expect(await shipper.horizontalOverflow()).toBe(0);

  expect(await shipper.axeViolations()).toEqual([]);
  expect([...shipper.errors, ...operator.errors]).toEqual([]);
  await Promise.all([shipper.close(), operator.close()]);
});
