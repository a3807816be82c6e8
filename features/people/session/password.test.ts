import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Actor, ReceivedUserError } from '../../../platform/testing/actor.ts';
import { eventually } from '../../../platform/testing/eventually.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/testServer.ts';
import type { AnyCall } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { configKey } from '../../portal/config/wire.ts';
import { getRouters } from '../../portal/menu/wire.ts';
import { outboxMessages } from '../../portal/outbox/wire.ts';
import * as presenceWire from './presenceWire.ts';
import * as registerWire from './registerWire.ts';
import * as signInWire from './signInWire.ts';
import * as wire from './wire.ts';

let server: TestServer;
let database: pg.Client;
beforeAll(async () => {
  server = await startTestServer();
  database = new pg.Client({ connectionString: server.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await server.stop();
});
// resets the rate limit of codes
beforeEach(() => database.query(`delete from verification_code`));

const PASSWORD = 'Ironsilk2026';
const typed = (oldPassword: string, newPassword: string, checkPass = newPassword) => ({
  oldPassword,
  newPassword,
  checkPass,
  encrypted: false,
});
const chosen = (newPassword: string) => ({ newPassword, checkPass: newPassword, encrypted: false });

async function signIn(username: string, password: string): Promise<Actor> {
  const { token } = await server.anonymous.send(signInWire.login, { username, password, encrypted: false });
  return new Actor(server.address, token);
}

async function refusal(promise: Promise<unknown>): Promise<ReceivedUserError> {
  const outcome = await promise.catch((refused: unknown) => refused);
  if (outcome instanceof ReceivedUserError) return outcome;
  throw new Error(`not refused: ${JSON.stringify(outcome)}`);
}

async function newestCode(receiver: string): Promise<string> {
  const operator = await server.signInAs('operator');
  const { rows } = await operator.send(outboxMessages.list, { receiver });
  return /\b\d{6}\b/.exec(rows[0]?.text ?? '')?.[0] ?? '';
}

const askFor = (address: { mobile?: string; email?: string }) =>
  server.anonymous.send(registerWire.sendVerCode, { ...address, purpose: 'forgotPassword' });
const minutesPass = (minutes: number) =>
  database.query(
    `update verification_code set created_at = created_at - make_interval(mins => $1),
    expires_at = expires_at - make_interval(mins => $1)`,
    [minutes],
  );

test('a new password needs the old one, its rules are told at each field in the words of the portal', async () => {
  const rival = (await signIn('rival', PASSWORD)).inLanguage('zh');
  const nothing = await refusal(rival.send(wire.updatePassword, typed('', '', '')));
  expect(nothing.fields).toEqual({
    oldPassword: '密码不能为空',
    newPassword: '密码不能为空',
    checkPass: '请再次输入密码',
  });
  const weak = await refusal(rival.send(wire.updatePassword, typed('x', 'abcdefgh', 'abcdefg')));
  expect(weak.fields).toEqual({
    newPassword: '密码长度不小于8位，且包含英文字母和数字',
    checkPass: '两次输入密码不一致',
  });
  const wrong = await refusal(rival.send(wire.updatePassword, typed('wrong1234', 'NewRails2027')));
  expect(wrong.fields).toEqual({ oldPassword: '原密码错误' });
  const same = await refusal(rival.send(wire.updatePassword, typed(PASSWORD, PASSWORD)));
  expect(same.fields).toEqual({ newPassword: '新密码不能与原密码相同' });
  const agent = await signIn('agent', PASSWORD);
  const english = await refusal(agent.send(wire.updatePassword, typed('', '', '')));
  expect(english.fields.oldPassword).toBe('Password cannot be empty');
});

test('a changed password ends the other sessions at once, this one goes on, and only the new one signs in', async () => {
  const [here, elsewhere] = [await signIn('special', PASSWORD), await signIn('special', PASSWORD)];
  expect(await here.send(wire.updatePassword, typed(PASSWORD, 'NewRails2027'))).toContain('changed');
  await eventually(async () => expect((await refusal(elsewhere.send(wire.getInfo, {}))).code).toBe(CODE.signIn));
  await here.send(wire.getInfo, {});
  await refusal(signIn('special', PASSWORD));
  await signIn('special', 'NewRails2027');
  const { rows } = await (await server.signInAs('operator')).send(outboxMessages.list, {
    receiver: 'special@example.com',
  });
  expect(rows[0]?.text).toContain('密码刚刚被修改');
});

test('the old password cannot be guessed from a session left open', async () => {
  const clerk = await signIn('clerk', PASSWORD);
  const guess = () => refusal(clerk.send(wire.updatePassword, typed('guess1234', 'NewRails2027')));
  for (let tries = 0; tries < signInWire.LOCK_AFTER_FAILURES; tries += 1) {
    expect((await guess()).fields.oldPassword).toBeDefined();
  }
  expect((await guess()).message).toContain('Too many wrong old passwords');
  const right = await refusal(clerk.send(wire.updatePassword, typed(PASSWORD, 'NewRails2027')));
  expect(right.message).toContain('Too many wrong old passwords');
  await signIn('clerk', PASSWORD);
});

test('with a code by SMS a forgotten password is set anew, every session ends, and the code is dead', async () => {
  const before = await signIn('supplier', PASSWORD);
  await askFor({ mobile: '+86 138 0001 0004' });
  const code = await newestCode('13800010004');
  const given = { mobile: '13800010004', code, ...chosen('Forgotten2027') };
  await server.anonymous.send(registerWire.checkRand, {
    mobile: '13800010004',
    purpose: 'forgotPassword',
    code,
  });
  expect(await server.anonymous.send(registerWire.forgetPwd, given)).toContain('new password');
  await eventually(async () => expect((await refusal(before.send(wire.getInfo, {}))).code).toBe(CODE.signIn));
  await signIn('supplier', 'Forgotten2027');
  expect((await refusal(server.anonymous.send(registerWire.forgetPwd, given))).fields.code).toContain(
    'no longer valid',
  );
});

test('two parallel uses of one code set one password', async () => {
  await askFor({ mobile: '13800010002' });
  const code = await newestCode('13800010002');
  const outcomes = await Promise.allSettled(
    ['FirstOfTwo2027', 'OtherOfTwo2027'].map((password) =>
      server.anonymous.send(registerWire.forgetPwd, { mobile: '13800010002', code, ...chosen(password) }),
    ),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a reset opens an account that guessing had locked', async () => {
  for (let tries = 0; tries < 3; tries += 1) await refusal(signIn('tourist', 'guess1234'));
  await database.query(
    `update sign_in_attempt set failures = 5, locked_until = now() + interval '10 minutes' where name = 'tourist'`,
  );
  expect((await refusal(signIn('tourist', PASSWORD))).message).toContain('locked');
  await askFor({ email: 'Tourist@Example.com' });
  const code = await newestCode('tourist@example.com');
  await server.anonymous.send(registerWire.forgetPwd, {
    email: 'tourist@example.com',
    code,
    ...chosen('Forgotten2027'),
  });
  await signIn('tourist', 'Forgotten2027');
});

test('no answer tells whether an address has an account', async () => {
  const known = { email: 'shipper@example.com', code: '000000' };
  const unknown = { email: 'nobody@example.com', code: '000000' };
  const saidTo = async (address: typeof known) => {
    const said: unknown[] = [];
    const { code, email } = address;
    said.push(await askFor({ email }));
    said.push((await refusal(askFor({ email }))).message.replace(/\d+/, 'n'));
    const outcome = (promise: Promise<unknown>) => promise.catch((refused: unknown) => String(refused));
    said.push(await outcome(server.anonymous.send(registerWire.checkRand, { email, purpose: 'forgotPassword', code })));
    said.push(await outcome(server.anonymous.send(registerWire.forgetPwd, { ...address, ...chosen('NewRails2027') })));
    said.push(await outcome(server.anonymous.send(registerWire.checkRepeatEmail, { email })));
    return said;
  };
  expect(await saidTo(known)).toEqual(await saidTo(unknown));
  const { rows } = await database.query(`select 1 from outbox_message where receiver = 'nobody@example.com'`);
  expect(rows).toEqual([]);
});

test('an address gets one code a minute and five an hour, also with parallel requests', async () => {
  await server.restart();
  const email = 'shipper@example.com';
  const atOnce = await Promise.allSettled([1, 2, 3].map(() => askFor({ email })));
  expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await database.query(
    `insert into verification_code (purpose, address, code_hash, expires_at)
     select 'forgotPassword', $1, 'x', now() from generate_series(2, $2)`,
    [email, registerWire.CODES_AN_HOUR],
  );
  await minutesPass(2);
  expect((await refusal(askFor({ email }))).message).toContain('Too many codes');
  await minutesPass(60);
  await askFor({ email });
});

test('a code dies after five wrong tries, after five minutes, and when a newer one was sent', async () => {
  const email = 'agent@example.com';
  const check = (code: string) =>
    server.anonymous.send(registerWire.checkRand, { email, purpose: 'forgotPassword', code });
  await server.restart();
  await askFor({ email });
  const first = await newestCode(email);
  for (let tries = 0; tries < 7; tries += 1) await check(first);
  const wrong = first === '111111' ? '222222' : '111111';
  for (let tries = 0; tries < 4; tries += 1) await refusal(check(wrong));
  await check(first);
  await refusal(check(wrong));
  expect((await refusal(check(first))).fields.code).toBeDefined();
  await minutesPass(2);
  await askFor({ email });
  const second = await newestCode(email);
  await refusal(check(first));
  await check(second);
  await minutesPass(5);
  await refusal(check(second));
});

test('a code for one thing is none for another, nor for another address', async () => {
  await server.restart();
  await server.anonymous.send(registerWire.sendVerCode, { email: 'rival@example.com', purpose: 'register' });
  const code = await newestCode('rival@example.com');
  const wrong = [
    { email: 'rival@example.com', purpose: 'forgotPassword' as const, code },
    { email: 'agent@example.com', purpose: 'register' as const, code },
  ];
  for (const given of wrong) await refusal(server.anonymous.send(registerWire.checkRand, given));
  const email = 'rival@example.com';
  expect((await refusal(server.anonymous.send(registerWire.checkRepeatEmail, { email }))).fields.code).toBeDefined();
  const { uuid } = await server.anonymous.send(signInWire.captchaImage, { purpose: 'register' });
  await database.query(`update captcha set answer = 'k7px' where uuid = $1`, [uuid]);
  const solved = { email, uuid, verCode: 'k7px' };
  expect(await server.anonymous.send(registerWire.checkRepeatEmail, solved)).toBe('1');
  // a captcha proves once
  await refusal(server.anonymous.send(registerWire.checkRepeatEmail, solved));
  expect(await server.anonymous.send(registerWire.checkRepeatEmail, { email: 'rival@example.com', code })).toBe('1');
});

test('where several accounts have an address, the name says which, and the code waits for it', async () => {
  await server.restart();
  await database.query(`update account set email = 'office@example.com' where username in ('shipper', 'clerk')`);
  await askFor({ email: 'office@example.com' });
  const code = await newestCode('office@example.com');
  const given = { email: 'office@example.com', code, ...chosen('Forgotten2027') };
  expect((await refusal(server.anonymous.send(registerWire.forgetPwd, given))).fields.username).toBeDefined();
  await server.anonymous.send(registerWire.forgetPwd, { ...given, username: 'Clerk' });
  await signIn('clerk', 'Forgotten2027');
  await signIn('shipper', PASSWORD);
});

test('an address that is none is named at its field', async () => {
  const mobile = await refusal(askFor({ mobile: '12345' }));
  expect(mobile.fields.mobile).toContain('mobile');
  expect((await refusal(askFor({ email: 'nobody' }))).fields.email).toContain('e-mail');
  expect((await refusal(askFor({}))).fields.email).toBeDefined();
});

test('a user who must choose a password may do nothing else before, and everything afterwards', async () => {
  await database.query(`update account set must_change_password = true where username = 'operator'`);
  const person = await signIn('operator', PASSWORD);
  expect((await person.send(wire.getInfo, {})).mustChangePassword).toBe(true);
  await person.send(getRouters, {});
  await person.send(configKey, { key: 'qcActivitySwitch' });
  const barred: AnyCall[] = [presenceWire.listOwnSessions, outboxMessages.list, presenceWire.listOwnSignIns];
  for (const call of barred) {
    expect((await refusal(person.send(call, {}))).code, call.path).toBe(CODE.passwordFirst);
  }
  await person.send(wire.updatePassword, typed(PASSWORD, 'FirstOwn2027'));
  await eventually(() => person.send(outboxMessages.list, {}));
  expect((await person.send(wire.getInfo, {})).mustChangePassword).toBe(false);
  await person.send(wire.logout, {});
});
