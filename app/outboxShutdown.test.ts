import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { sendLoginCode } from '../features/people/session/signInWire.ts';
import { Actor } from '../platform/testing/actor.ts';
import { cloneDatabase } from '../platform/testing/database.ts';
import { eventually } from '../platform/testing/eventually.ts';
import { killAll, startProcess, waitForExit } from './testing/serverProcess.ts';

const sms = z.object({ id: z.string() });

/** An SMS gateway that responds at `answerAll`. */
async function slowGateway() {
  const ids: string[] = [];
  const waiting: ServerResponse[] = [];
  const server = createServer(async (request, response) => {
    ids.push(sms.parse(JSON.parse(await readText(request))).id);
    waiting.push(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${port}/`,
    ids,
    answerAll() {
      for (const response of waiting.splice(0)) response.writeHead(200).end();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let client: pg.Client;
let lastDemoId: string;
let gateway: Awaited<ReturnType<typeof slowGateway>>;
beforeEach(async () => {
  database = await cloneDatabase(inject('templateUrl'));
  client = new pg.Client({ connectionString: database.url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ last: string }>('select coalesce(max(id), 0) as last from outbox_message');
  lastDemoId = rows[0]?.last ?? '0';
  gateway = await slowGateway();
});
afterEach(async () => {
  await killAll();
  gateway.close();
  await client.end();
  await database.drop();
});

async function startSending() {
  const env = { DATABASE_URL: database.url, DEMO: 'on', JOBS: 'off', SMS_WEBHOOK_URL: gateway.url };
  const { address, child } = await startProcess(env);
  return { child, stranger: new Actor(address, null) };
}

/** Statuses of the test's own messages; the demo has others. */
const statuses = async () => {
  const { rows } = await client.query<{ status: string }>('select status from outbox_message where id > $1', [
    lastDemoId,
  ]);
  return rows.map(({ status }) => status);
};

test('asked to stop while a message is being handed over, the server waits and notes that it was sent', async () => {
  const { child, stranger } = await startSending();
  await stranger.send(sendLoginCode, { username: 'shipper' });
  await eventually(() => expect(gateway.ids).toHaveLength(1));
  const ended = waitForExit(child);
  child.kill('SIGTERM');
  await eventually(() => expect(stranger.fetch('/healthz')).rejects.toThrow());
  gateway.answerAll();
  expect(await ended).toMatchObject({ code: 0 });
  expect(await statuses()).toEqual(['sent']);
});

test('killed while a message is being handed over, the server hands it over again later, under the same id', async () => {
  const first = await startSending();
  await first.stranger.send(sendLoginCode, { username: 'shipper' });
  await eventually(() => expect(gateway.ids).toHaveLength(1));
  const ended = waitForExit(first.child);
  first.child.kill('SIGKILL');
  await ended;
  gateway.answerAll();
  expect(await statuses()).toEqual(['waiting']);
  // the dead process's lease on the message has expired
  await client.query('update outbox_message set next_try_at = now()');
  await startSending();
  await eventually(() => expect(gateway.ids).toHaveLength(2));
  gateway.answerAll();
  await eventually(async () => expect(await statuses()).toEqual(['sent']));
  expect(gateway.ids[0]).toBe(gateway.ids[1]);
});
