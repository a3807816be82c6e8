import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Actor } from '../../../platform/testing/actor.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/testServer.ts';
import { buildDocx } from '../contract/server/document/buildDocx.ts';
import { download, upload } from '../resource/wire.ts';
import * as wire from './wire.ts';

/** A document server: its discovery page, then what it asks of the portal. */
let documentServer: Server;
let server: TestServer;
beforeAll(async () => {
  documentServer = createServer((request, response) => {
    const { port } = addressOf(documentServer);
    const base = `http://127.0.0.1:${port}/editor?&lt;ui=UI_LLCC&amp;&gt;&lt;rs=DC_LLCC&amp;&gt;&lt;dchat=DISABLE_CHAT&amp;&gt;`;
    response.end(
      request.url === '/hosting/discovery'
        ? `<?xml version="1.0"?><wopi-discovery><net-zone name="external-http"><app name="Word"><action name="edit" ext="docx" urlsrc="${base}"/><action name="view" ext="docx" urlsrc="${base}"/></app></net-zone></wopi-discovery>`
        : '',
    );
  });
  documentServer.listen(0, '127.0.0.1');
  await once(documentServer, 'listening');
  server = await startTestServer({ officeWopiUrl: `http://127.0.0.1:${addressOf(documentServer).port}` });
});
afterAll(async () => {
  await server.stop();
  documentServer.close();
});

function addressOf(of: Server): { port: number } {
  const address = of.address();
  if (address === null || typeof address === 'string') throw new Error('the document server does not listen');
  return address;
}

const newDocx = (text: string) => new Uint8Array(buildDocx([{ text, style: 'text' }]));
// made once each: a file carries the time at which it was packed
const CONTENTS = { one: newDocx('one'), two: newDocx('two') };
const docx = (name: keyof typeof CONTENTS) => CONTENTS[name];

const infoSchema = z.looseObject({
  Version: z.string().min(1),
  LastModifiedTime: z.iso.datetime(),
  UserCanWrite: z.boolean(),
});

/** What a document server does with an opened document. */
class WopiClient {
  readonly #file: string;
  readonly #token: string;

  constructor({ actionUrl, accessToken }: { actionUrl: string; accessToken: string }) {
    this.#file = new URL(actionUrl).searchParams.get('WOPISrc') ?? '';
    this.#token = accessToken;
  }

  info = async () => infoSchema.parse(await (await this.#get('')).json());
  contents = (headers: Record<string, string> = {}) => this.#get('/contents', headers);
  put = (content: Uint8Array<ArrayBuffer>, lock: string) =>
    this.#ask('/contents', { 'x-wopi-override': 'PUT', 'x-wopi-lock': lock }, content);
  operate = (operation: string, lock = '', oldLock?: string) =>
    this.#ask('', {
      'x-wopi-override': operation,
      'x-wopi-lock': lock,
      ...(oldLock !== undefined && { 'x-wopi-oldlock': oldLock }),
    });

  #get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.#address(path), { headers });
  }

  #ask(path: string, headers: Record<string, string>, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    return fetch(this.#address(path), { method: 'POST', headers, body: body ?? '' });
  }

  #address(path: string): string {
    return `${this.#file}${path}?access_token=${this.#token}`;
  }
}

async function opened(actor: Actor, documentId: number, mode?: 'view' | 'edit') {
  const answer = await actor.send(wire.initOfficeConfig, { kind: 'resource', documentId, mode });
  if (answer.wopi === null) throw new Error('no document server');
  return { ...answer, client: new WopiClient(answer.wopi) };
}

async function newFile(actor: Actor): Promise<number> {
  const { busiResources } = await actor.send(upload, {}, { name: 'contract.docx', content: docx('one') });
  return busiResources[0]?.id ?? 0;
}

test('a document server finds its page, reads, locks, saves and unlocks; the save is a version', async () => {
  const shipper = await server.signInAs('shipper');
  const fileId = await newFile(shipper);
  const { wopi, batchNo, client } = await opened(shipper, fileId);
  expect(wopi?.actionUrl).toContain('ui=en-GB');
  expect(wopi?.actionUrl).not.toContain('DISABLE_CHAT');
  expect(wopi?.accessTokenTtl).toBeGreaterThan(Date.now());
  expect(await client.info()).toMatchObject({
    BaseFileName: 'contract.docx',
    UserCanWrite: true,
    SupportsLocks: true,
  });
  expect(new Uint8Array(await (await client.contents()).arrayBuffer())).toEqual(docx('one'));

  expect((await client.put(docx('two'), 'L1')).status).toBe(409);
  expect((await client.operate('LOCK', 'L1')).status).toBe(200);
  expect((await client.operate('GET_LOCK')).headers.get('x-wopi-lock')).toBe('L1');
  const taken = await client.operate('LOCK', 'L2');
  expect([taken.status, taken.headers.get('x-wopi-lock')]).toEqual([409, 'L1']);
  expect((await client.operate('REFRESH_LOCK', 'L1')).status).toBe(200);
  expect((await client.operate('REFRESH_LOCK', 'L2')).status).toBe(409);
  expect((await client.operate('LOCK', 'L3', 'L1')).status).toBe(200);
  expect((await client.put(docx('two'), 'L1')).status).toBe(409);
  const put = await client.put(docx('two'), 'L3');
  expect(put.status).toBe(200);
  expect((await client.operate('UNLOCK', 'L1')).status).toBe(409);
  expect((await client.operate('UNLOCK', 'L3')).status).toBe(200);
  expect((await client.operate('PUT_RELATIVE', 'L3')).status).toBe(501);

  expect(await shipper.send(wire.saveCallback, { batchNo })).toBe('1');
  const versions = await shipper.send(wire.listVersions, { kind: 'resource', documentId: fileId });
  expect(versions.map(({ source }) => source)).toEqual(['documentServer', 'original']);
  expect((await shipper.download(download, { resourceId: fileId })).content).toEqual(docx('two'));
});

test('what a document server tells two contents apart by changes with each save, also within one opening', async () => {
  const shipper = await server.signInAs('shipper');
  const { client } = await opened(shipper, await newFile(shipper));
  await client.operate('LOCK', 'L1');
  const seen = [await client.info()];
  // back to the first content: a version never comes twice
  for (const content of [docx('two'), docx('one'), docx('two')]) {
    const put = await client.put(content, 'L1');
    const { LastModifiedTime } = infoSchema.pick({ LastModifiedTime: true }).parse(await put.json());
    const info = await client.info();
    expect([put.headers.get('x-wopi-itemversion'), LastModifiedTime]).toEqual([info.Version, info.LastModifiedTime]);
    expect((await client.contents()).headers.get('x-wopi-itemversion')).toBe(info.Version);
    seen.push(info);
  }
  expect(new Set(seen.map(({ Version }) => Version)).size).toBe(seen.length);
  const times = seen.map(({ LastModifiedTime }) => LastModifiedTime);
  expect(times).toEqual([...new Set(times)].sort());
  expect((await client.info()).Version).toBe(seen.at(-1)?.Version);
});

test('who opened a document to read it cannot lock or write it, whatever the person may', async () => {
  const shipper = await server.signInAs('shipper');
  const { client } = await opened(shipper, await newFile(shipper), 'view');
  expect(await client.info()).toMatchObject({ UserCanWrite: false, ReadOnly: true });
  expect((await client.operate('LOCK', 'L1')).status).toBe(401);
  expect((await client.put(docx('two'), 'L1')).status).toBe(401);
  expect(new Uint8Array(await (await client.contents()).arrayBuffer())).toEqual(docx('one'));
});

test('a lock without a name, and a file above the expected size, are refused as the protocol says', async () => {
  const shipper = await server.signInAs('shipper');
  const { client } = await opened(shipper, await newFile(shipper));
  for (const operation of ['LOCK', 'UNLOCK', 'REFRESH_LOCK']) {
    expect((await client.operate(operation)).status, operation).toBe(400);
  }
  const size = docx('one').byteLength;
  const statusFor = async (most: number) => (await client.contents({ 'x-wopi-maxexpectedsize': String(most) })).status;
  expect([await statusFor(size - 1), await statusFor(size)]).toEqual([412, 200]);
});

test('a token opens its own document alone, by the rights of now, and no hostile bytes get in', async () => {
  const shipper = await server.signInAs('shipper');
  const [fileId, other] = [await newFile(shipper), await newFile(shipper)];
  const { wopi, client } = await opened(shipper, fileId);
  const address = new URL(wopi?.actionUrl ?? '').searchParams.get('WOPISrc') ?? '';
  const token = wopi?.accessToken;
  expect((await fetch(`${address}?access_token=${'x'.repeat(32)}`)).status).toBe(401);
  expect((await fetch(address)).status).toBe(401);
  const foreign = address.replace(`resource-${fileId}`, `resource-${other}`);
  expect((await fetch(`${foreign}?access_token=${token}`)).status).toBe(404);

  await client.operate('LOCK', 'L1');
  expect((await client.put(new TextEncoder().encode('MZ no document'), 'L1')).status).toBe(409);
  expect(new Uint8Array(await (await client.contents()).arrayBuffer())).toEqual(docx('one'));
});
