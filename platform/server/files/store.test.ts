import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3Server } from '../../testing/s3Server.ts';
import { ConfigError } from '../config.ts';
import { openStore } from './openStore.ts';
import type { Store } from './store.ts';

const BYTES = randomBytes(300_000);
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const read = async (stream: Readable) => text(await buffer(stream));

interface Opened {
  store: Store;
  close(): Promise<void>;
}

const OPENING: Record<string, (dataDir: string) => Promise<Opened>> = {
  'a folder': async (dataDir) => ({
    store: await openStore({ dataDir, s3: undefined }),
    close: async () => undefined,
  }),
  'an S3-compatible server': async (dataDir) => {
    const server = await startS3Server();
    return { store: await openStore({ dataDir, s3: server.config }), close: server.stop };
  },
};

describe.each(Object.entries(OPENING))('the store in %s', (_name, open) => {
  let dataDir: string;
  let opened: Opened;
  let store: Store;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'ironsilk-store-'));
    opened = await open(dataDir);
    store = opened.store;
  });
  afterAll(async () => {
    await opened.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const newKey = () => randomUUID().replaceAll('-', '');
  const put = async (bytes: Uint8Array) => {
    const from = path.join(dataDir, randomUUID());
    const key = newKey();
    await writeFile(from, bytes);
    await store.put(key, from);
    await rm(from);
    return key;
  };
  const keys = async () => {
    const found = [];
    for await (const { key } of store.list()) found.push(key);
    return found;
  };

  test('returns the bytes put, also after the source file is gone', async () => {
    const key = await put(BYTES);
    expect(await read(await store.open(key))).toBe(text(BYTES));
  });

  test('answers a part, both ends included', async () => {
    const key = await put(BYTES);
    expect(await read(await store.open(key, { from: 0, to: 1 }))).toBe(text(BYTES.subarray(0, 2)));
    expect(await read(await store.open(key, { from: 1000, to: 250_000 }))).toBe(text(BYTES.subarray(1000, 250_001)));
    const last = BYTES.length - 1;
    expect(await read(await store.open(key, { from: last, to: last }))).toBe(text(BYTES.subarray(last)));
  });

  test('takes many at once', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, (_, index) => put(Buffer.from(`file ${index}`))));
    const read = await Promise.all(made.map(async (key) => String(await buffer(await store.open(key)))));
    expect(read).toEqual(made.map((_, index) => `file ${index}`));
  });

  test('throws before the first byte when the key is absent', async () => {
    await expect(store.open(newKey())).rejects.toThrow();
  });

  test('lists what was put and when; what is removed is gone, and removing nothing does no harm', async () => {
    const [kept, removed] = [await put(BYTES), await put(BYTES)];
    await store.remove([removed, newKey()]);
    expect([await store.has(kept), await store.has(removed)]).toEqual([true, false]);
    expect(await keys()).toContain(kept);
    expect(await keys()).not.toContain(removed);
    await expect(store.open(removed)).rejects.toThrow();
    for await (const { putAt } of store.list()) {
      expect(Math.abs(Date.now() - putAt.getTime())).toBeLessThan(60_000);
    }
  });

  test('rejects when the file to put is missing', async () => {
    await expect(store.put(newKey(), path.join(dataDir, 'nowhere'))).rejects.toThrow();
  });
});

test('a bucket that cannot be reached stops the start with a line that names it', async () => {
  const server = await startS3Server();
  const s3 = { ...server.config, bucket: 'another' };
  await expect(openStore({ dataDir: '', s3 })).rejects.toThrow(ConfigError);
  await expect(openStore({ dataDir: '', s3 })).rejects.toThrow(/^S3_BUCKET another cannot be reached/);
  await server.stop();
});
