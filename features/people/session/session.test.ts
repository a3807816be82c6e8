import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Actor } from '../../../platform/testing/actor.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/testServer.ts';
import { outboxMessages } from '../../portal/outbox/wire.ts';
import { MAX_SESSIONS } from './server/openSession.ts';
import { CODE_REFUSAL_MS } from './server/signIn.ts';
import * as signInWire from './signInWire.ts';
import * as wire from './wire.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const PASSWORD = 'Ironsilk2026';
const plain = (username: string, password = PASSWORD) => ({ username, password, encrypted: false });
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (refused) => refused,
  );

test('a name with blanks around it and in other letters signs in, and the session says who it is', async () => {
  const { token } = await server.anonymous.send(signInWire.login, plain('  Shipper '));
  const info = await new Actor(server.address, token).send(wire.getInfo, {});
  expect(info.user.userName).toBe('shipper');
  expect(info.companyScope).toEqual([2]);
  expect(info.companyUser?.userType).toBe('1');
  expect(info.roles).toEqual(['customer']);
});

test('requests of one session that come at once read it, and note that it is used, once for all', async () => {
  const person = await server.signInAs('shipper');
  const client = new pg.Client(server.databaseUrl);
  await client.connect();
  await client.query(`update session set last_seen_at = now() - interval '1 hour'`);
  await client.query(`create table session_use (number bigserial);
    create function note_session_use() returns trigger language plpgsql as
      'begin insert into session_use default values; return new; end';
    create trigger session_use after update on session for each row execute function note_session_use()`);
  await Promise.all(Array.from({ length: 24 }, () => person.send(wire.getInfo, {})));
  const { rows } = await client.query('select count(*)::int as uses from session_use');
  expect(rows).toEqual([{ uses: 1 }]);
  await client.query('drop trigger session_use on session; drop function note_session_use; drop table session_use');
  await client.end();
});

test('the password travels encrypted with the public key', async () => {
  const { publicKey } = await server.anonymous.send(signInWire.publicKey, {});
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const encrypted = publicEncrypt({ key, padding, oaepHash: 'sha256' }, Buffer.from(PASSWORD));
  const sent = { username: 'clerk', password: encrypted.toString('base64') };
  const { token } = await server.anonymous.send(signInWire.login, sent);
  const info = await new Actor(server.address, token).send(wire.getInfo, {});
  expect(info.companyUser?.userType).toBe('2');
  expect(info.subAccHideInfoFlag).toBe('1');
});

test('a user without a company is a tourist, who may see the timetable and no more', async () => {
  const tourist = await server.signInAs('tourist');
  const info = await tourist.send(wire.getInfo, {});
  expect(info).toMatchObject({
    roles: ['tourist'],
    permissions: ['train:timetable:view'],
    companyUser: null,
  });
  expect(info.user.userType).toBe('1');
});

test.each([
  ['shipper', { companyEntity: 0, companyTypeCheck: 1, companyUser: { empowerType: 1 } }],
  ['clerk', { companyEntity: 0, companyTypeCheck: 1, companyUser: { empowerType: null } }],
  ['rival', { companyEntity: 0, companyTypeCheck: 2 }],
  ['agent', { companyEntity: 1, companyTypeCheck: null }],
  ['individual', { companyEntity: 2, companyTypeCheck: 1 }],
  ['signer', { companyEntity: 0, companyUser: { empowerType: 2 } }],
  ['tourist', { companyEntity: null, companyTypeCheck: null }],
])('the session of %s says what it is: enterprise, forwarder, individual, signer', async (username, said) => {
  const person = await server.signInAs(username);
  expect(await person.send(wire.getInfo, {})).toMatchObject(said);
});

test('each scope comes with its name in the language of the request', async () => {
  const supplier = await server.signInAs('supplier');
  expect((await supplier.inLanguage('zh').send(wire.getInfo, {})).companyScopeList).toEqual([
    { companyScope: 4, scopeTypeName: '地面服务商' },
    { companyScope: 8, scopeTypeName: '供应商' },
  ]);
});

test('after three wrong passwords a captcha is asked, after five the name is locked, also for the right password', async () => {
  const wrong = () => refusal(server.anonymous.send(signInWire.login, plain('special', 'nonsense1')));
  for (let tries = 0; tries < signInWire.CAPTCHA_AFTER_FAILURES; tries += 1) {
    expect((await wrong()).fields.password).toContain('Wrong user name or password');
  }
  const captcha = await server.anonymous.send(signInWire.captchaImage, { username: 'special' });
  expect(captcha.captchaEnabled).toBe(true);
  expect(Buffer.from(captcha.img, 'base64').toString('latin1')).toContain('PNG');
  expect((await wrong()).fields.code).toBeDefined();
  const guess = { ...plain('special'), uuid: captcha.uuid, code: 'zzzz' };
  expect((await refusal(server.anonymous.send(signInWire.login, guess))).fields.code).toContain('verification failed');
});

test('five codes an hour go to one person, and the sixth is not sent', async () => {
  const client = new pg.Client(server.databaseUrl);
  await client.connect();
  await client.query(
    `insert into sign_in_code (account_id, code_hash, expires_at, created_at)
     select id, 'x', now(), now() - n * interval '10 minutes' from account, generate_series(1, 5) n
     where username = 'supplier'`,
  );
  const codes = `select count(*)::int as codes from sign_in_code join account on account.id = account_id
    where username = 'supplier'`;
  await server.anonymous.send(signInWire.sendLoginCode, { username: 'supplier' });
  expect((await client.query(codes)).rows).toEqual([{ codes: 5 }]);
  await client.query(`update sign_in_code set created_at = created_at - interval '11 minutes'`);
  await server.anonymous.send(signInWire.sendLoginCode, { username: 'supplier' });
  expect((await client.query(codes)).rows).toEqual([{ codes: 6 }]);
  await client.end();
});

test('a wrong code takes as long to refuse for an unknown name, and five lock the name', async () => {
  const tryCode = async (username: string) => {
    const started = performance.now();
    const { message } = await refusal(server.anonymous.send(signInWire.loginByCode, { username, code: '000000' }));
    return { message, ms: performance.now() - started };
  };
  for (const username of ['builtin', 'unheard-of']) {
    expect((await tryCode(username)).ms).toBeGreaterThanOrEqual(CODE_REFUSAL_MS - 5);
  }
  for (let tries = 1; tries < signInWire.LOCK_AFTER_FAILURES; tries += 1) await tryCode('unheard-of');
  expect((await tryCode('unheard-of')).message).toContain('locked');
});

test('an account has so many sessions, and the one longest unused ends', async () => {
  const client = new pg.Client(server.databaseUrl);
  await client.connect();
  await client.query(
    `insert into session (token_hash, account_id, expires_at, last_seen_at, address, user_agent)
     select 'old ' || n, id, now() + interval '1 hour', now() - n * interval '1 minute', '', ''
     from account, generate_series(1, ${MAX_SESSIONS + 5}) n where username = 'tourist'`,
  );
  await server.anonymous.send(signInWire.login, plain('tourist'));
  const { rows } = await client.query(
    `select count(*)::int as open, bool_or(token_hash = 'old ${MAX_SESSIONS}') as has_oldest
     from session join account on account.id = account_id where username = 'tourist'`,
  );
  expect(rows).toEqual([{ open: MAX_SESSIONS, has_oldest: false }]);
  await client.end();
});

test('while a name is locked from an address, a right code does not sign in from there either', async () => {
  const client = new pg.Client(server.databaseUrl);
  await client.connect();
  await client.query(
    `insert into sign_in_attempt (name, network, failures, locked_until)
     values ('tourist', '127.0.0.1', 5, now() + interval '10 minutes')
     on conflict (name, network) do update set failures = 5, locked_until = excluded.locked_until`,
  );
  await server.anonymous.send(signInWire.sendLoginCode, { username: 'tourist' });
  const { rows } = await client.query(
    `select text from outbox_message where text ~ '[0-9]{6}' order by id desc limit 1`,
  );
  const code = /\d{6}/.exec(rows[0].text)?.[0] ?? '';
  const trying = () => server.anonymous.send(signInWire.loginByCode, { username: 'tourist', code });
  expect((await refusal(trying())).message).toContain('locked');
  await client.query(`delete from sign_in_attempt where name = 'tourist'`);
  expect((await trying()).token).not.toBe('');
  await client.end();
});

test('an endless name of a browser is cut before it is stored', async () => {
  const client = new pg.Client(server.databaseUrl);
  await client.connect();
  await server.anonymous.fetch('/prod-api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'x'.repeat(8_000) },
    body: JSON.stringify(plain('tourist')),
  });
  const { rows } = await client.query(
    `select max(length(user_agent))::int as longest from session
     join account on account.id = account_id where username = 'tourist'`,
  );
  expect(rows).toEqual([{ longest: 500 }]);
  await client.end();
});

test('many guesses at the same moment do not slip past the lock', async () => {
  const guesses = Array.from({ length: 12 }, () =>
    refusal(server.anonymous.send(signInWire.login, plain('agent', 'guess1234'))),
  );
  const refusals = await Promise.all(guesses);
  const looked = refusals.filter((refused) => refused.message.includes('Wrong user name or password'));
  expect(looked.length).toBeLessThanOrEqual(signInWire.LOCK_AFTER_FAILURES);
  const right = await refusal(server.anonymous.send(signInWire.login, plain('agent')));
  expect(right.message).toMatch(/locked|Enter the verification code/);
});

test('an unknown name is refused with the same words as a wrong password', async () => {
  const unknown = await refusal(server.anonymous.send(signInWire.login, plain('nobody-here')));
  const wrong = await refusal(server.anonymous.send(signInWire.login, plain('supplier', 'wrong1234')));
  expect(unknown.message).toBe(wrong.message);
});

test('a one-time code arrives through the outbox, signs in once, and not twice', async () => {
  await server.anonymous.send(signInWire.sendLoginCode, { username: 'rival' });
  const operator = await server.signInAs('operator');
  const { rows } = await operator.send(outboxMessages.list, { receiver: '13800010003' });
  const code = /\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? '';
  const { token } = await server.anonymous.send(signInWire.loginByCode, { username: 'rival', code });
  expect((await new Actor(server.address, token).send(wire.getInfo, {})).user.userName).toBe('rival');
  const again = await refusal(server.anonymous.send(signInWire.loginByCode, { username: 'rival', code }));
  expect(again.fields.code).toContain('no longer valid');
});

test('after five wrong codes the right one is dead too', async () => {
  await server.anonymous.send(signInWire.sendLoginCode, { username: 'admin' });
  const operator = await server.signInAs('operator');
  const { rows } = await operator.send(outboxMessages.list, { receiver: '13800010008' });
  const code = /\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? '';
  const wrongCode = code === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 5; tries += 1) {
    await refusal(server.anonymous.send(signInWire.loginByCode, { username: 'admin', code: wrongCode }));
  }
  const right = await refusal(server.anonymous.send(signInWire.loginByCode, { username: 'admin', code }));
  expect(right.code).toBe(500);
});

test('a session ends at logout at once, and logging out twice is no error', async () => {
  const { token } = await server.anonymous.send(signInWire.login, plain('operator'));
  const person = new Actor(server.address, token);
  await person.send(wire.getInfo, {});
  await person.send(wire.logout, {});
  expect((await refusal(person.send(wire.getInfo, {}))).code).toBe(401);
  await person.send(wire.logout, {});
});

test('a session survives a restart of the server', async () => {
  const shipper = await server.signInAs('shipper');
  await server.restart();
  const after = new Actor(server.address, shipper.token);
  expect((await after.send(wire.getInfo, {})).user.userName).toBe('shipper');
});
