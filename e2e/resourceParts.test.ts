import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../platform/testing/testServer.ts';
import { zh as texts } from '../platform/web/widgets/upload/texts/upload.ts';
import { openOwnPortal } from './portal.ts';
import { chooseFiles, row, variant, waitUntilUploaded } from './widgets/uploadWidget.ts';

// fixed port: the server restarts at the same address during an upload
const portal = openOwnPortal(async () => startTestServer({ port: await freePort() }));

const MEGABYTE = 1024 * 1024;
const PARTS = '**/prod-api/common/parts/**';
const FINISH = '**/prod-api/common/finishParts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'uploads-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

test('a big file goes up in parts, over a lost line, a restart of the server, a page loaded anew and a lost answer', async () => {
  const big = path.join(folder, 'photos.txt');
  await writeFile(big, Buffer.alloc(9 * MEGABYTE, 'TBJU1000016'));
  const visitor = await portal.visit({ language: 'zh', username: 'shipper' });
  await visitor.goTo('/widgets/dragUploader');
  const { page } = visitor;
  const offsets: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(request.headers()['upload-offset'] ?? '');
  });
  let isLineUp = true;
  await page.route(PARTS, async (route) => {
    const { 'upload-offset': offset } = route.request().headers();
    // the second part never arrives
    if (!isLineUp || offset === String(8 * MEGABYTE)) {
      isLineUp = false;
      return route.abort('connectionreset');
    }
    return route.continue();
  });
  await chooseFiles(variant(page, 1), big);
  await expect.poll(() => isLineUp).toBe(false);
  await portal.server.restart();
  await page.unroute(PARTS);
  await waitUntilUploaded(variant(page, 1), 'photos.txt');
  expect(offsets[0]).toBe('0');
  expect(offsets.filter((offset) => offset === '0')).toHaveLength(1);

  const bigger = path.join(folder, 'more.txt');
  await writeFile(bigger, Buffer.alloc(9 * MEGABYTE, 'CSQU3054383'));
  await page.route(PARTS, (route) =>
    route.request().headers()['upload-offset'] === '0' ? route.continue() : route.abort('connectionreset'),
  );
  const first = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await chooseFiles(variant(page, 1), bigger);
  await first;
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.unroute(PARTS);
  offsets.length = 0;
  await chooseFiles(variant(page, 1), bigger);
  await waitUntilUploaded(variant(page, 1), 'more.txt');
  expect(offsets[0]).toBe(String(8 * MEGABYTE));

  // the final response is lost: no second upload, one file
  const last = path.join(folder, 'last.txt');
  await writeFile(last, Buffer.alloc(9 * MEGABYTE, 'MSKU1234565'));
  let finished: unknown;
  const lose = async (route: Route) => {
    finished = await (await route.fetch()).json();
    await route.abort('connectionreset');
  };
  await page.route(FINISH, lose, { times: 1 });
  await chooseFiles(variant(page, 1), last);
  await row(variant(page, 1), 'last.txt').getByText(texts.failed).waitFor();
  expect(finished).toMatchObject({ code: 200 });
  offsets.length = 0;
  const again = page.waitForResponse(FINISH);
  await variant(page, 1)
    .getByRole('button', { name: texts.retry({ name: 'last.txt' }) })
    .click();
  await waitUntilUploaded(variant(page, 1), 'last.txt');
  expect(await (await again).json()).toEqual(finished);
  expect(offsets).toEqual([]);
  await visitor.close();
});
