import { once } from 'node:events';
import { copyFile, rename } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { download, finishParts } from '../features/documents/resource/wire.ts';
import { AppendOnlyStore } from '../libs/resumable/appendOnlyStore.ts';
import { Staging } from '../platform/server/files/staging.ts';
import { Actor, expectUserError } from '../platform/testing/actor.ts';
import { startS3Server } from '../platform/testing/s3Server.ts';
import { startTestServer, type TestServer } from '../platform/testing/testServer.ts';
import { newDataFolder } from './testing/dataFolder.ts';
import { filesIn, newTextFile, PARTS_URL_PATH, sha256, uploadFile } from './testing/resourceFiles.ts';

let folder: Awaited<ReturnType<typeof newDataFolder>>;
let server: TestServer;
let shipper: Actor;
let rival: Actor;
let database: pg.Client;
beforeAll(async () => {
  folder = await newDataFolder();
  server = await startTestServer({ dataDir: folder.dataDir });
  [shipper, rival] = await Promise.all([server.signInAs('shipper'), server.signInAs('rival')]);
  database = new pg.Client({ connectionString: server.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await server.stop();
  await folder.remove();
});

const stagedFiles = () => filesIn(folder.dataDir, 'staging');
const storedCopies = async (bytes: Uint8Array) =>
  (await database.query('select store_key from stored_blob where byte_count = $1', [bytes.length])).rows;

test('a file comes back as it went up, under its name, whatever script it is in', async () => {
  const file = newTextFile(100_000, 'Накладная 提单 №5.txt');
  const resourceId = await uploadFile(shipper, file);
  expect(await shipper.download(download, { resourceId })).toEqual(file);
  expect(await stagedFiles()).toEqual([]);
});

test('whoever goes away in the middle of an upload leaves nothing behind', async () => {
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  await once(socket, 'connect');
  const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`;
  socket.write(
    `POST /prod-api/common/upload HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${shipper.token}\r\n` +
      `content-type: multipart/form-data; boundary=x\r\ncontent-length: 9000000\r\n\r\n${head}`,
  );
  socket.write('a'.repeat(300_000));
  await vi.waitUntil(async () => (await stagedFiles()).length === 1);
  socket.destroy();
  await vi.waitUntil(async () => (await stagedFiles()).length === 0);
});

test('equal bytes that two servers take at the same time are stored once', async () => {
  const beside = await server.startAnother();
  const others = [shipper, new Actor(beside.address, shipper.token)];
  const file = newTextFile(200_001);
  const sent = Array.from({ length: 6 }, (_, index) => uploadFile(others[index % 2] ?? shipper, file));
  const ids = await Promise.all(sent);
  expect(new Set(ids).size).toBe(6);
  const [row, ...more] = await storedCopies(file.content);
  expect(more).toEqual([]);
  const stored = await filesIn(folder.dataDir, 'files');
  expect(stored).toContain(row.store_key);
  const { rows } = await database.query(
    'select store_key as key from stored_blob union all select thumbnail_key from stored_blob',
  );
  expect(stored.filter((name) => !rows.some(({ key }) => key === name))).toEqual(['owner']);
});

test('files go to an S3-compatible store when one is configured, in one piece and in parts', async () => {
  const s3 = await startS3Server();
  const far = await startTestServer({ s3: s3.config });
  const person = await far.signInAs('shipper');
  const file = newTextFile(50_000);
  const resourceId = await uploadFile(person, file);
  expect(await person.download(download, { resourceId })).toEqual(file);
  const inParts = newTextFile(60_000, '箱单.txt');
  const id = await sendParts(person, inParts);
  const { busiResources } = await person.send(finishParts, { uploadId: id });
  expect(await person.download(download, { resourceId: busiResources[0]?.resourceId ?? 0 })).toEqual(inParts);
  const part = await person.fetch(`/prod-api/common/download?resourceId=${resourceId}`, {
    headers: { range: 'bytes=10-19' },
  });
  expect(part.status).toBe(206);
  expect(await part.text()).toBe(new TextDecoder().decode(file.content.subarray(10, 20)));
  await far.stop();
  await s3.stop();
});

const TUS = { 'tus-resumable': '1.0.0' };
const PART = { ...TUS, 'content-type': 'application/offset+octet-stream' };

/** Creates a resumable upload; returns its id. */
async function createUpload(person: Actor, byteCount: number, name: string): Promise<string> {
  const metadata = `filename ${Buffer.from(name).toString('base64')}`;
  const headers = { ...TUS, 'upload-length': String(byteCount), 'upload-metadata': metadata };
  const begun = await person.fetch(PARTS_URL_PATH, { method: 'POST', headers });
  expect(begun.status).toBe(201);
  expect(begun.headers.get('location')).toMatch(new RegExp(`^${PARTS_URL_PATH}/\\d+-[\\da-f-]+$`));
  return path.basename(begun.headers.get('location') ?? '');
}

function send(person: Actor, id: string, offset: number, body: Uint8Array<ArrayBuffer>): Promise<Response> {
  const headers = { ...PART, 'upload-offset': String(offset) };
  return person.fetch(`${PARTS_URL_PATH}/${id}`, { method: 'PATCH', headers, body });
}

async function sendParts(person: Actor, { name, content }: { name: string; content: Uint8Array<ArrayBuffer> }) {
  const id = await createUpload(person, content.length, name);
  const middle = Math.floor(content.length / 2);
  expect((await send(person, id, 0, content.slice(0, middle))).status).toBe(204);
  expect((await send(person, id, middle, content.slice(middle))).status).toBe(204);
  return id;
}

const offsetOf = async (person: Actor, id: string) =>
  Number(
    (await person.fetch(`${PARTS_URL_PATH}/${id}`, { method: 'HEAD', headers: TUS })).headers.get('upload-offset'),
  );

test('a file goes up in parts, is one once all are there, and its parts are gone then', async () => {
  const file = newTextFile(300_000, 'Каталог 目录.txt');
  const id = await createUpload(shipper, file.content.length, file.name);
  expect((await send(shipper, id, 0, file.content.slice(0, 100_000))).status).toBe(204);
  const early = await expectUserError(shipper.send(finishParts, { uploadId: id }));
  expect(early.message).toBe('The upload is not complete yet. Please continue uploading.');
  // a repeated or misplaced part changes nothing
  expect((await send(shipper, id, 0, file.content.slice(0, 100_000))).status).toBe(409);
  expect(await offsetOf(shipper, id)).toBe(100_000);
  expect((await send(shipper, id, 100_000, file.content.slice(100_000))).status).toBe(204);
  const { busiResources } = await shipper.send(finishParts, { uploadId: id });
  expect(await shipper.download(download, { resourceId: busiResources[0]?.resourceId ?? 0 })).toEqual(file);
  const { rows } = await database.query('select sha256 from stored_blob where byte_count = $1', [file.content.length]);
  expect(rows).toEqual([{ sha256: sha256(file.content) }]);
  expect(await filesIn(folder.dataDir, 'parts')).toEqual([]);
  expect(await stagedFiles()).toEqual([]);
  // a retry after a lost response gets the same response
  expect((await shipper.send(finishParts, { uploadId: id })).busiResources).toEqual(busiResources);
});

test('an upload in parts becomes one file, however often and by however many servers it is asked', async () => {
  const beside = await server.startAnother();
  const there = new Actor(beside.address, shipper.token);
  const file = newTextFile(400_000);
  const uploadId = await sendParts(shipper, file);
  const asked = [shipper, there, shipper, there, shipper].map((person) => person.send(finishParts, { uploadId }));
  const answers = await Promise.all(asked);
  const ids = new Set(answers.map(({ busiResources }) => busiResources[0]?.resourceId));
  expect(ids.size).toBe(1);
  expect(await storedCopies(file.content)).toHaveLength(1);
  const { rows } = await database.query('select id from resource where upload_id = $1', [uploadId]);
  expect(rows).toEqual([{ id: String([...ids][0]) }]);
  // another document type is another file and needs its own upload
  expect((await expectUserError(shipper.send(finishParts, { uploadId, docType: 'ABNORMALFEE' }))).code).toBe(404);
  const colleague = await server.signInAs('clerk');
  for (const other of [rival, colleague]) {
    expect((await expectUserError(other.send(finishParts, { uploadId }))).code).toBe(404);
  }
  expect(await filesIn(folder.dataDir, 'parts')).toEqual([]);
  expect(await stagedFiles()).toEqual([]);
});

test('whose server was killed after a file was kept and before its parts went is answered the same file', async () => {
  const file = newTextFile(50_000);
  const uploadId = await sendParts(shipper, file);
  const places = [uploadId, `${uploadId}.json`].map((name) => path.join(folder.dataDir, 'parts', name));
  for (const place of places) await copyFile(place, `${place}.saved`);
  const first = await shipper.send(finishParts, { uploadId });
  for (const place of places) await rename(`${place}.saved`, place);
  const again = await shipper.send(finishParts, { uploadId });
  expect(again.busiResources).toEqual(first.busiResources);
  expect(await filesIn(folder.dataDir, 'parts')).toEqual([]);
});

test('parts of a file that is refused for good do not stay', async () => {
  const uploadId = await sendParts(shipper, { ...newTextFile(5_000), name: 'paper.pdf' });
  expect((await expectUserError(shipper.send(finishParts, { uploadId }))).message).toContain('damaged');
  expect(await filesIn(folder.dataDir, 'parts')).toEqual([]);
});

test('an upload in parts goes on after the server was started anew', async () => {
  const file = newTextFile(300_000);
  const id = await createUpload(shipper, file.content.length, file.name);
  await send(shipper, id, 0, file.content.slice(0, 123_456));
  await server.restart();
  [shipper, rival] = await Promise.all([server.signInAs('shipper'), server.signInAs('rival')]);
  expect(await offsetOf(shipper, id)).toBe(123_456);
  expect((await send(shipper, id, 123_456, file.content.slice(123_456))).status).toBe(204);
  const { busiResources } = await shipper.send(finishParts, { uploadId: id });
  expect(await shipper.download(download, { resourceId: busiResources[0]?.resourceId ?? 0 })).toEqual(file);
});

test('nobody else finds an upload in parts, and nobody sends one without a session', async () => {
  const id = await createUpload(shipper, 10, 'a.txt');
  const body = new TextEncoder().encode('0123456789');
  for (const method of ['HEAD', 'PATCH', 'DELETE']) {
    const asked = { method, headers: { ...PART, 'upload-offset': '0' }, ...(method === 'PATCH' && { body }) };
    expect((await rival.fetch(`${PARTS_URL_PATH}/${id}`, asked)).status).toBe(404);
    expect((await server.anonymous.fetch(`${PARTS_URL_PATH}/${id}`, asked)).status).toBe(401);
  }
  expect((await expectUserError(rival.send(finishParts, { uploadId: id }))).code).toBe(404);
  const began = await server.anonymous.fetch(PARTS_URL_PATH, {
    method: 'POST',
    headers: { ...TUS, 'upload-length': '1' },
  });
  expect([began.status, await began.json()]).toEqual([401, expect.objectContaining({ code: 401 })]);
  for (const wrong of ['..%2f..%2fx', `${id}.json`, `${id}%00`]) {
    expect((await shipper.fetch(`${PARTS_URL_PATH}/${wrong}`, { method: 'HEAD', headers: TUS })).status).toBe(404);
  }
  expect(await offsetOf(shipper, id)).toBe(0);
  expect((await shipper.fetch(`${PARTS_URL_PATH}/${id}`, { method: 'DELETE', headers: TUS })).status).toBe(204);
  expect(await filesIn(folder.dataDir, 'parts')).toEqual([]);
});

test('too big an upload, or too many at once, are refused before they begin', async () => {
  const ask = (byteCount: number) =>
    shipper.fetch(PARTS_URL_PATH, {
      method: 'POST',
      headers: { ...TUS, 'upload-length': String(byteCount) },
    });
  expect((await ask(2_147_483_649)).status).toBe(413);
  const began = [];
  for (let count = 0; count < 20; count += 1) began.push(await createUpload(shipper, 10, 'a.txt'));
  const refused = await ask(10);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ msg: expect.stringContaining('unfinished') });
  await Promise.all(began.map((id) => shipper.fetch(`${PARTS_URL_PATH}/${id}`, { method: 'DELETE', headers: TUS })));
});

test('of sixty uploads opened at once at two servers, twenty are, and no more', async () => {
  const beside = await server.startAnother();
  const people = [shipper, new Actor(beside.address, shipper.token)];
  const open = (person: Actor) =>
    person.fetch(PARTS_URL_PATH, { method: 'POST', headers: { ...TUS, 'upload-length': '10' } });
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => open(people[index % 2] ?? shipper)));
  expect(Map.groupBy(answers, ({ status }) => status).get(201)).toHaveLength(20);
  expect(Map.groupBy(answers, ({ status }) => status).get(429)).toHaveLength(40);
  for (const id of answers.map((answer) => path.basename(answer.headers.get('location') ?? '')))
    if (id) await shipper.fetch(`${PARTS_URL_PATH}/${id}`, { method: 'DELETE', headers: TUS });
});

test('on a full disk uploads are refused with words and counted for the alarm, in one piece and in parts', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const refusals = async () =>
    Number(/^ironsilk_disk_full_total (\d+)$/m.exec(await (await shipper.fetch('/metrics')).text())?.[1]);
  const before = await refusals();
  const words = 'No storage space left on the server.';
  const write = vi.spyOn(AppendOnlyStore.prototype, 'write').mockRejectedValue(full);
  vi.spyOn(Staging.prototype, 'receive').mockRejectedValue(full);
  onTestFinished(() => void vi.restoreAllMocks());
  const id = await createUpload(shipper, 10, 'a.txt');
  const part = await send(shipper, id, 0, new Uint8Array(10));
  expect(part.status).toBe(507);
  expect(await part.json()).toMatchObject({ code: 500, msg: expect.stringContaining(words) });
  const whole = await expectUserError(uploadFile(shipper, newTextFile(100)));
  expect(whole.message).toContain(words);
  expect(await refusals()).toBe(before + 2);
  write.mockRestore();
  expect((await send(shipper, id, 0, new Uint8Array(10))).status).toBe(204);
});
