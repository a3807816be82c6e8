import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import pg from 'pg';
import type { Download, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { listOrders } from '../features/booking/wire.ts';
import downloads from '../features/export/texts/zh.ts';
import texts from '../platform/web/texts/zh.ts';
import { openPortal, type VisitOptions } from './portal.ts';

const portal = openPortal();

const TASKS = '**/prod-api/common/queryExportExcelRecode*';
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

async function opened(path: string, changes: Partial<VisitOptions> = {}) {
  const visitor = await portal.visit({ language: 'zh', username: 'shipper', ...changes });
  await visitor.goTo(path);
  return visitor;
}
// the icon is part of the name
const press = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`${texts.action.export}$`) }).click();
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });

async function rowsOf(download: Download): Promise<unknown[][]> {
  const { sheets } = await readXlsx(await readFile(await download.path()));
  return sheets[0]?.rows.slice(1) ?? [];
}

test('what the filters of a list select is saved as a file by one button', async () => {
  const shipper = await portal.server.signInAs('shipper');
  const { total, rows } = await shipper.send(listOrders, { status: 'departed', pageSize: 100 });
  const visitor = await opened('/bookingList?status=departed');
  const saved = visitor.page.waitForEvent('download');
  await press(visitor.page);
  await toast(visitor.page, '正在导出，请稍候').waitFor();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^订单列表_\d{8}_\d{6}\.xlsx$/);
  expect((await rowsOf(file)).map((row) => row[0])).toEqual(
    rows.slice(0, total).map((row) => row.orderBigNo),
  );
  await toast(visitor.page, '导出成功。').waitFor();
  expect(await toast(visitor.page, '正在导出，请稍候').count()).toBe(0);
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

test('a long export is followed and fetched from the downloads', async () => {
  const visitor = await opened('/bookingList');
  const { page } = visitor;
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
  expect((await rowsOf(await saved)).length).toBeGreaterThan(10);
  await task.getByRole('button', { name: words.remove }).click();
  await page.getByRole('button', { name: texts.action.ok }).click();
  await toast(page, `${words.removed}。`).waitFor();
  await visitor.close();
});

test('an export says that it is on its way for as long as it takes, and then offers its file', async () => {
  const visitor = await opened('/bookingList', { isAltered: true });
  const { page } = visitor;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(TASKS, async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await press(page);
  await toast(page, '正在导出，请稍候').waitFor();
  await page.clock.fastForward(30_000);
  await toast(page, '正在导出，请稍候').waitFor();
  letGo();
  await page.clock.fastForward(5_000);
  await toast(page, '导出成功。').waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('status').getByRole('button', { name: words.download }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
  // close the context: its clock is changed
  await page.context().close();
});

test('a download that fails says why, or that it failed', async () => {
  const visitor = await opened('/myDownloads');
  const { page } = visitor;
  const download = page.getByRole('button', { name: words.download, exact: true }).first();
  await page.route(FILE, (route) => route.fulfill({ json: { code: 500, msg: '暂无可下载的文件' } }));
  await download.click();
  await toast(page, '暂无可下载的文件。').waitFor();
  await page.unroute(FILE);
  await page.route(FILE, (route) => route.abort('failed'));
  await download.click();
  await toast(page, '下载文件出现错误，请重试。').waitFor();
  await visitor.close();
});
