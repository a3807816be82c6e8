import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../platform/wire/language.ts';
import { openPortal, type VisitOptions } from './portal.ts';

const portal = openPortal();

/** Shared chunks and calls that a first visit fetches. */
async function fetched(path: string, wants: VisitOptions) {
  const visitor = await portal.visit(wants);
  const chunks = new Set<string>();
  const calls: string[] = [];
  visitor.page.on('request', (request) => {
    const chunk = /\/assets\/(start|kit|frame|lists)-[^/]*\.js$/.exec(request.url())?.[1];
    if (chunk !== undefined) chunks.add(chunk);
    const call = /\/prod-api\/(getInfo|getRouters|home|order\/.*|trainInfo\/.*)$/.exec(request.url())?.[1];
    if (call !== undefined) calls.push(call);
  });
  await visitor.goTo(path);
  await visitor.close();
  return { chunks: [...chunks].sort(), calls: calls.sort() };
}

test.each(LANGUAGES)(
  'the first page after signing in waits for no lists, and asks once for what it shows, in %s',
  async (language) => {
    expect(await fetched('/index', { language, username: 'shipper' })).toEqual({
      chunks: ['frame', 'kit', 'start'],
      calls: ['getInfo', 'getRouters', 'home'],
    });
  },
);

test.each(['/login', '/toForgetPwd', '/queryTrace', '/404'])(
  'a stranger at %s waits for nothing of the frame',
  async (path) => {
    expect((await fetched(path, { language: 'zh' })).chunks).toEqual(['start']);
  },
);

const BUILT = path.join(import.meta.dirname, '../dist/web/assets');

/** KB of a built file as gzip, 0 for answers of the server. */
function builtKb(url: string): number {
  const name = /\/custom\/assets\/([^/?]+)$/.exec(url)?.[1];
  if (name === undefined) return 0;
  return gzipSync(readFileSync(path.join(BUILT, name)), { level: 9 }).length / 1000;
}

test('signing in takes few requests and few bytes: each costs time on a long line', async () => {
  const visitor = await portal.visit({ language: 'zh' });
  let requests = 0;
  let builtKbs = 0;
  visitor.page.on('request', (request) => {
    requests += 1;
    builtKbs += builtKb(request.url());
  });
  await visitor.goTo('/login');
  expect(requests).toBeLessThanOrEqual(10);
  expect(builtKbs).toBeGreaterThan(100);
  expect(builtKbs).toBeLessThanOrEqual(150);
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
