import { expect, test } from 'vitest';
import { logout } from '../features/people/session/wire.ts';
import { zh as platformTexts } from '../platform/web/texts/platform.ts';
import { zh as texts } from '../platform/web/widgets/upload/texts/upload.ts';
import { zh as faults } from '../platform/wire/uploadTexts.ts';
import { newPerson } from './newPerson.ts';
import { openPortal } from './portal.ts';
import {
  chooseFiles,
  openWidget,
  row,
  rows,
  textFile,
  toast,
  variant,
  waitUntilUploaded,
} from './widgets/uploadWidget.ts';

const portal = openPortal();

const MEGABYTE = 1024 * 1024;
const DISGUISED = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(510)]);

test('files are told what is wrong with them, deleted and replaced after a question; an ended session leads out', async () => {
  const username = await newPerson(portal.server, 'shipper');
  const { page, leave } = await openWidget(portal, 'fileUploader', username);
  const widget = variant(page);
  await chooseFiles(widget, [
    textFile('setup.exe'),
    { name: 'big.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5 * MEGABYTE + 1) },
    { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: DISGUISED },
  ]);
  await row(widget, 'setup.exe').getByText(faults.executable).waitFor();
  await row(widget, 'big.pdf').getByText('上传文件大小不能超过 5 MB。').waitFor();
  // by the server
  await row(widget, 'invoice.pdf').getByText(faults.executable).waitFor();

  await chooseFiles(widget, textFile('mistake.txt'));
  await waitUntilUploaded(widget, 'mistake.txt');
  const remove = widget.getByRole('button', { name: texts.remove({ name: 'mistake.txt' }) });
  await remove.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: platformTexts.action.cancel }).click();
  await waitUntilUploaded(widget, 'mistake.txt');
  await remove.click();
  await dialog.getByText(platformTexts.confirm.remove).waitFor();
  const gone = page.waitForResponse('**/common/deleteResource**');
  await dialog.getByRole('button', { name: platformTexts.action.ok }).click();
  expect(await (await gone).json()).toMatchObject({ code: 200 });
  await row(widget, 'mistake.txt').waitFor({ state: 'detached' });
  await toast(page, texts.removed);

  const overwriting = variant(page, 1);
  await chooseFiles(overwriting, textFile('运单.txt'));
  await waitUntilUploaded(overwriting, '运单.txt');
  await chooseFiles(overwriting, textFile('运单.txt', '更正 '.repeat(2000)));
  await dialog.getByText(texts.replaceQuestion).waitFor();
  const replaced = page.waitForResponse('**/common/reUpload');
  await dialog.getByRole('button', { name: platformTexts.action.ok }).click();
  expect(await (await replaced).json()).toMatchObject({ code: 200 });
  await row(overwriting, '运单.txt').getByText('14 KB').waitFor();
  expect(await rows(overwriting).count()).toBe(1);

  const token = await page.evaluate(() => localStorage.getItem('ironsilk.token'));
  await portal.server.anonymous.withToken(token ?? '').send(logout, {});
  await chooseFiles(widget, textFile('late.txt'));
  const said = page.locator('.toast').filter({ hasText: platformTexts.fault.sessionEnded });
  const asked = page.getByRole('button', { name: platformTexts.expired.signIn });
  await said.or(asked).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/custom/widgets/fileUploader');
  // the live connection may hear of it before the upload does: then the page asks
  if (await asked.isVisible()) await asked.click();
  await page.waitForURL('**/custom/login**');
  await leave();
});
