import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { connect, type Database } from '../../../platform/server/database/connect.ts';
import { createLog } from '../../../platform/server/log.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/testServer.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import * as operatorWire from './operatorWire.ts';
import { readIdentityCheck, startIdentityCheck } from './server/index.ts';
import { ProviderError } from './server/provider/identityProvider.ts';
import { remoteProvider } from './server/provider/remoteProvider.ts';
import { signatureOf } from './server/provider/signature.ts';
import * as wire from './wire.ts';

const KEY = 'provider-key';
const SECRET = 'a-secret-of-the-webhook';

interface Received {
  method: string;
  path: string;
  key: string | undefined;
  body: unknown;
}

/** Stand-in for a commercial provider: one session for each idempotency key. */
async function startProvider() {
  const received: Received[] = [];
  const sessions = new Map<string, string>();
  const failing = { left: 0, status: 503 };
  const outcome = { next: 'open' };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const key = request.headers['idempotency-key']?.toString();
    const body = request.method === 'POST' ? await json(request) : null;
    received.push({ method: request.method ?? '', path: request.url ?? '', key, body });
    if (request.headers.authorization !== `Bearer ${KEY}`) return response.writeHead(401).end();
    if (failing.left > 0) {
      failing.left -= 1;
      return response.writeHead(failing.status).end('away');
    }
    if (request.url === '/v1/enterprise-checks') return response.end('{"outcome":"confirmed"}');
    if (request.method === 'GET') return response.end(JSON.stringify({ outcome: outcome.next }));
    const sessionId = sessions.get(key ?? '') ?? `session-${sessions.size + 1}`;
    sessions.set(key ?? '', sessionId);
    return response.end(JSON.stringify({ sessionId, url: `https://identity.example.com/${sessionId}` }));
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    access: { url: `http://127.0.0.1:${port}/v1`, key: KEY, webhookSecret: SECRET },
    received,
    failing,
    outcome,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

let provider: Awaited<ReturnType<typeof startProvider>>;
let server: TestServer;
let operator: Actor;
let database: Database;
beforeAll(async () => {
  provider = await startProvider();
  server = await startTestServer({ identityProvider: provider.access });
  operator = await server.signInAs('operator');
  database = await connect(server.databaseUrl, 2, createLog('silent'));
});
afterAll(async () => {
  await database.pool.end();
  await server.stop();
  await provider.close();
});

let checks = 0;
let token: string;
let checkId: number;
let sessionId: string;
beforeEach(async () => {
  checks += 1;
  ({ token, checkId } = await startIdentityCheck(database.db, {
    subject: { name: 'Anna Berg', idNumber: 'P123', mobile: '+4915112345678' },
    purpose: 'contract',
    reference: `remote:${checks}`,
    language: 'en',
  }));
  const { url } = await server.anonymous.send(wire.openIdentityCheck, { token });
  sessionId = url?.split('/').at(-1) ?? '';
});

const nowSeconds = () => Math.floor(Date.now() / 1000);

function eventOf(outcome: string, changes: { timestamp?: number; session?: string; eventId?: string } = {}) {
  const event = {
    eventId: changes.eventId ?? crypto.randomUUID(),
    timestamp: changes.timestamp ?? nowSeconds(),
    payload: JSON.stringify({ sessionId: changes.session ?? sessionId, outcome }),
  };
  return { ...event, signature: signatureOf(SECRET, event) };
}

type Event = ReturnType<typeof eventOf>;

const receive = (event: Event) => server.anonymous.send(wire.receiveProviderEvent, event);
const state = async () => (await readIdentityCheck(database.db, checkId))?.state;

test('opened twice, a check has one session of the provider, with what it needs to know', async () => {
  const again = await server.anonymous.send(wire.openIdentityCheck, { token });
  expect(again).toMatchObject({ provider: 'remote', url: `https://identity.example.com/${sessionId}` });
  const asked = provider.received.filter(({ key }) => key === `identity-check-${checkId}`);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.body).toMatchObject({
    reference: `identity-check-${checkId}`,
    name: 'Anna Berg',
    idNumber: 'P123',
    language: 'en',
    returnUrl: expect.stringContaining(`/custom/identityCheck/${token}`),
  });
});

test('a signed event decides; told twice, it counts once, and evidence is kept once', async () => {
  const event = eventOf('passed');
  await Promise.all([receive(event), receive(event)]);
  await receive(event);
  expect(await readIdentityCheck(database.db, checkId)).toMatchObject({
    state: 'passed',
    provider: 'remote',
  });
  const { facts } = await operator.send(operatorWire.openEvidence, { checkId });
  expect(JSON.parse(facts)).toMatchObject({ outcome: 'passed', said: { signature: event.signature } });
  const { rows } = await database.pool.query('select from identity_evidence where check_id = $1', [checkId]);
  expect(rows).toHaveLength(1);
});

test('what was decided stays, whatever arrives later and out of order', async () => {
  await receive(eventOf('open'));
  expect(await state()).toBe('open');
  await receive(eventOf('failed'));
  await receive(eventOf('passed'));
  await receive(eventOf('open'));
  expect(await state()).toBe('failed');
});

test.each([
  ['late', () => eventOf('passed', { timestamp: nowSeconds() - 400 })],
  ['from the future', () => eventOf('passed', { timestamp: nowSeconds() + 400 })],
  ['forged', () => ({ ...eventOf('passed'), signature: '0'.repeat(64) })],
  ['changed on its way', () => ({ ...eventOf('failed'), payload: eventOf('passed').payload })],
  ['signed for another time', () => ({ ...eventOf('passed'), timestamp: nowSeconds() - 1 })],
  ['about an unknown session', () => eventOf('passed', { session: 'nobody' })],
] as const)('an event %s is refused', async (_what, event) => {
  expect((await expectUserError(receive(event()))).code).toBe(CODE.forbidden);
  expect(await state()).toBe('open');
});

test('an event for a link that has expired changes nothing', async () => {
  await database.pool.query('update identity_check set expires_at = now() where id = $1', [checkId]);
  await receive(eventOf('passed'));
  expect(await state()).toBe('expired');
});

test('the portal does not check itself what a provider checks', async () => {
  const { nonce } = await server.anonymous.send(wire.startChallenge, { token });
  const answer = server.anonymous.send(wire.answerChallenge, { token, nonce, steps: [], pictures: [] });
  expect((await expectUserError(answer)).message).toContain('provider');
});

const SUBJECT = {
  checkId: 900,
  name: 'Anna Berg',
  idNumber: '',
  mobile: '',
  language: 'en' as const,
  returnUrl: 'https://portal.example.com/custom/identityCheck/x',
  expiresAt: new Date(),
};

test('a provider that stumbles is asked again with the same key; one that refuses is not', async () => {
  const remote = remoteProvider(provider.access, 1);
  provider.failing.left = 2;
  const session = await remote.openFaceSession(SUBJECT);
  expect(await remote.openFaceSession(SUBJECT)).toEqual(session);
  expect(provider.received.filter(({ key }) => key === 'identity-check-900')).toHaveLength(4);

  Object.assign(provider.failing, { left: 1, status: 422 });
  await expect(remote.openFaceSession({ ...SUBJECT, checkId: 901 })).rejects.toThrow(ProviderError);
  expect(provider.received.filter(({ key }) => key === 'identity-check-901')).toHaveLength(1);

  Object.assign(provider.failing, { left: 3, status: 503 });
  await expect(remote.readFaceResult('session-1')).rejects.toThrow('HTTP 503');
});

test('companies are checked by the provider', async () => {
  const facts = { name: 'Any', code: '1', legalName: 'Anna Berg' };
  expect(await operator.send(operatorWire.checkEnterprise, facts)).toEqual({
    outcome: 'confirmed',
    provider: 'remote',
  });
});
