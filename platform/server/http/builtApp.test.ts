import fs, { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openBuiltApp } from './builtApp.ts';

const error = vi.fn();
let root = '';
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'built-app-'));
});
afterAll(() => rm(root, { recursive: true }));
afterEach(() => {
  error.mockClear();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const open = () => openBuiltApp(root, { error });

async function build(name: string): Promise<void> {
  await rm(root, { recursive: true });
  await mkdir(path.join(root, 'assets'), { recursive: true });
  await writeFile(path.join(root, 'assets', name), '');
  await writeFile(path.join(root, 'index.html'), `<script src="assets/${name}">`);
}

test('a build under a running server is served from the next request on', async () => {
  await build('start-1.js');
  const app = await open();
  expect(await app.hasFile('assets/start-1.js')).toBe(true);
  expect(await app.hasFile('index.html')).toBe(false);

  await build('start-2.js');
  expect(await app.indexHtml()).toContain('start-2.js');
  expect(await app.hasFile('assets/start-2.js')).toBe(true);
  expect(await app.hasFile('assets/start-1.js')).toBe(false);

  await writeFile(path.join(root, 'assets', 'late.js'), '');
  expect(await app.hasFile('assets/late.js')).toBe(true);
  await writeFile(path.join(root, 'logo.svg'), '');
  expect(await app.hasFile('logo.svg')).toBe(true);
});

test('requests at once share one reading of a new build', async () => {
  await build('start-1.js');
  const app = await open();
  await build('start-2.js');
  await utimes(path.join(root, 'index.html'), 1, 1);
  const reads = vi.spyOn(fs, 'readFile');
  const stats = vi.spyOn(fs, 'stat');
  syncBuiltinESMExports();
  const pages = await Promise.all(Array.from({ length: 9 }, () => app.indexHtml()));
  expect(new Set(pages)).toEqual(new Set(['<script src="assets/start-2.js">']));
  expect(reads).toHaveBeenCalledOnce();
  expect(stats.mock.calls.length).toBeLessThan(pages.length / 2);
});

test('amid a build the last index is served, in silence; what else fails reaches the log', async () => {
  await build('start-1.js');
  const app = await open();
  await rm(path.join(root, 'index.html'));
  expect(await app.indexHtml()).toContain('start-1.js');
  expect(error).not.toHaveBeenCalled();

  await mkdir(path.join(root, 'index.html'));
  expect(await app.indexHtml()).toContain('start-1.js');
  expect(error).toHaveBeenCalledOnce();
});
