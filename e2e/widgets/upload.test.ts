import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { zipBytes } from '../../libs/fileInspection/testing/zipBytes.ts';
import { zh as platformTexts } from '../../platform/web/texts/platform.ts';
import { zh as texts } from '../../platform/web/widgets/upload/texts/upload.ts';
import { zh as faults } from '../../platform/wire/uploadTexts.ts';
import { openGallery } from './galleryServer.ts';
import { chooseFiles, openWidget, row, rows, textFile, toast, variant, waitUntilUploaded } from './uploadWidget.ts';

const portal = openGallery();

const UPLOAD = '**/prod-api/common/upload';

let photo: Buffer;

beforeAll(async () => {
  photo = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#d9a441' } })
    .png()
    .toBuffer();
});

test('files that were chosen go up together, and the form has their ids', async () => {
  const { page, complaints, leave } = await openWidget(portal, 'fileUploader');
  const widget = variant(page);
  await widget.getByRole('button', { name: platformTexts.action.submit }).click();
  await widget.getByText(faults.none).waitFor();
  await chooseFiles(widget, [textFile('装箱单.txt'), textFile('Накладная.txt')]);
  await waitUntilUploaded(widget, '装箱单.txt');
  await waitUntilUploaded(widget, 'Накладная.txt');
  await toast(page, texts.success);
  await widget.getByText('all 2 · success 2 · error 0').waitFor();
  await widget.getByRole('button', { name: platformTexts.action.submit }).click();
  await page
    .locator('.toast')
    .filter({ hasText: /resourceIds=\d+,\d+/ })
    .waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('files are dropped, screenshots pasted', async () => {
  const { page, leave } = await openWidget(portal, 'thumbnailUploader');
  const widget = variant(page);
  const plus = widget.getByRole('button', { name: texts.choosePicture });
  const transfer = await page.evaluateHandle(
    (bytes) => {
      const carried = new DataTransfer();
      carried.items.add(new File([new Uint8Array(bytes)], '箱照.png', { type: 'image/png' }));
      return carried;
    },
    [...photo],
  );
  await plus.dispatchEvent('dragover', { dataTransfer: transfer });
  await widget.getByText(texts.release).waitFor();
  await plus.dispatchEvent('drop', { dataTransfer: transfer });
  await waitUntilUploaded(widget, '箱照.png');
  await plus.focus();
  await page.evaluate(
    (bytes) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png' }));
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    [...photo],
  );
  await waitUntilUploaded(widget, texts.pasted);
  expect(await rows(widget).locator('img').count()).toBe(2);
  await leave();
});

test('a file on its way is stopped; one that was lost goes up at the second try', async () => {
  const { page, leave } = await openWidget(portal, 'fileUploader');
  const widget = variant(page);
  await page.route(UPLOAD, () => undefined);
  await chooseFiles(widget, textFile('stopped.txt'));
  await row(widget, 'stopped.txt')
    .getByText(texts.uploading({ percent: 0 }).slice(0, 3))
    .waitFor();
  await widget.getByRole('button', { name: texts.stop({ name: 'stopped.txt' }) }).click();
  await row(widget, 'stopped.txt').waitFor({ state: 'detached' });
  await page.unroute(UPLOAD);

  await page.route(UPLOAD, (route) => route.abort('connectionreset'), { times: 1 });
  await chooseFiles(widget, textFile('lost.txt'));
  await row(widget, 'lost.txt').getByText(texts.failed).waitFor();
  await widget.getByRole('button', { name: texts.retry({ name: 'lost.txt' }) }).click();
  await waitUntilUploaded(widget, 'lost.txt');
  await leave();
});

test('a grid that is full takes no more, and says how many it takes', async () => {
  const { page, leave } = await openWidget(portal, 'thumbnailUploader');
  const widget = variant(page, 1);
  const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: photo });
  await chooseFiles(widget, [picture('1.png'), picture('2.png'), picture('3.png')]);
  await widget.getByText(faults.tooMany({ most: 2 })).waitFor();
  await waitUntilUploaded(widget, '1.png');
  await waitUntilUploaded(widget, '2.png');
  expect(await widget.getByRole('button', { name: texts.choosePicture }).isDisabled()).toBe(true);
  await leave();
});

test('the choice of files opens by keyboard; leaving while one is on its way is asked about', async () => {
  const { page } = await openWidget(portal, 'fileUploader');
  const widget = variant(page);
  await page.route(UPLOAD, () => undefined);
  // listen before the file chooser opens
  const choosing = page.waitForEvent('filechooser');
  await widget.getByRole('button', { name: texts.choose }).focus();
  await page.keyboard.press('Enter');
  const chooser = await choosing;
  await chooser.setFiles(textFile('way.txt'));
  await row(widget, 'way.txt')
    .getByText(texts.uploading({ percent: 0 }).slice(0, 3))
    .waitFor();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
});

test('an archive is asked for folders named by container number before it goes up', async () => {
  const { page, leave } = await openWidget(portal, 'zipUploader');
  const widget = variant(page);
  const archive = (name: string, paths: readonly string[]) => ({
    name,
    mimeType: 'application/zip',
    buffer: Buffer.from(zipBytes(paths.map((one) => ({ name: one, content: 'x' })))),
  });
  await chooseFiles(widget, archive('wrong.zip', ['封条/1.jpg']));
  await row(widget, 'wrong.zip')
    .getByText(faults.folders.folder({ name: '封条' }))
    .waitFor();
  await chooseFiles(widget, archive('loose.zip', ['1.jpg']));
  await row(widget, 'loose.zip')
    .getByText(faults.folders.loose({ name: '1.jpg' }))
    .waitFor();
  await chooseFiles(widget, archive('good.zip', ['CSQU3054383/1.txt']));
  await waitUntilUploaded(widget, 'good.zip');
  await leave();
});
