import { expect, test } from 'vitest';
import { logout } from '../features/session/wire.ts';
import platformTexts from '../platform/web/texts/zh.ts';
import texts from '../platform/web/widgets/upload/texts/zh.ts';
import faults from '../platform/wire/uploadTexts/zh.ts';
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

test('each wrong file is told at the file what is wrong with it, a disguised program by the server', async () => {
  const { page, leave } = await openWidget(portal, 'fileUploader');
  const widget = variant(page);
  const disguised = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(510)]);
  await chooseFiles(widget, [
    textFile('setup.exe'),
    textFile('photo.rar'),
    textFile('empty.pdf', ''),
    { name: 'big.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5 * MEGABYTE + 1) },
    textFile(`${'长'.repeat(51)}.txt`),
    { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: disguised },
  ]);
  await row(widget, 'setup.exe').getByText(faults.executable).waitFor();
  await row(widget, 'photo.rar').getByText('文件格式不正确, 请上传').waitFor();
  await row(widget, 'empty.pdf').getByText(faults.empty).waitFor();
  await row(widget, 'big.pdf').getByText('上传文件大小不能超过 5 MB。').waitFor();
  await row(widget, '长长')
    .getByText(faults.nameTooLong({ most: 50 }))
    .waitFor();
  await row(widget, 'invoice.pdf').getByText(faults.executable).waitFor();
  await widget
    .getByText('all 6 · success 0 · error 1 · disabledType 1 · wrongType 1 · wrongSize 2 · wrongName 1')
    .waitFor();
  await leave();
});

test('a file is deleted after a question, and is gone from the server', async () => {
  const { page, leave } = await openWidget(portal, 'fileUploader');
  const widget = variant(page);
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
  await leave();
});

test('in overwrite mode a file of the same name takes the old one’s place after a question', async () => {
  const { page, leave } = await openWidget(portal, 'fileUploader');
  const widget = variant(page, 1);
  await chooseFiles(widget, textFile('运单.txt'));
  await waitUntilUploaded(widget, '运单.txt');
  await chooseFiles(widget, textFile('运单.txt', '更正 '.repeat(2000)));
  const dialog = page.getByRole('dialog');
  await dialog.getByText(texts.replaceQuestion).waitFor();
  const replaced = page.waitForResponse('**/common/reUpload');
  await dialog.getByRole('button', { name: platformTexts.action.ok }).click();
  expect(await (await replaced).json()).toMatchObject({ code: 200 });
  await row(widget, '运单.txt').getByText('14 KB').waitFor();
  expect(await rows(widget).count()).toBe(1);
  await leave();
});

test('an upload that finds the session over says so and leads out two seconds later', async () => {
  const username = await newPerson(portal.server, 'shipper');
  const { page, leave } = await openWidget(portal, 'fileUploader', username);
  const token = await page.evaluate(() => localStorage.getItem('ironsilk.token'));
  await portal.server.anonymous.withToken(token ?? '').send(logout, {});
  await chooseFiles(variant(page), textFile('late.txt'));
  await toast(page, '登录已过期，请重新登录。');
  expect(new URL(page.url()).pathname).toBe('/custom/widgets/fileUploader');
  await page.waitForURL('**/custom/login**');
  await leave();
});
