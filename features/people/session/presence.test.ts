import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { Actor, type ReceivedUserError } from '../../../platform/testing/actor.ts';
import { eventually } from '../../../platform/testing/eventually.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/testServer.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import * as presenceWire from './presenceWire.ts';
import * as signInWire from './signInWire.ts';
import * as wire from './wire.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const PASSWORD = 'Ironsilk2026';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';

async function signIn(username: string, userAgent = 'node'): Promise<Actor> {
  const response = await server.anonymous.fetch('/prod-api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ username, password: PASSWORD, encrypted: false }),
  });
  const { token } = z.parse(signInWire.login.response.schema, await response.json());
  return new Actor(server.address, token);
}

async function expectEnded(person: Actor): Promise<void> {
  await eventually(() =>
    expect(person.send(wire.getInfo, {})).rejects.toMatchObject({
      code: CODE.signIn,
    } satisfies Partial<ReceivedUserError>),
  );
}

test('a user sees their sessions, the current one first, and ends one of the others', async () => {
  const [phone, office] = [await signIn('rival'), await signIn('rival', FIREFOX)];
  const { rows, total } = await phone.send(presenceWire.listOwnSessions, {});
  expect(total).toBe(2);
  expect(rows.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  expect(rows[1]).toMatchObject({ browser: 'Firefox 142', os: 'Linux', ipaddr: '127.0.0.1' });
  await phone.send(presenceWire.endOwnSession, { sessionId: rows[1]?.sessionId ?? 0 });
  await expectEnded(office);
  await phone.send(wire.getInfo, {});
});

test('another user’s session is absent, and so is the current one', async () => {
  const [rival, shipper] = [await signIn('rival'), await signIn('shipper')];
  const { rows } = await shipper.send(presenceWire.listOwnSessions, {});
  const sessionId = rows.find(({ isCurrent }) => isCurrent)?.sessionId ?? 0;
  for (const person of [rival, shipper]) {
    await expect(person.send(presenceWire.endOwnSession, { sessionId })).rejects.toMatchObject({
      code: CODE.absent,
    });
  }
  await shipper.send(wire.getInfo, {});
});

test('signing out everywhere else leaves this session and other people alone', async () => {
  const others = [await signIn('agent'), await signIn('agent'), await signIn('agent')];
  const [here, shipper] = [await signIn('agent'), await signIn('shipper')];
  await here.send(presenceWire.endOtherSessions, {});
  for (const other of others) await expectEnded(other);
  expect((await here.send(presenceWire.listOwnSessions, {})).total).toBe(1);
  await shipper.send(wire.getInfo, {});
});

test('a session ended in one server process is over in the other one too', async () => {
  const beside = await server.startAnother();
  const [here, elsewhere] = [await signIn('special'), await signIn('special')];
  const there = new Actor(beside.address, elsewhere.token);
  await there.send(wire.getInfo, {});
  await here.send(presenceWire.endOtherSessions, {});
  await expectEnded(there);
});

test('the history tells every try of the account, with its way and what became of it', async () => {
  const guess = { username: 'supplier', password: 'wrong1234', encrypted: false };
  await server.anonymous.send(signInWire.login, guess).catch(() => {});
  await server.anonymous.send(signInWire.loginByCode, { username: 'supplier', code: '000000' }).catch(() => {});
  const database = new pg.Client({ connectionString: server.databaseUrl });
  await database.connect();
  await database.query(
    `update sign_in_attempt set locked_until = now() + interval '9 minutes' where name = 'supplier'`,
  );
  await server.anonymous.send(signInWire.login, { ...guess, password: PASSWORD }).catch(() => {});
  await database.query(`delete from sign_in_attempt`);
  await database.end();
  const supplier = await signIn('supplier', FIREFOX);
  const { rows, total } = await supplier.send(presenceWire.listOwnSignIns, {});
  expect(total).toBe(4);
  expect(rows.map(({ way, outcome, status }) => `${way} ${outcome} ${status}`)).toEqual([
    'password done 0',
    'password locked 1',
    'code wrongCode 1',
    'password wrongPassword 1',
  ]);
  expect(rows[0]).toMatchObject({ browser: 'Firefox 142', os: 'Linux', ipaddr: '127.0.0.1' });
  const second = await supplier.send(presenceWire.listOwnSignIns, { pageNum: 2, pageSize: 3 });
  expect(second.rows.map(({ outcome }) => outcome)).toEqual(['wrongPassword']);
});

test('an administrator sees who is signed in and ends a session, but not the own one', async () => {
  const [admin, clerk] = [await signIn('admin'), await signIn('clerk', FIREFOX)];
  const { rows, total } = await admin.send(presenceWire.onlineSessions.list, { userName: 'clerk' });
  expect(total).toBe(1);
  expect(rows[0]).toMatchObject({ userName: 'clerk', companyName: '西安丝路货运有限公司', isCurrent: false });
  await admin.send(presenceWire.forceLogout, { sessionId: rows[0]?.sessionId ?? 0 });
  await expectEnded(clerk);
  for (const wildcard of [{ userName: '_' }, { ipaddr: '%' }])
    expect((await admin.send(presenceWire.onlineSessions.list, wildcard)).total).toBe(0);
  const own = await admin.send(presenceWire.onlineSessions.list, { userName: 'admin', ipaddr: '127.0' });
  const sessionId = own.rows.find(({ isCurrent }) => isCurrent)?.sessionId ?? 0;
  await expect(admin.send(presenceWire.forceLogout, { sessionId })).rejects.toMatchObject({
    code: CODE.absent,
  });
});
