import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../platform/testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const fetchPath = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.address}${path}`, { headers, redirect: 'manual' });

async function scriptPath(): Promise<string> {
  const page = await (await fetchPath('/custom/')).text();
  return /src="(\/custom\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
}

function compress(script: string): void {
  const step = path.join(import.meta.dirname, '../scripts/compress.mjs');
  execFileSync(process.execPath, [step, script.replace('/custom/', '')]);
}

test('the bare address and the base lead into the app', async () => {
  expect((await fetchPath('/')).headers.get('location')).toBe('/custom/');
  expect((await fetchPath('/custom')).headers.get('location')).toBe('/custom/');
  const page = await fetchPath('/custom/some/deep/link?with=query');
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('cache-control')).toContain('no-cache');
});

test('scripts are kept for ever by their hash and come compressed as the browser likes', async () => {
  const script = await scriptPath();
  compress(script);
  const brotli = await fetchPath(script, { 'accept-encoding': 'br' });
  expect(brotli.headers.get('cache-control')).toContain('immutable');
  expect(brotli.headers.get('content-encoding')).toBe('br');
  expect(brotli.headers.get('content-type')).toContain('javascript');
  expect((await fetchPath(script, { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
});

test('the files are found below their second address too, but no page is', async () => {
  const script = (await scriptPath()).replace('/custom/', '/crexpress-front/');
  expect((await fetchPath(script)).headers.get('cache-control')).toContain('immutable');
  for (const path of ['index.html', 'assets', 'assets/..%2findex.html', 'some/page'])
    expect((await fetchPath(`/crexpress-front/${path}`)).status).not.toBe(200);
});

test('a script that is gone is not answered with the page, or old tabs could not help themselves', async () => {
  expect((await fetchPath('/custom/assets/gone-12345678.js')).status).toBe(404);
});

test('the page allows no script but ours, and no frame of others', async () => {
  const policy = (await fetchPath('/custom/')).headers.get('content-security-policy') ?? '';
  const scripts = policy.split(';').find((rule) => rule.trim().startsWith('script-src'));
  expect(scripts?.trim()).toBe("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("object-src 'none'");
});

test.each(['/custom/identityCheck/token', '/custom/ru/identityCheck/token?framed=1'])(
  'WebAssembly runs in the document of the face check alone: %s',
  async (address) => {
    const policy = (await fetchPath(address)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    const other = await fetchPath('/custom/identityChecks');
    expect(other.headers.get('content-security-policy')).not.toContain('wasm');
    expect(other.headers.get('permissions-policy')).toContain('camera=(self)');
  },
);

test('health tells when the server is ready, figures only this machine', async () => {
  expect((await fetchPath('/healthz')).status).toBe(200);
  const figures = await (await fetchPath('/metrics')).text();
  expect(figures).toContain('ironsilk_call_seconds');
  expect(figures).toContain('ironsilk_pool_connections');
  expect((await fetchPath('/metrics', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
});

test('the description of the calls is there to read, without another host', async () => {
  const page = await fetchPath('/prod-api/docs/');
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).not.toMatch(/(src|href)="https?:/);
  expect(page.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
});

test('an unknown call answers in the dialect', async () => {
  const answer = await fetchPath('/prod-api/no/such/call', { language: 'ru' });
  expect(await answer.json()).toEqual({ code: 404, msg: 'Запрошенный ресурс не найден' });
});
