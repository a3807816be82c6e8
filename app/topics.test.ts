import { afterAll, beforeAll, expect, test } from 'vitest';
import { getInfo } from '../features/people/session/wire.ts';
import { StompClient } from '../platform/testing/stompClient.ts';
import { startTestServer, type TestServer } from '../platform/testing/testServer.ts';
import { type AnyTopic, destinationOf } from '../platform/wire/live/topic.ts';
import { DEMO_USERS } from './permissions.table.ts';
import { declaredTopics } from './testing/declaredTopics.ts';
import { rowsOf } from './testing/testedFeatures.ts';
import { TOPICS } from './topics.table.ts';

let server: TestServer;
let topics: AnyTopic[];
beforeAll(async () => {
  [server, topics] = await Promise.all([startTestServer(), declaredTopics()]);
});
afterAll(() => server.stop());

interface DemoUser {
  name: (typeof DEMO_USERS)[number];
  token: string;
  companyNo: string | null;
  accountId: number;
}

async function person(name: DemoUser['name']): Promise<DemoUser> {
  const actor = await server.signInAs(name);
  const { user, companyNo } = await actor.send(getInfo, {});
  return { name, token: actor.token ?? '', companyNo, accountId: user.userId };
}

const ownParts = ({ companyNo, accountId }: DemoUser) => ({
  companyNo: companyNo ?? 'none',
  accountId: String(accountId),
  conversationId: '1',
});

const foreignParts = ({ companyNo, accountId }: DemoUser) => ({
  companyNo: companyNo === '10001' ? '10002' : '10001',
  accountId: String(accountId + 1),
  conversationId: '1',
});

/** Whether a subscription is accepted; otherwise the server answers with an error and nothing else. */
async function canSubscribe({ token, companyNo }: DemoUser, destination: string): Promise<boolean> {
  const client = await StompClient.connect(server.address, token, { companyNo });
  client.send('SUBSCRIBE', { id: '1', destination, receipt: 'heard' });
  const answer = await Promise.race([client.next('RECEIPT'), client.next('ERROR').catch(() => null)]).catch(() =>
    client.received.find(({ command }) => command === 'ERROR'),
  );
  if (answer?.command === 'ERROR') expect(answer.headers.code).toBe('403');
  client.close();
  await client.closed;
  return answer?.command === 'RECEIPT';
}

test('each demo person hears exactly the topics that the table says', async () => {
  const people: DemoUser[] = [];
  for (const name of DEMO_USERS) people.push(await person(name));
  const hearersOf = async (topic: AnyTopic, partsFor: (one: DemoUser) => Record<string, string>) => {
    const received: string[] = [];
    for (const one of people) {
      if (await canSubscribe(one, destinationOf(topic, partsFor(one)))) received.push(one.name);
    }
    return received;
  };
  const found: Record<string, { own: string[]; foreign: string[] }> = {};
  for (const topic of topics) {
    found[topic.path] = {
      own: await hearersOf(topic, ownParts),
      foreign: await hearersOf(topic, foreignParts),
    };
  }
  expect(found).toEqual(
    rowsOf(
      TOPICS,
      topics.map(({ path }) => path),
    ),
  );
});

test('nobody connects to the address of another company', async () => {
  for (const name of DEMO_USERS) {
    const one = await person(name);
    const client = await StompClient.open(server.address, { companyNo: foreignParts(one).companyNo });
    client.send('CONNECT', { 'accept-version': '1.2', Authorization: `Bearer ${one.token}` });
    expect((await client.next('ERROR')).headers.code, name).toBe('403');
    await client.closed;
  }
});
