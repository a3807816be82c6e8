import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { zipBytes } from '../fileInspection/testing/zipBytes.ts';
import { readDocument } from './readDocument.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ironsilk-hostile-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Outcome and pages of a file that is read as what it says to be. */
async function outcomeOf(content: Uint8Array, extension: string, signal = new AbortController().signal) {
  const file = path.join(folder, `file.${extension}`);
  await writeFile(file, content);
  let pages = 0;
  const onPage = async () => {
    pages += 1;
  };
  const counted = { onCount: () => undefined, onPage };
  const outcome = await readDocument({ path: file, extension, mostPages: 3, signal, ...counted });
  return { outcome, pages };
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG of this width and height in a few kilobytes. */
function pngOf(side: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

test('a picture of 30,000 by 30,000 is refused, not unfolded', async () => {
  expect(await outcomeOf(pngOf(30_000), 'png')).toEqual({ outcome: 'unreadable', pages: 0 });
});

test('broken files end with a reason', async () => {
  for (const extension of ['pdf', 'xlsx', 'png']) {
    const read = await outcomeOf(Buffer.from('%PDF-1.7 nothing follows'), extension);
    expect(read, extension).toEqual({ outcome: 'unreadable', pages: 0 });
  }
});

test('a workbook that unfolds to gigabytes ends at the limits', { timeout: 180_000 }, async () => {
  const bomb = zipBytes([{ name: 'xl/workbook.xml', content: Buffer.alloc(400_000_000, ' ') }]);
  const { outcome, pages } = await outcomeOf(bomb, 'xlsx');
  expect(['unreadable', 'tooLarge']).toContain(outcome);
  expect(pages).toBe(0);
});

test('of endless pages the first are read', async () => {
  const document = PDF.create();
  for (let page = 1; page <= 200; page += 1)
    document.addPage({ size: 'a4' }).drawText(`Page ${page} of an endless contract`, { x: 60, y: 700, size: 20 });
  expect(await outcomeOf(await document.save(), 'pdf')).toEqual({ outcome: 'done', pages: 3 });
});

test('a reading that is stopped ends at once', async () => {
  const stopping = new AbortController();
  const reading = outcomeOf(pngOf(2_000), 'png', stopping.signal);
  stopping.abort();
  expect(await reading).toEqual({ outcome: 'stopped', pages: 0 });
});
