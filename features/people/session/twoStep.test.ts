import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/testServer.ts';
import { listOrders } from '../../freight/booking/wire.ts';
import { configValues } from '../../portal/config/wire.ts';
import { outboxMessages } from '../../portal/outbox/wire.ts';
import * as presenceWire from './presenceWire.ts';
import * as registerWire from './registerWire.ts';
import * as signInWire from './signInWire.ts';
import { appCodeNow } from './testFixture.ts';
import * as twoStep from './twoStepWire.ts';
import * as wire from './wire.ts';

const PASSWORD = 'Ironsilk2026';

let server: TestServer;
let database: pg.Client;
beforeAll(async () => {
  server = await startTestServer();
  database = new pg.Client(server.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await server.stop();
});

const proof = (code: string) => ({ password: PASSWORD, encrypted: false, code });
const anonymously = () => server.anonymous;

/** An app that never shows a used code: the server forgets which it has seen. */
async function freshCode(secret: string): Promise<string> {
  await database.query('update two_step set last_time_step = 0');
  return appCodeNow(secret);
}

async function turnOn(person: Actor) {
  const { secret } = await person.send(twoStep.startTwoStep, { password: PASSWORD, encrypted: false });
  const code = await appCodeNow(secret);
  const { recoveryCodes } = await person.send(twoStep.confirmTwoStep, { code });
  return { secret, recoveryCodes, code };
}

const firstStep = (username: string, more: { trustedDevice?: string } = {}) =>
  anonymously().send(signInWire.login, { username, password: PASSWORD, encrypted: false, ...more });

async function challengeOf(username: string): Promise<string> {
  const { token, secondStep } = await firstStep(username);
  expect(token).toBe('');
  return secondStep?.challenge ?? expect.unreachable();
}

test('without it the answer of a sign-in is the token alone', async () => {
  const answer = await firstStep('rival');
  expect(Object.keys(answer)).toEqual(['token']);
});

test('the secret is encrypted in the database, the recovery codes are hashes, and the owner hears of it', async () => {
  const rival = await server.signInAs('rival');
  const { secret, recoveryCodes } = await turnOn(rival);
  const stored = await database.query(
    `select (select json_agg(two_step)::text from two_step) || (select json_agg(recovery_code)::text from recovery_code) as all`,
  );
  expect(stored.rows[0].all).not.toContain(secret);
  for (const code of recoveryCodes) expect(stored.rows[0].all).not.toContain(code);
  expect(new Set(recoveryCodes).size).toBe(twoStep.RECOVERY_CODES);
  const operator = await server.signInAs('operator');
  const { rows } = await operator.send(outboxMessages.list, { receiver: 'rival@' });
  expect(rows[0]?.text).toContain('两步验证');
});

test('the password alone opens nothing; with a code of the app it does, and the same code not twice', async () => {
  const person = await server.signInAs('special');
  const { secret, code } = await turnOn(person);
  const challenge = await challengeOf('special');
  const used = await expectUserError(anonymously().send(signInWire.passSecondStep, { challenge, code }));
  expect(used.fields.code).toContain('already been used');
  const next = await appCodeNow(secret, 1);
  const { token } = await anonymously().send(signInWire.passSecondStep, { challenge, code: next });
  expect((await anonymously().withToken(token).send(wire.getInfo, {})).user.userName).toBe('special');
  const again = await challengeOf('special');
  const replay = await expectUserError(anonymously().send(signInWire.passSecondStep, { challenge: again, code: next }));
  expect(replay.fields.code).toContain('already been used');
});

test('two requests at once with one code and one challenge: one signs in', async () => {
  const person = await server.signInAs('individual');
  const { secret } = await turnOn(person);
  const challenge = await challengeOf('individual');
  const code = await appCodeNow(secret, 1);
  const tries = [1, 2, 3].map(() => anonymously().send(signInWire.passSecondStep, { challenge, code }));
  const settled = await Promise.allSettled(tries);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('five wrong codes lock the second step, also for the right one and from everywhere', async () => {
  const person = await server.signInAs('supplier');
  const { secret, recoveryCodes } = await turnOn(person);
  const challenge = await challengeOf('supplier');
  for (let tries = 0; tries < signInWire.LOCK_AFTER_FAILURES; tries += 1) {
    const wrong = await expectUserError(anonymously().send(signInWire.passSecondStep, { challenge, code: '000000' }));
    expect(wrong.fields.code).toContain('Wrong code');
  }
  for (const code of [await appCodeNow(secret, 1), recoveryCodes[0] ?? '']) {
    const locked = await expectUserError(anonymously().send(signInWire.passSecondStep, { challenge, code }));
    expect(locked.message).toContain('Too many wrong codes');
  }
  const { rows } = await person.send(presenceWire.listOwnSignIns, {});
  expect(rows.filter(({ outcome }) => outcome === 'wrongSecondStep').length).toBeGreaterThanOrEqual(5);
});

test('a recovery code signs in once, in capitals and without its dashes too', async () => {
  const person = await server.signInAs('signer');
  const { recoveryCodes } = await turnOn(person);
  const [first = '', second = ''] = recoveryCodes;
  const challenge = await challengeOf('signer');
  await anonymously().send(signInWire.passSecondStep, {
    challenge,
    code: first.toUpperCase().replaceAll('-', ' '),
  });
  const again = await challengeOf('signer');
  const used = await expectUserError(anonymously().send(signInWire.passSecondStep, { challenge: again, code: first }));
  expect(used.fields.code).toBeDefined();
  await anonymously().send(signInWire.passSecondStep, { challenge: again, code: second });
  expect(await person.send(twoStep.readTwoStep, {})).toMatchObject({ isOn: true, recoveryCodesLeft: 8 });
});

test('a challenge ends with its time, and one that never was leads nowhere', async () => {
  const challenge = await challengeOf('signer');
  await database.query(`update sign_in_challenge set expires_at = now() - interval '1 second'`);
  for (const given of [challenge, 'never']) {
    const over = await expectUserError(
      anonymously().send(signInWire.passSecondStep, { challenge: given, code: '123456' }),
    );
    expect(over.code).toBe(404);
  }
});

test('a trusted device is asked no second step until the person removes it, or resets the password', async () => {
  const person = await server.signInAs('agent');
  const { secret } = await turnOn(person);
  const trust = async () => {
    const passed = await anonymously().send(signInWire.passSecondStep, {
      challenge: await challengeOf('agent'),
      code: await freshCode(secret),
      isTrusted: '1',
    });
    return passed.trustedDevice ?? expect.unreachable();
  };
  const trustedDevice = await trust();
  expect((await firstStep('agent', { trustedDevice })).token).not.toBe('');
  expect((await firstStep('special', { trustedDevice })).token).toBe('');
  const { devices } = await person.send(twoStep.readTwoStep, {});
  expect(devices).toHaveLength(1);
  const deviceId = devices[0]?.deviceId ?? 0;
  const special = await server.signInAs('special');
  expect((await expectUserError(special.send(twoStep.distrustDevice, { deviceId }))).code).toBe(404);
  await person.send(twoStep.distrustDevice, { deviceId });
  expect((await firstStep('agent', { trustedDevice })).token).toBe('');

  const other = await trust();
  const changed = { newPassword: 'SteelThread2027', checkPass: 'SteelThread2027', encrypted: false };
  await person.send(wire.updatePassword, { oldPassword: PASSWORD, ...changed });
  const answer = await anonymously().send(signInWire.login, {
    username: 'agent',
    password: 'SteelThread2027',
    encrypted: false,
    trustedDevice: other,
  });
  expect(answer.token).toBe('');
});

test('neither a code by e-mail nor a forgotten password goes around it', async () => {
  const operator = await server.signInAs('operator');
  const newest = async () => {
    const { rows } = await operator.send(outboxMessages.list, { receiver: 'rival@' });
    return /\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? '';
  };
  await database.query(`update account set mobile = '', email = 'rival@example.com' where username = 'rival'`);
  await anonymously().send(signInWire.sendLoginCode, { username: 'rival' });
  const byCode = await anonymously().send(signInWire.loginByCode, {
    username: 'rival',
    code: await newest(),
  });
  expect(byCode.token).toBe('');
  expect(byCode.secondStep?.challenge).toBeDefined();

  const email = 'rival@example.com';
  await anonymously().send(registerWire.sendVerCode, { email, purpose: 'forgotPassword' });
  const reset = { newPassword: PASSWORD, checkPass: PASSWORD, encrypted: false };
  await anonymously().send(registerWire.forgetPwd, {
    email,
    username: 'rival',
    code: await newest(),
    ...reset,
  });
  expect((await firstStep('rival')).token).toBe('');
});

test('turning it off and new recovery codes ask password and code', async () => {
  const username = 'special';
  const { rows } = await database.query(`select id from account where username = '${username}'`);
  const person = await server.signInAs(username);
  const wrongPassword = { password: 'nonsense1', encrypted: false, code: '000000' };
  expect((await expectUserError(person.send(twoStep.turnOffTwoStep, wrongPassword))).fields).toHaveProperty('password');
  expect((await expectUserError(person.send(twoStep.turnOffTwoStep, proof('000000')))).fields).toHaveProperty('code');
  const isOn = await expectUserError(person.send(twoStep.startTwoStep, { password: PASSWORD, encrypted: false }));
  expect(isOn.message).toContain('already on');
  await database.query('delete from two_step where account_id = $1', [rows[0].id]);
  const { secret, recoveryCodes } = await turnOn(person);
  const renewed = await person.send(twoStep.renewRecoveryCodes, proof(await freshCode(secret)));
  expect(renewed.recoveryCodes).not.toContain(recoveryCodes[0]);
  const old = await expectUserError(person.send(twoStep.turnOffTwoStep, proof(recoveryCodes[0] ?? '')));
  expect(old.fields).toHaveProperty('code');
  await person.send(twoStep.turnOffTwoStep, proof(renewed.recoveryCodes[0] ?? ''));
  expect((await firstStep(username)).token).not.toBe('');
});

test('the operator resets it for a customer, with a word to the person; for staff only an administrator does', async () => {
  const operator = await server.signInAs('operator');
  const admin = await server.signInAs('admin');
  await turnOn(admin);
  await turnOn(operator);
  const { rows } = await operator.send(twoStep.twoStepPeople.list, { pageSize: 100 });
  const idOf = (name: string) => rows.find(({ userName }) => userName === name)?.twoStepId ?? 0;
  const reason = '手机丢失';
  const reset = (by: Actor, name: string) => by.send(twoStep.resetTwoStep, { twoStepId: idOf(name), reason });
  expect((await expectUserError(reset(operator, 'admin'))).code).toBe(403);
  expect((await expectUserError(reset(operator, 'operator'))).message).toContain('your own');
  const clerk = await server.signInAs('clerk');
  expect((await expectUserError(reset(clerk, 'individual'))).code).toBe(403);
  await reset(operator, 'individual');
  expect((await firstStep('individual')).token).not.toBe('');
  expect((await expectUserError(reset(operator, 'individual'))).code).toBe(404);
  const audited = await database.query(
    `select subject from audit_entry where call like '%twoStep/reset' order by id desc limit 1`,
  );
  expect(audited.rows[0].subject).toMatchObject({ accountId: expect.any(Number) });
  const written = await database.query(`select text from outbox_message where text like '%' || $1 || '%'`, [reason]);
  expect(written.rows).toHaveLength(1);
  await reset(admin, 'operator');
});

test('demanded of operators: a fresh session may set it up and nothing else, and it cannot be turned off', async () => {
  const admin = await server.signInAs('admin');
  const { rows } = await admin.send(configValues.list, { configKey: 'signIn.twoStepDemanded' });
  const [value] = rows;
  if (!value) return expect.unreachable();
  await admin.send(configValues.edit, { ...value, configValue: 'true' });
  const { token } = await firstStep('operator');
  const operator = anonymously().withToken(token);
  expect((await operator.send(wire.getInfo, {})).mustSetUpTwoStep).toBe(true);
  expect((await expectUserError(operator.send(outboxMessages.list, {}))).code).toBe(428);
  const { secret } = await turnOn(operator);
  await operator.send(outboxMessages.list, {});
  const off = await expectUserError(operator.send(twoStep.turnOffTwoStep, proof(await freshCode(secret))));
  expect(off.message).toContain('is mandatory');
  const shipper = await server.signInAs('shipper');
  await shipper.send(listOrders, {});
  await admin.send(configValues.edit, { ...value, configValue: 'false' });
});
