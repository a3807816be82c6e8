import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeFor } from '../../../app/testing/codeFor.ts';
import { callName, declaredCalls } from '../../../app/testing/declaredCalls.ts';
import { messagesAbout } from '../../../app/testing/inbox.ts';
import { connect } from '../../../platform/server/database/connect.ts';
import { createLog } from '../../../platform/server/log.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/testServer.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { formatDate } from '../../../platform/wire/time.ts';
import { download, listResources } from '../../documents/resource/wire.ts';
import { listOrders, saveReference } from '../../freight/booking/wire.ts';
import { exchangePartnerCode } from '../session/signInWire.ts';
import { appCodeNow } from '../session/testFixture.ts';
import { confirmTwoStep, startTwoStep } from '../session/twoStepWire.ts';
import { getInfo } from '../session/wire.ts';
import { remindOfExpiry } from './server/remind.ts';
import { SCOPE_CALLS } from './server/scopes.ts';
import * as wire from './wire.ts';

let server: TestServer;
let database: pg.Client;
let shipper: Actor;
beforeAll(async () => {
  server = await startTestServer();
  database = new pg.Client(server.databaseUrl);
  await database.connect();
  shipper = await server.signInAs('shipper');
});
afterAll(async () => {
  await database.end();
  await server.stop();
});

const DAY_MS = 24 * 3_600_000;
const inDays = (days: number) => formatDate(new Date(Date.now() + days * DAY_MS));

async function newKey(maker: Actor, scopes: wire.ApiScope[], addresses: string[] = []) {
  const name = scopes.join('+').slice(0, 50);
  return maker.send(wire.createApiKey, { name, scopes, addresses, expireDate: inDays(30) });
}

const byKey = (key: string) => server.anonymous.withToken(key);

const isOpen = async (key: string, call: Parameters<typeof callName>[0]) => {
  const code = await codeFor(byKey(key), call);
  return code !== CODE.forbidden && code !== CODE.signIn;
};

test('a key of all scopes reaches the calls of the scopes alone: a walk over all calls', async () => {
  const opened = new Set(Object.values(SCOPE_CALLS).flatMap((calls) => calls.map(callName)));
  const calls = await declaredCalls();
  // within the rate limit of a key
  for (let from = 0; from < calls.length; from += wire.KEY_CALLS_PER_MINUTE) {
    const { key } = await newKey(shipper, [...wire.API_SCOPES]);
    for (const call of calls.slice(from, from + wire.KEY_CALLS_PER_MINUTE))
      expect(await isOpen(key, call), callName(call)).toBe(opened.has(callName(call)));
  }
});

test('a key reaches the calls of its own scopes, and not those of the others', async () => {
  const names = new Set(Object.values(SCOPE_CALLS).flatMap((calls) => calls.map(callName)));
  const calls = (await declaredCalls()).filter((call) => names.has(callName(call)));
  for (const scope of wire.API_SCOPES) {
    const { key } = await newKey(shipper, [scope]);
    const opened = new Set(SCOPE_CALLS[scope].map(callName));
    for (const call of calls)
      expect(await isOpen(key, call), `${scope}: ${callName(call)}`).toBe(opened.has(callName(call)));
  }
});

test('the scope of papers opens papers, and no other file of the company', async () => {
  const { key } = await newKey(shipper, ['papers.read']);
  const stored = async (docType: string, relaId = '') => {
    const { rows } = await database.query(
      `insert into resource (blob_id, resource_name, company_id, account_id, doc_type, rela_id)
       select blob_id, 'file.pdf', account.company_id, account.id, $1, $2 from resource, account
       where account.username = 'shipper' limit 1 returning id`,
      [docType, relaId],
    );
    return Number(rows[0].id);
  };
  const paper = await stored('RECOGNIZE');
  const others = [await stored(''), await stored('COMPANYREG'), await stored('CHAT')];
  const { rows } = await shipper.send(listOrders, { pageSize: 1 });
  const ofOrder = await stored('ORDERPAPER', rows[0]?.orderBigNo);
  for (const resourceId of [paper, ofOrder]) await byKey(key).download(download, { resourceId });
  for (const resourceId of others) await expectUserError(byKey(key).download(download, { resourceId }));
  for (const resourceId of others) await shipper.download(download, { resourceId });
  const listed = await byKey(key).send(listResources, { docType: 'CHAT' });
  expect(listed).toEqual([]);
  await expectUserError(byKey(key).download(download, { resourceId: paper, delete: true }));
  await shipper.download(download, { resourceId: paper });
});

test('no scope opens what belongs to accounts, people, keys or passwords', () => {
  const paths = Object.values(SCOPE_CALLS).flatMap((calls) => calls.map(({ path }) => path));
  const closed = /^\/(mycenter|login|logout|register|getInfo|system|monitor|operation)/;
  expect(paths.filter((path) => closed.test(path))).toEqual([]);
});

test('the key is shown once and stored as a hash; its use is noted, and audit rows name it', async () => {
  const { key, keyId } = await newKey(shipper, ['bookings.read', 'bookings.write']);
  const stored = await database.query('select row_to_json(api_key)::text as row from api_key where id = $1', [keyId]);
  expect(stored.rows[0].row).not.toContain(key);
  const { rows } = await byKey(key).send(listOrders, {});
  const orderBigNo = rows[0]?.orderBigNo ?? '';
  await byKey(key).send(saveReference, { orderBigNo, customerRef: 'PO-1' });
  const listed = await shipper.send(wire.listApiKeys, { pageSize: 100 });
  const own = listed.rows.find((row) => row.keyId === keyId);
  expect(own).toMatchObject({ prefix: key.slice(0, 11), state: 'active', lastUsedTime: expect.any(String) });
  const audited = await database.query('select call from audit_entry where api_key_id = $1', [keyId]);
  expect(audited.rows).toEqual([{ call: `${saveReference.method} ${saveReference.path}` }]);
});

test('a key sees its company alone, and no money where its maker sees none', async () => {
  const { key } = await newKey(shipper, ['bookings.read']);
  const rival = await server.signInAs('rival');
  const { key: rivalKey } = await newKey(rival, ['bookings.read']);
  const numbersOf = async (by: Actor) =>
    (await by.send(listOrders, { pageSize: 100 })).rows.map(({ orderBigNo }) => orderBigNo);
  expect(await numbersOf(byKey(key))).toEqual(await numbersOf(shipper));
  const others = await numbersOf(byKey(rivalKey));
  expect((await numbersOf(byKey(key))).filter((number) => others.includes(number))).toEqual([]);
  await database.query(`update account set hides_money = true where username = 'shipper'`);
  const { rows } = await byKey(key).send(listOrders, { pageSize: 100 });
  expect(rows.filter(({ amount }) => amount !== null)).toEqual([]);
  await database.query(`update account set hides_money = false where username = 'shipper'`);
});

test('only main accounts make keys, and nobody ends the key of another company', async () => {
  const clerk = await server.signInAs('clerk');
  expect((await expectUserError(newKey(clerk, ['trains.read']))).code).toBe(CODE.forbidden);
  const { key, keyId } = await newKey(shipper, ['trains.read', 'bookings.read']);
  const rival = await server.signInAs('rival');
  expect((await expectUserError(rival.send(wire.revokeApiKey, { keyId }))).code).toBe(CODE.absent);
  await byKey(key).send(listOrders, {});
  await shipper.send(wire.revokeApiKey, { keyId });
  expect((await expectUserError(byKey(key).send(listOrders, {}))).code).toBe(CODE.signIn);
});

test('a key ends with its last day, and when its maker is disabled or leaves the company', async () => {
  const { key, keyId } = await newKey(shipper, ['bookings.read']);
  const end = async (statement: string, undo: string) => {
    await database.query(statement);
    expect((await expectUserError(byKey(key).send(listOrders, {}))).code, statement).toBe(CODE.signIn);
    await database.query(undo);
    await byKey(key).send(listOrders, {});
  };
  const account = `update account set`;
  const own = `where username = 'shipper'`;
  await end(`${account} is_active = false ${own}`, `${account} is_active = true ${own}`);
  await end(
    `${account} company_id = (select company_id from account where username = 'rival') ${own}`,
    `${account} company_id = (select company_id from account where username = 'clerk') ${own}`,
  );
  await end(
    `update api_key set expires_at = now() where id = ${keyId}`,
    `update api_key set expires_at = now() + interval '1 day' where id = ${keyId}`,
  );
});

test('a key with a list of addresses comes from nowhere else; a wrong list and a late day are refused', async () => {
  const { key } = await newKey(shipper, ['bookings.read'], ['203.0.113.0/24']);
  expect((await expectUserError(byKey(key).send(listOrders, {}))).message).toContain('127.0.0.1');
  const { key: near } = await newKey(shipper, ['bookings.read'], ['127.0.0.0/8', '::1']);
  await byKey(near).send(listOrders, {});
  expect((await expectUserError(newKey(shipper, ['signIn'], ['10.0.0.1', 'here']))).fields).toHaveProperty(
    'addresses.1',
  );
  const late = { name: 'late', scopes: ['signIn' as const], expireDate: inDays(wire.MAX_KEY_DAYS + 2) };
  expect((await expectUserError(shipper.send(wire.createApiKey, late))).fields).toHaveProperty('expireDate');
});

test('too many calls of one key are refused, while another goes on', async () => {
  const { key } = await newKey(shipper, ['signIn']);
  const { key: other } = await newKey(shipper, ['bookings.read']);
  const codes = new Set<number>();
  for (let count = 0; count <= wire.KEY_CALLS_PER_MINUTE; count += 1) {
    codes.add((await expectUserError(byKey(key).send(getInfo, {}))).code);
  }
  expect([...codes]).toEqual([CODE.forbidden, CODE.refused]);
  await byKey(other).send(listOrders, {});
});

test('two weeks before the end the main account has a to-do, once, and none after the key is revoked', async () => {
  const { keyId } = await shipper.send(wire.createApiKey, {
    name: '快到期的密钥',
    scopes: ['trains.read'],
    expireDate: inDays(wire.EXPIRING_DAYS - 1),
  });
  const db = await connect(server.databaseUrl, 2, createLog('silent'));
  await remindOfExpiry(db.db);
  await remindOfExpiry(db.db);
  await db.pool.end();
  const todos = await messagesAbout(shipper, '快到期的密钥');
  expect(todos).toMatchObject([{ businessCode: 'api_key_expiring', isRead: false }]);
  expect(await messagesAbout(await server.signInAs('clerk'), '快到期的密钥')).toEqual([]);
  await shipper.send(wire.revokeApiKey, { keyId });
  expect(await messagesAbout(shipper, '快到期的密钥')).toMatchObject([{ isRead: true }]);
});

/** A partner with a key that the clerk lets sign them in. */
async function newPartner() {
  const { key, keyId } = await newKey(shipper, ['signIn']);
  const clerk = await server.signInAs('clerk');
  await clerk.send(wire.allowPartner, { keyId, isAllowed: '1' });
  const audience = server.address;
  const askFor = (userName: string, at = audience) =>
    byKey(key).send(wire.createPartnerCode, { userName, audience: at });
  return { keyId, clerk, askFor };
}

const exchange = (code: string) => server.anonymous.send(exchangePartnerCode, { code });

test('a partner brings in a person who has agreed, and of two exchanges at once one wins', async () => {
  const { askFor } = await newPartner();
  const { code } = await askFor('clerk');
  const settled = await Promise.allSettled([1, 2, 3].map(() => exchange(code)));
  const tokens = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value.token] : []));
  expect(tokens).toHaveLength(1);
  expect((await byKey(tokens[0] ?? '').send(getInfo, {})).user.userName).toBe('clerk');
  expect((await expectUserError(exchange(code))).message).toContain('already been used');
});

test('nobody comes in without having agreed, from another company, or for another site', async () => {
  const { keyId, clerk, askFor } = await newPartner();
  for (const name of ['shipper', 'rival', 'admin', 'nobody-at-all']) {
    const refused = await expectUserError(askFor(name));
    expect(refused.fields.userName, name).toContain('has not consented');
  }
  expect((await expectUserError(askFor('clerk', 'https://elsewhere.example'))).fields).toHaveProperty('audience');
  const rival = await server.signInAs('rival');
  const other = await expectUserError(rival.send(wire.allowPartner, { keyId, isAllowed: '1' }));
  expect(other.code).toBe(CODE.absent);

  const { code } = await askFor('clerk');
  await clerk.send(wire.allowPartner, { keyId, isAllowed: '0' });
  expect((await expectUserError(exchange(code))).message).toContain('Invalid link');
  expect((await expectUserError(askFor('clerk'))).fields).toHaveProperty('userName');
});

test('a code holds for a minute, for its site, and not beyond its key; a wrong one says so', async () => {
  const { keyId, askFor } = await newPartner();
  const expired = await askFor('clerk');
  await database.query(`update partner_code set expires_at = now() where used_at is null`);
  expect((await expectUserError(exchange(expired.code))).message).toContain('expired');
  const elsewhere = await askFor('clerk');
  await database.query(`update partner_code set audience = 'elsewhere.example' where used_at is null`);
  expect((await expectUserError(exchange(elsewhere.code))).message).toContain('another site');
  expect((await expectUserError(exchange(elsewhere.code))).message).toContain('already been used');
  const { code } = await askFor('clerk');
  await shipper.send(wire.revokeApiKey, { keyId });
  expect((await expectUserError(exchange(code))).message).toContain('Invalid link');
  expect((await expectUserError(exchange('made up'))).message).toContain('Invalid link');
});

test('two-step sign-in is asked of a person whom a partner brings in', async () => {
  const { clerk, askFor } = await newPartner();
  const { secret } = await clerk.send(startTwoStep, { password: 'Ironsilk2026', encrypted: false });
  await clerk.send(confirmTwoStep, { code: await appCodeNow(secret) });
  const { token, secondStep } = await exchange((await askFor('clerk')).code);
  expect(token).toBe('');
  expect(secondStep?.challenge).toBeDefined();
});
