import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import pg from 'pg';
import type { Download, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { zh as downloads } from '../features/documents/export/texts/page.ts';
import { listOrders } from '../features/freight/booking/wire.ts';
import { zh as texts } from '../platform/web/texts/platform.ts';
import { openPortal } from './portal.ts';
import type { Visitor } from './visitor.ts';

const portal = openPortal();

const FILE = '**/prod-api/download/operation/download/*';
const { page: words, server: said } = downloads;

let gate: pg.Client | null = null;
afterEach(openGate);

/** Blocks every export of orders until the gate is opened. */
async function closeGate(): Promise<void> {
  gate = new pg.Client({ connectionString: portal.server.databaseUrl });
  await gate.connect();
  await gate.query('begin; lock table order_timeline, order_container in access exclusive mode');
}

async function openGate(): Promise<void> {
  await gate?.end();
  gate = null;
}

/** One window for both tests; the second goes on where the first ended. */
let visitor: Visitor;
beforeAll(async () => {
  visitor = await portal.visit({ language: 'zh', username: 'shipper' });
});
// the icon is part of the name
const press = (page: Page) => page.getByRole('button', { name: new RegExp(`${texts.action.export}$`) }).click();
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });

async function rowsOf(download: Download): Promise<unknown[][]> {
  const { sheets } = await readXlsx(await readFile(await download.path()));
  return sheets[0]?.rows.slice(1) ?? [];
}

test('what the filters of a list select is saved as a file by one button', async () => {
  const shipper = await portal.server.signInAs('shipper');
  const { total, rows } = await shipper.send(listOrders, { status: 'departed', pageSize: 100 });
  await visitor.goTo('/bookingList?status=departed');
  const saved = visitor.page.waitForEvent('download');
  await press(visitor.page);
  await toast(visitor.page, '正在导出，请稍候').waitFor();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^订单列表_\d{8}_\d{6}\.xlsx$/);
  expect((await rowsOf(file)).map((row) => row[0])).toEqual(rows.slice(0, total).map((row) => row.orderBigNo));
  await toast(visitor.page, '导出成功。').waitFor();
  expect(await toast(visitor.page, '正在导出，请稍候').count()).toBe(0);
});

test('a long export is followed and fetched from the downloads; one that cannot be fetched says why, or that it failed', async () => {
  const { page } = visitor;
  // the same export again so soon would be a double press
  await visitor.show('/bookingList?status=confirmed');
  await closeGate();
  await press(page);
  await page.getByRole('button', { name: words.show }).click();
  const dialog = page.getByRole('dialog', { name: words.title });
  // the first row below the header is the newest
  const task = dialog.getByRole('row').nth(1);
  await task.getByText(said.statuses.running).waitFor();
  expect(await visitor.axeViolations()).toEqual([]);
  expect(await visitor.horizontalOverflow()).toBe(0);
  await task.getByRole('button', { name: words.cancel }).click();
  await task.getByText(said.statuses.cancelled).waitFor();
  await openGate();
  await task.getByRole('button', { name: words.retry }).click();
  await task.getByText(said.statuses.done).waitFor();
  const saved = page.waitForEvent('download');
  await task.getByRole('button', { name: words.download }).click();
  expect((await rowsOf(await saved)).length).toBeGreaterThan(0);
  await task.getByRole('button', { name: words.remove }).click();
  await page.getByRole('button', { name: texts.action.ok }).click();
  await toast(page, `${words.removed}。`).waitFor();
  expect(visitor.errors).toEqual([]);

  // of the first test
  const download = task.getByRole('button', { name: words.download });
  await page.route(FILE, (route) => route.fulfill({ json: { code: 500, msg: '暂无可下载的文件' } }));
  await download.click();
  await toast(page, '暂无可下载的文件。').waitFor();
  await page.unroute(FILE);
  await page.route(FILE, (route) => route.abort('failed'));
  await download.click();
  await toast(page, '下载文件出现错误，请重试。').waitFor();
  await visitor.close();
});
