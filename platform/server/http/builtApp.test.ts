import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBuiltApp } from './builtApp.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'built-app-'));
});
afterAll(() => rm(root, { recursive: true }));

async function build(name: string): Promise<void> {
  await rm(root, { recursive: true });
  await mkdir(path.join(root, 'assets'), { recursive: true });
  await writeFile(path.join(root, 'assets', name), '');
  await writeFile(path.join(root, 'index.html'), `<script src="assets/${name}">`);
}

test('a build under a running server is served from the next request on', async () => {
  await build('start-1.js');
  const app = await openBuiltApp(root);
  expect(await app.hasFile('assets/start-1.js')).toBe(true);
  expect(await app.hasFile('index.html')).toBe(false);

  await build('start-2.js');
  expect(await app.indexHtml()).toContain('start-2.js');
  expect(await app.hasFile('assets/start-2.js')).toBe(true);
  expect(await app.hasFile('assets/start-1.js')).toBe(false);

  await writeFile(path.join(root, 'assets', 'late.js'), '');
  expect(await app.hasFile('assets/late.js')).toBe(true);
});

test('amid a build the last index is served', async () => {
  await build('start-1.js');
  const app = await openBuiltApp(root);
  await rm(path.join(root, 'index.html'));
  expect(await app.indexHtml()).toContain('start-1.js');
});
