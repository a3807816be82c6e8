import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openPortal } from './portal.ts';
import type { Visitor } from './visitor.ts';

const portal = openPortal();

/** Shared chunks and calls that a window fetches from now on. */
function fetchedBy({ page }: Visitor) {
  const chunks = new Set<string>();
  const calls: string[] = [];
  page.on('request', (request) => {
    const chunk = /\/assets\/(start|kit|frame|lists)-[^/]*\.js$/.exec(request.url())?.[1];
    if (chunk !== undefined) chunks.add(chunk);
    const call = /\/prod-api\/(getInfo|getRouters|home|order\/.*|trainInfo\/.*)$/.exec(request.url())?.[1];
    if (call !== undefined) calls.push(call);
  });
  return { chunks: () => [...chunks].sort(), calls: () => calls.toSorted() };
}

test('the first page after signing in waits for no lists, and asks once for what it shows and who is here', async () => {
  const visitor = await portal.visit({ language: 'ru', username: 'shipper', isAltered: true });
  const { page } = visitor;
  const { chunks, calls } = fetchedBy(visitor);
  await visitor.goTo('/index');
  expect(chunks()).toEqual(['frame', 'kit', 'start']);
  expect(calls()).toEqual(['getInfo', 'getRouters', 'home']);
  // what was read is old, while the live line stays: a line that was lost reads both again
  await page.clock.setFixedTime(Date.now() + 60_000);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await visitor.waitUntilIdle();
  for (const call of ['getInfo', 'getRouters']) expect(calls().filter((one) => one === call)).toHaveLength(1);
  await visitor.close();
});

test('a stranger waits for nothing of the frame, on whichever page', async () => {
  const visitor = await portal.visit({ language: 'zh' });
  const { chunks } = fetchedBy(visitor);
  for (const path of ['/queryTrace', '/toForgetPwd', '/404']) {
    await visitor.show(path);
    expect(chunks()).toEqual(['start']);
  }
  await visitor.close();
});

const BUILT = path.join(import.meta.dirname, '../dist/web/assets');

/** KB of a built file as gzip, 0 for answers of the server. */
function builtKb(url: string): number {
  const name = /\/custom\/assets\/([^/?]+)$/.exec(url)?.[1];
  if (name === undefined) return 0;
  return gzipSync(readFileSync(path.join(BUILT, name)), { level: 9 }).length / 1000;
}

test('signing in takes few requests and few bytes: each costs time on a long line', async () => {
  const visitor = await portal.visit({ language: 'zh' });
  const { chunks } = fetchedBy(visitor);
  let requests = 0;
  let builtKbs = 0;
  visitor.page.on('request', (request) => {
    requests += 1;
    builtKbs += builtKb(request.url());
  });
  await visitor.goTo('/login');
  expect(chunks()).toEqual(['start']);
  expect(requests).toBeLessThanOrEqual(10);
  expect(builtKbs).toBeGreaterThan(100);
  expect(builtKbs).toBeLessThanOrEqual(152);
  await visitor.page.locator('input[name=username]').fill('shipper');
  await visitor.page.locator('input[name=password]').fill('Ironsilk2026');
  requests = 0;
  await visitor.page.locator('button[type=submit]').click();
  await visitor.page.locator('main').waitFor();
  await visitor.waitUntilIdle();
  expect(requests).toBeLessThanOrEqual(25);
  expect(builtKbs).toBeLessThanOrEqual(360);
  await visitor.close();
});
