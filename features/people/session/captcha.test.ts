import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ReceivedUserError } from '../../../platform/testing/actor.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/testServer.ts';
import { solveProof } from './proofOfWork.ts';
import * as registerWire from './registerWire.ts';
import * as signInWire from './signInWire.ts';
import { solveQuickly } from './testing/solveQuickly.ts';

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

const PASSWORD = 'Ironsilk2026';
const WRONG_ANSWER = 'verification failed';

interface Answer {
  uuid: string;
  code: string;
}

const signIn = (username: string, answer: Partial<Answer> = {}, password = PASSWORD) =>
  server.anonymous.send(signInWire.login, { username, password, encrypted: false, ...answer });

async function refusal(promise: Promise<unknown>): Promise<ReceivedUserError> {
  const outcome = await promise.catch((refused: unknown) => refused);
  if (outcome instanceof ReceivedUserError) return outcome;
  throw new Error(`not refused: ${JSON.stringify(outcome)}`);
}

/** Failures from another network, so that a captcha is asked and nothing is locked here. */
const failElsewhere = (username: string) =>
  database.query(
    `insert into sign_in_attempt (name, network, failures, locked_until)
     values ($1, '203.0.113.9', 5, now() + interval '10 minutes')`,
    [username],
  );

async function prove(
  input: { username?: string; purpose?: 'register' },
  solve: (challenge: string) => string | Promise<string> = solveQuickly,
): Promise<Answer> {
  const { captchaEnabled, uuid, img } = await server.anonymous.send(signInWire.captchaImage, {
    ...input,
    proof: '1',
  });
  expect({ captchaEnabled, img }).toEqual({ captchaEnabled: true, img: '' });
  return { uuid, code: await solve(uuid) };
}

test('guesses from one network do not lock the name elsewhere, but a captcha is asked there', async () => {
  await failElsewhere('clerk');
  expect((await refusal(signIn('clerk'))).fields.code).toContain('Enter the verification code');
  expect(await signIn('clerk', await prove({ username: ' Clerk ' }, solveProof))).toHaveProperty('token');
});

test('an answer holds for one attempt, right or wrong', async () => {
  await failElsewhere('ghost');
  const proof = await prove({ username: 'ghost' });
  expect((await refusal(signIn('ghost', proof))).fields).toHaveProperty('password');
  expect((await refusal(signIn('ghost', proof))).fields.code).toContain(WRONG_ANSWER);
  const { uuid, code } = await prove({ username: 'ghost' });
  expect((await refusal(signIn('ghost', { uuid, code: '-1' }))).fields.code).toContain(WRONG_ANSWER);
  expect((await refusal(signIn('ghost', { uuid, code }))).fields.code).toContain(WRONG_ANSWER);
});

test('a proof for another name, another network, a registration, or none at all signs nobody in', async () => {
  await failElsewhere('rival');
  await failElsewhere('special');
  const fromElsewhere = await prove({ username: 'rival' });
  await database.query(`update captcha set network = '203.0.113.9' where uuid = $1`, [fromElsewhere.uuid]);
  const late = await prove({ username: 'rival' });
  await database.query(`update captcha set expires_at = now() where uuid = $1`, [late.uuid]);
  const unknown = '11111111-1111-4111-8111-111111111111';
  const wrong = [
    await prove({ username: 'special' }),
    await prove({ purpose: 'register' }),
    fromElsewhere,
    late,
    { uuid: unknown, code: solveQuickly(unknown) },
  ];
  for (const answer of wrong) {
    expect((await refusal(signIn('rival', answer))).fields.code).toContain(WRONG_ANSWER);
  }
  expect(await signIn('rival', await prove({ username: 'rival' }))).toHaveProperty('token');
});

test('the letters of the picture are accepted in either case, a number is not', async () => {
  await failElsewhere('supplier');
  const draw = async () => {
    const { uuid, img } = await server.anonymous.send(signInWire.captchaImage, { username: 'supplier' });
    expect(Buffer.from(img, 'base64').subarray(1, 4).toString()).toBe('PNG');
    const { rows } = await database.query(`select answer from captcha where uuid = $1`, [uuid]);
    return { uuid, code: String(rows[0]?.answer).toUpperCase() };
  };
  const { uuid } = await draw();
  const proof = { uuid, code: solveQuickly(uuid) };
  expect((await refusal(signIn('supplier', proof))).fields.code).toContain(WRONG_ANSWER);
  expect(await signIn('supplier', await draw())).toHaveProperty('token');
});

test('an ended lock lets the right password in again, with a proof', async () => {
  for (let tries = 0; tries < signInWire.LOCK_AFTER_FAILURES; tries += 1) {
    const answer = tries < signInWire.CAPTCHA_AFTER_FAILURES ? {} : await prove({ username: 'agent' });
    await refusal(signIn('agent', answer, 'wrong1234'));
  }
  expect((await refusal(signIn('agent', await prove({ username: 'agent' })))).message).toContain('locked');
  await database.query(`update sign_in_attempt set locked_until = now() where name = 'agent'`);
  expect(await signIn('agent', await prove({ username: 'agent' }))).toHaveProperty('token');
  expect(await signIn('agent')).toHaveProperty('token');
});

test('a proof of work does for the registration, once', async () => {
  const email = 'shipper@example.com';
  const { uuid, code: verCode } = await prove({ purpose: 'register' });
  const ask = () => server.anonymous.send(registerWire.checkRepeatEmail, { email, uuid, verCode });
  expect(await ask()).toBe('1');
  expect((await refusal(ask())).fields.code).toContain(WRONG_ANSWER);
});

test('where a captcha is asked of all, everybody signs in with a proof and nobody without', async () => {
  await database.query(`update sys_config set config_value = 'true' where config_key = 'sys.account.captchaEnabled'`);
  await server.restart();
  expect((await refusal(signIn('shipper'))).fields.code).toContain('Enter the verification code');
  expect(await signIn('shipper', await prove({ username: 'shipper' }))).toHaveProperty('token');
});
