import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { newDataFolder } from '../app/testing/dataFolder.ts';
import { startProcess, waitForExit } from '../app/testing/serverProcess.ts';
import { finishParts } from '../features/documents/resource/wire.ts';
import { Actor } from '../platform/testing/actor.ts';
import { WIRE_BASE } from '../platform/wire/base.ts';
import { RESUMABLE_UPLOAD_PATH } from '../platform/wire/resumableUploads.ts';
import { signIn } from './signIn.ts';
import type { Figure } from './table.ts';
import { drain, formOf, readText, send } from './transfer.ts';
import { watchMemory } from './watchMemory.ts';

const MB = 1_000_000;
const FILE_BYTES = 48 * MB;
const TIMES = 8;
const BIG_BYTES = 2_000 * MB;
const PART_BYTES = 16 * MB;
const SETTLE_MS = 2_000;
const BARE = fileURLToPath(new URL('bareFiles.ts', import.meta.url));

const ready = z.tuple([z.object({ ready: z.string() })]).rest(z.unknown());
const uploaded = z.object({ busiResources: z.tuple([z.object({ resourceId: z.number() })]) });

interface Portal {
  address: string;
  pid: number;
  actor: Actor;
  headers: { authorization: string };
}

/** (f) Upload and download rates against the baseline, and memory for a file of 2 GB. */
export async function measureFiles(): Promise<Figure[]> {
  const folder = await newDataFolder();
  const server = await startProcess({ NODE_ENV: 'production', LOG_LEVEL: 'warn', DATA_DIR: folder.dataDir });
  const bareFolder = await mkdtemp(path.join(folder.dataDir, 'bare-'));
  const env = { ...process.env, NODE_ENV: 'production', BENCH_FOLDER: bareFolder };
  const bare = spawn(process.execPath, [BARE], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  try {
    const [{ ready: bareAddress }] = ready.parse(await once(bare, 'message'));
    const portal = await signedInAt(server.address, server.child.pid ?? 0);
    const upAndDown = await measureUpAndDown(portal, bareAddress, bareFolder);
    return [...upAndDown, ...(await measureBig(portal))];
  } finally {
    const ends = [waitForExit(server.child), waitForExit(bare)];
    server.child.kill('SIGTERM');
    bare.kill('SIGTERM');
    await Promise.all(ends);
    await rm(bareFolder, { recursive: true, force: true });
    await folder.remove();
  }
}

async function signedInAt(address: string, pid: number): Promise<Portal> {
  const token = await signIn(address, 'shipper');
  return { address, pid, actor: new Actor(address, token), headers: { authorization: `Bearer ${token}` } };
}

/** Unique content, so that deduplication never applies. */
function uniqueText(bytes: number): Buffer {
  const text = Buffer.alloc(bytes, 'freight ');
  text.write(randomBytes(48).toString('base64'));
  return text;
}

/** MB/s of transfers run alternately, so that the machine's noise hits all; the first run is warm-up. */
async function rates(transfers: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const seconds = transfers.map(() => 0);
  for (let times = -1; times < TIMES; times += 1) {
    for (const [place, transfer] of transfers.entries()) {
      execFileSync('sync');
      const started = performance.now();
      await transfer();
      if (times >= 0) seconds[place] = (seconds[place] ?? 0) + (performance.now() - started) / 1000;
    }
  }
  return seconds.map((sum) => (FILE_BYTES * TIMES) / MB / sum);
}

async function measureUpAndDown(portal: Portal, bare: string, bareFolder: string): Promise<Figure[]> {
  const url = `${portal.address}${WIRE_BASE}/common/upload`;
  const upload = async () => {
    const form = formOf('paper.txt', uniqueText(FILE_BYTES));
    const headers = { ...form.headers, ...portal.headers };
    return uploaded.parse(JSON.parse(await readText(await send({ ...form, url, method: 'POST', headers }))));
  };
  const uploadToBaseline = (way: string) => async () =>
    readText(await send({ ...formOf('paper.txt', uniqueText(FILE_BYTES)), url: bare + way, method: 'POST' }));
  await writeFile(path.join(bareFolder, 'paper.txt'), uniqueText(FILE_BYTES));
  const [{ resourceId }] = (await upload()).busiResources;
  const file = `${portal.address}${WIRE_BASE}/common/download?resourceId=${resourceId}`;
  const get =
    (from: string, headers = {}) =>
    async () =>
      drain(await send({ url: from, method: 'GET', headers }));
  const [up = 0, bareUp = 0, safeUp = 0] = await rates([upload, uploadToBaseline('/file'), uploadToBaseline('/safe')]);
  const [down = 0, bareDown = 0] = await rates([get(file, portal.headers), get(`${bare}/paper.txt`)]);
  return [
    { name: `f  upload of ${FILE_BYTES / MB} MB, MB/s`, value: up, ratio: up / bareUp },
    { name: '   the same only streamed to the disk', value: bareUp },
    { name: '   streamed, hashed and flushed', value: safeUp, ratio: safeUp / bareUp },
    { name: '   download, MB/s', value: down, ratio: down / bareDown },
    { name: '   the same by @fastify/static', value: bareDown },
  ];
}

async function measureBig(portal: Portal): Promise<Figure[]> {
  await after(SETTLE_MS);
  const upMemory = watchMemory(portal.pid);
  const upStarted = performance.now();
  const uploadId = await sendParts(portal);
  const sentSeconds = (performance.now() - upStarted) / 1000;
  const { busiResources } = await portal.actor.send(finishParts, { uploadId });
  const finishSeconds = (performance.now() - upStarted) / 1000 - sentSeconds;
  const upMb = upMemory.stop();
  await after(SETTLE_MS);
  const downMemory = watchMemory(portal.pid);
  const downStarted = performance.now();
  const url = `${portal.address}${WIRE_BASE}/common/download?resourceId=${busiResources[0]?.resourceId}`;
  const bytes = await drain(await send({ url, method: 'GET', headers: portal.headers }));
  const downSeconds = (performance.now() - downStarted) / 1000;
  if (bytes !== BIG_BYTES) throw new Error(`${bytes} bytes came back`);
  return [
    { name: `   ${BIG_BYTES / MB} MB in parts, MB/s`, value: BIG_BYTES / MB / sentSeconds },
    { name: '   hashing and looking into it, s', value: finishSeconds },
    { name: '   memory above idle while it goes up, MB', value: upMb },
    { name: '   its download, MB/s', value: BIG_BYTES / MB / downSeconds },
    { name: '   memory above idle while it comes down, MB', value: downMemory.stop() },
  ];
}

async function sendParts({ address, headers }: Portal): Promise<string> {
  const tus = { ...headers, 'tus-resumable': '1.0.0' };
  const parts = `${address}${WIRE_BASE}${RESUMABLE_UPLOAD_PATH}`;
  const metadata = `filename ${Buffer.from('big.txt').toString('base64')}`;
  const begin = { ...tus, 'upload-length': String(BIG_BYTES), 'upload-metadata': metadata };
  const begun = await send({ url: parts, method: 'POST', headers: begin });
  await readText(begun);
  const id = path.basename(begun.headers.location ?? '');
  const pieces = [uniqueText(PART_BYTES)];
  for (let offset = 0; offset < BIG_BYTES; offset += PART_BYTES) {
    const type = 'application/offset+octet-stream';
    const part = { ...tus, 'content-type': type, 'upload-offset': String(offset) };
    await readText(await send({ url: `${parts}/${id}`, method: 'PATCH', headers: part, pieces }));
  }
  return id;
}
