import PizZip from 'pizzip';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { faceSamples } from '../../../app/testing/faceSamples.ts';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { connect, type Database } from '../../../platform/server/database/connect.ts';
import { createLog } from '../../../platform/server/log.ts';
import { expectUserError } from '../../../platform/testing/actor.ts';
import type { SentBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { isCreditCode } from '../../../platform/wire/rules/creditCode.ts';
import { readRegisteredFacts } from '../company/server/index.ts';
import type { Movement } from './challenge.ts';
import * as operatorWire from './operatorWire.ts';
import { removeOldEvidence } from './server/evidence.ts';
import { readIdentityCheck, startIdentityCheck } from './server/index.ts';
import { MAX_ATTEMPTS } from './status.ts';
import * as wire from './wire.ts';

type Samples = Awaited<ReturnType<typeof faceSamples>>;

let fixture: TestFixture;
let database: Database;
let samples: Samples;
beforeAll(async () => {
  samples = await faceSamples();
  fixture = await TestFixture.open();
  database = await connect(fixture.server.databaseUrl, 4, createLog('silent'));
});
afterAll(async () => {
  await database.pool.end();
  await fixture.close();
});

let token: string;
let checkId: number;
let checks = 0;
beforeEach(async () => {
  checks += 1;
  await begin(`test:${checks}`);
});

async function begin(reference: string): Promise<void> {
  ({ token, checkId } = await startIdentityCheck(database.db, {
    subject: { name: '王小明', idNumber: '11010519491231002X', mobile: '13900021111' },
    purpose: 'contract',
    reference,
    language: 'zh',
  }));
}

const stranger = () => fixture.server.anonymous;
const open = () => stranger().send(wire.openIdentityCheck, { token });
const wordsOf = async (promise: Promise<unknown>) => (await expectUserError(promise)).message;
const state = async () => (await readIdentityCheck(database.db, checkId))?.state;

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

async function drawnChallenge() {
  await open();
  return stranger().send(wire.startChallenge, { token });
}

/** A challenge that asks for one of the small movements. */
async function challengeOf(small: Movement) {
  const { nonce } = await drawnChallenge();
  const movements: Movement[] = ['turnLeft', small, 'turnRight'];
  await fixture.database.query(
    `update identity_challenge set movements = $1 where id = (select max(id) from identity_challenge)`,
    [JSON.stringify(movements)],
  );
  return { nonce, movements };
}

/** What the page sends of a person that did what was asked; the challenge is made as old as that takes. */
async function answerTo({
  nonce,
  movements,
}: {
  nonce: string;
  movements: Movement[];
}): Promise<SentBy<typeof wire.answerChallenge>> {
  await fixture.database.query(
    `update identity_challenge set created_at = now() - interval '20 seconds' where check_id = $1`,
    [checkId],
  );
  return {
    token,
    nonce,
    steps: movements.map((movement, place) => ({
      movement,
      demandedMs: place * 2_000,
      reachedMs: place * 2_000 + 900,
      doneMs: place * 2_000 + 1_500,
    })),
    pictures: [samples.straight, ...movements.map((movement) => samples[movement])].map(base64),
  };
}

const send = (answer: SentBy<typeof wire.answerChallenge>) => stranger().send(wire.answerChallenge, answer);

test('who does what is asked passes; the evidence is encrypted, opened with the right alone, and audited', async () => {
  expect(await open()).toMatchObject({
    state: 'open',
    name: '**明',
    provider: 'local',
    url: null,
    hasPortrait: false,
    keptYears: 3,
    attemptsLeft: MAX_ATTEMPTS,
  });
  expect(await send(await answerTo(await challengeOf('blink')))).toMatchObject({
    state: 'passed',
    reason: null,
  });
  const result = await readIdentityCheck(database.db, checkId);
  expect(result).toMatchObject({ state: 'passed', provider: 'local', at: expect.any(Date) });
  expect(result?.doesNotProve.en).toContain('Does not prove');

  const { rows } = await fixture.database.query('select sealed from identity_evidence where check_id = $1', [checkId]);
  expect(rows).toHaveLength(5);
  const opened = await fixture.operator.send(operatorWire.openEvidence, { checkId });
  expect(opened.pictures).toHaveLength(4);
  expect(Buffer.from(opened.pictures[0]?.jpeg ?? '', 'base64').subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  const kept = rows.map(({ sealed }) => Buffer.from(sealed, 'base64url').toString('latin1')).join();
  for (const { jpeg } of opened.pictures) expect(kept).not.toContain(jpeg.slice(0, 20));
  expect(kept).not.toContain(base64(Buffer.from(opened.facts)).slice(0, 20));
  expect(JSON.parse(opened.facts)).toMatchObject({ name: '王小明', verdict: { failure: null } });
  const { content } = await fixture.operator.download(operatorWire.downloadEvidence, { checkId });
  expect(new PizZip(content).file('statement.txt')?.asText()).toContain('不证明');
  const audited = await fixture.database.query(
    `select call from audit_entry where subject ->> 'checkId' = $1 order by id`,
    [String(checkId)],
  );
  expect(audited.rows.map(({ call }) => call)).toEqual([
    'POST /identityCheck/open',
    'POST /identityCheck/open',
    'POST /identityCheck/answer',
    'POST /operation/identityCheck/openEvidence',
    'POST /operation/identityCheck/downloadEvidence',
  ]);
  const refused = await expectUserError(fixture.shipper.send(operatorWire.openEvidence, { checkId }));
  expect(refused.code).toBe(CODE.forbidden);
});

test('an answer counts once: replayed, doubled or to an older challenge it is refused; an open mouth passes too', async () => {
  const older = await answerTo(await drawnChallenge());
  const answer = await answerTo(await challengeOf('openMouth'));
  expect(await wordsOf(send(older))).toContain('already been submitted');
  const results = await Promise.allSettled([send(answer), send(answer)]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await state()).toBe('passed');
  expect(await wordsOf(send(answer))).toContain('complete');
  expect(await wordsOf(open())).toContain('complete');
});

test('a still picture does not pass, and neither does a wrong order or what is no picture', async () => {
  const still = await answerTo(await drawnChallenge());
  const straight = base64(samples.straight);
  expect(await send({ ...still, pictures: still.pictures.map(() => straight) })).toMatchObject({
    state: 'open',
    reason: 'notTurned',
    attemptsLeft: MAX_ATTEMPTS - 1,
  });
  const turned = await answerTo(await drawnChallenge());
  expect(await send({ ...turned, steps: turned.steps.toReversed() })).toMatchObject({ reason: 'order' });
  const noise = await answerTo(await drawnChallenge());
  expect(await send({ ...noise, pictures: noise.pictures.map(() => 'AAAA') })).toMatchObject({
    reason: 'noFace',
  });
});

test('after the last attempt the check has failed, also for attempts at once', async () => {
  await fixture.database.query('update identity_check set attempts = $1 where id = $2', [MAX_ATTEMPTS - 1, checkId]);
  const answer = await answerTo(await drawnChallenge());
  expect(await send({ ...answer, steps: [] })).toMatchObject({
    state: 'failed',
    reason: 'order',
    attemptsLeft: 0,
  });
  expect(await wordsOf(open())).toContain(`${MAX_ATTEMPTS} failed attempts`);
  expect(await state()).toBe('failed');
});

test('an unknown, an expired and a replaced link say so', async () => {
  expect((await expectUserError(stranger().send(wire.openIdentityCheck, { token: 'x' }))).code).toBe(CODE.absent);
  const old = token;
  await begin(`test:${checks}`);
  expect(await wordsOf(stranger().send(wire.openIdentityCheck, { token: old }))).toContain('newer');
  await fixture.database.query(`update identity_check set expires_at = now() where id = $1`, [checkId]);
  expect(await wordsOf(open())).toContain('24 hours');
  expect(await state()).toBe('expired');
  expect((await stranger().send(wire.readIdentityProgress, { token })).state).toBe('expired');
});

test('evidence goes after its years, and with it the numbers of the person', async () => {
  await fixture.database.query(
    `with checked as (update identity_check set state = 'passed', finished_at = now() where id = $1 returning id)
     insert into identity_evidence (check_id, name, sealed) select id, '0.jpg', 'x' from checked`,
    [checkId],
  );
  expect(await removeOldEvidence(database.db)).toBe(0);
  await fixture.database.query(`update identity_evidence set created_at = now() - interval '3 years 1 day'`);
  await fixture.database.query(
    `update identity_check set created_at = now() - interval '3 years 1 day' where id = $1`,
    [checkId],
  );
  expect(await removeOldEvidence(database.db)).toBeGreaterThan(0);
  const { rows } = await fixture.database.query(
    'select subject_id_number, subject_mobile, state from identity_check where id = $1',
    [checkId],
  );
  expect(rows).toEqual([{ subject_id_number: '', subject_mobile: '', state: 'passed' }]);
  const gone = await expectUserError(fixture.operator.send(operatorWire.openEvidence, { checkId }));
  expect(gone.code).toBe(CODE.absent);
});

/** A company whose code has its right check digit. */
async function registeredCompany() {
  const { rows } = await fixture.database.query<{ id: string; name: string }>(
    'select id, full_name as name from company where company_entity <> 2 and closed_at is null order by id',
  );
  for (const { id, name } of rows) {
    const { registrationCode: code, legalName } = await readRegisteredFacts(database.db, Number(id));
    if (isCreditCode(code)) return { name, code, legalName };
  }
  return expect.unreachable();
}

test('a company is checked by form and register', async () => {
  const check = (facts: SentBy<typeof operatorWire.checkEnterprise>) =>
    fixture.operator.send(operatorWire.checkEnterprise, facts);
  const facts = await registeredCompany();
  expect(await check(facts)).toEqual({ outcome: 'confirmed', provider: 'local' });
  expect((await check({ ...facts, legalName: '别人' })).outcome).toBe('contradicted');
  expect((await check({ ...facts, name: 'Unheard of Ltd' })).outcome).toBe('unknown');
  expect((await check({ ...facts, code: '91110000MA01ABCD00' })).outcome).toBe('contradicted');
});
