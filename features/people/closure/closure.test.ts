import PizZip from 'pizzip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeLifecycle } from '../../../app/testing/describeLifecycle.ts';
import { waitUntilEnded } from '../../../app/testing/exportFixture.ts';
import { mainlandForm, newTourist } from '../../../app/testing/newApplicant.ts';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { shownTimes } from '../../../platform/wire/shownTime.ts';
import { buildDocx } from '../../documents/contract/server/document/buildDocx.ts';
import { downloadExport, startExport } from '../../documents/export/wire.ts';
import { initOfficeConfig, saveDocument } from '../../documents/office/wire.ts';
import { upload } from '../../documents/resource/wire.ts';
import { saveBooking } from '../../freight/booking/wire.ts';
import { outboxMessages } from '../../portal/outbox/wire.ts';
import { approveCompany, newSaveCompany, readReview } from '../company/wire.ts';
import { login } from '../session/signInWire.ts';
import { getInfo } from '../session/wire.ts';
import { aboutClosure, CLOSURE_TODOS } from './server/messages.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
let clerk: Actor;
/** main account of the company that a life is walked with */
let leaver: Actor;
beforeAll(async () => {
  fixture = await TestFixture.open();
  clerk = await fixture.server.signInAs('clerk');
});
afterAll(() => fixture.close());

async function newCompany(name: string): Promise<Actor> {
  const person = await newTourist(fixture);
  const { registrationId } = await person.send(newSaveCompany, await mainlandForm(person, name));
  const { version } = await fixture.operator.send(readReview, { registrationId });
  await fixture.operator.send(approveCompany, { registrationId, version });
  return person;
}

const closureOf = (companyFullName: string) => ({
  companyFullName,
  reason: 'we merged',
  removesPersonalData: true,
});

async function asked(name: string): Promise<{ main: Actor; closureId: number; username: string }> {
  const main = await newCompany(name);
  const { user } = await main.send(getInfo, {});
  await main.send(wire.requestClosure, closureOf(name));
  const { last } = await main.send(wire.queryClosure, {});
  if (last === null) throw new Error('nothing was asked');
  return { main, closureId: last.closureId, username: user.userName };
}

const signIn = (username: string) =>
  fixture.server.anonymous.send(login, { username, password: 'Ironsilk2026', encrypted: false });

async function rowOf(closureId: number) {
  const { rows } = await fixture.operator.send(wire.closures.list, { pageSize: 100 });
  return rows.find((row) => row.closureId === closureId);
}

async function archiveOf(person: Actor): Promise<PizZip> {
  const { id } = await person.send(startExport, { exportName: wire.COMPANY_DATA_EXPORT });
  await waitUntilEnded(person, id);
  const { name, content } = await person.download(downloadExport, { id });
  expect(name).toMatch(/\.zip$/);
  return new PizZip(content);
}

const textOf = (zip: PizZip, path: string) => zip.file(path)?.asText() ?? '';

/** Of a signer of the shipper's company. */
const checkOfSigner = (state: string) =>
  fixture.database.query(
    `insert into identity_check (token_hash, purpose, company_id, reference, subject_name, subject_id_number,
       subject_mobile, language, state, expires_at)
     select $1, 'contract', company_id, $1, '李核验', '11010519491231002X', '13900021111', 'zh', $2, now()
     from account where username = 'shipper'`,
    [`archive:${state}`, state],
  );

test('a main account takes all data of its company with its files and their versions, and none of another', async () => {
  await editedDocument(fixture.shipper);
  await checkOfSigner('failed');
  await checkOfSigner('passed');
  const trainInfoId = await fixture.newTrain(10);
  const { orderBigNo } = await fixture.shipper.send(saveBooking, bookingOf(trainInfoId, [['22G1', 1]]));
  const theirs = await fixture.rival.send(saveBooking, bookingOf(trainInfoId, [['22G1', 1]]));
  const zip = await archiveOf(fixture.shipper);
  const names = Object.keys(zip.files);
  expect(names).toContain('README.txt');
  const people = JSON.parse(textOf(zip, 'data/people.json'));
  expect(people.map((one: { username: string }) => one.username)).toEqual(expect.arrayContaining(['shipper', 'clerk']));
  expect(textOf(zip, 'data/people.json')).not.toContain('passwordHash');
  expect(textOf(zip, 'data/activity.json')).toContain(orderBigNo);
  for (const name of names.filter((one) => one.startsWith('data/')))
    expect(textOf(zip, name), name).not.toContain(theirs.orderBigNo);
  const orders = names.filter((one) => one.startsWith('lists/'));
  expect(orders.length).toBeGreaterThan(1);
  const checks: { reference: string }[] = JSON.parse(textOf(zip, 'data/identityChecks.json'));
  const ofSigner = checks.filter(({ reference }) => reference.startsWith('archive:'));
  expect(ofSigner).toMatchObject([{ state: 'failed' }, { state: 'passed' }]);
  const files = Object.values(zip.files).filter(({ name }) => name.startsWith('files/'));
  expect(files.length).toBeGreaterThan(2);
  expect(files.map(({ name }) => name)).toContainEqual(expect.stringMatching(/-v1-.*packing\.docx$/));
  for (const file of files) expect(file.asUint8Array().length).toBeGreaterThan(100);
});

async function editedDocument(person: Actor): Promise<void> {
  const docx = (text: string) => ({
    name: 'packing.docx',
    content: new Uint8Array(buildDocx([{ text, style: 'text' }])),
  });
  const { busiResources } = await person.send(upload, {}, docx('one'));
  const ref = { kind: 'resource', documentId: busiResources[0]?.id ?? 0 };
  const { batchNo } = await person.send(initOfficeConfig, ref);
  await person.send(saveDocument, { batchNo }, docx('two'));
}

test('only main accounts of customers take the data', async () => {
  for (const person of [clerk, fixture.operator, await fixture.server.signInAs('tourist')]) {
    const start = person.send(startExport, { exportName: wire.COMPANY_DATA_EXPORT });
    expect((await expectUserError(start)).code).toBe(CODE.forbidden);
  }
});

test('a company asks by its own name, once, and not with open orders', async () => {
  const main = await newCompany('西安试退有限公司');
  const wrong = await expectUserError(main.send(wire.requestClosure, closureOf('西安试退')));
  expect(wrong.fields).toHaveProperty('companyFullName');
  const trainInfoId = await fixture.newTrain(10);
  await main.send(saveBooking, bookingOf(trainInfoId, [['22G1', 1]]));
  const name = '西安试退有限公司';
  expect((await expectUserError(main.send(wire.requestClosure, closureOf(name)))).message).toContain('(1)');
  const { obstacles } = await main.send(wire.queryClosure, {});
  expect(obstacles).toMatchObject([{ count: 1 }]);
});

test('a second request waits for the first, which may be withdrawn', async () => {
  const name = '西安反悔有限公司';
  const { main, closureId } = await asked(name);
  expect((await expectUserError(main.send(wire.requestClosure, closureOf(name)))).message).toContain('already');
  const stranger = fixture.rival.send(wire.withdrawClosure, { closureId });
  expect((await expectUserError(stranger)).message).toContain('decided');
  await main.send(wire.withdrawClosure, { closureId });
  const close = fixture.operator.send(wire.closeCompany, { closureId });
  expect((await expectUserError(close)).message).toContain('decided');
});

let companies = 0;
describeLifecycle(
  wire.closureLife,
  {
    table: 'company_closure',
    state: 'status',
    stage: async () => {
      companies += 1;
      const { main, closureId } = await asked(`西安生命${companies}有限公司`);
      leaver = main;
      return closureId;
    },
    people: { company: () => leaver, operator: () => fixture.operator },
    outsider: () => clerk,
    rivals: { company: () => fixture.rival },
    about: aboutClosure,
    todos: { codes: CLOSURE_TODOS, in: ['requested'] },
    moves: {
      withdrawClosure: {},
      close: {},
      decline: { told: 'company_closure_declined' },
      reopen: {},
      removePersonalData: {},
    },
  },
  () => fixture,
);

test('a declined company reads why', async () => {
  const { main, closureId } = await asked('西安留下有限公司');
  await fixture.operator.send(wire.declineClosure, { closureId, reason: 'an invoice is open' });
  const { last } = await main.send(wire.queryClosure, {});
  expect(last).toMatchObject({ status: 'declined', remark: 'an invoice is open' });
});

test('nobody of a closed company signs in any more, until it is reopened', async () => {
  const { main, closureId, username } = await asked('西安关门有限公司');
  await fixture.operator.send(wire.closeCompany, { closureId });
  expect((await expectUserError(main.send(getInfo, {}))).code).toBe(CODE.signIn);
  await expectUserError(signIn(username));
  expect(await rowOf(closureId)).toMatchObject({ status: 'closed' });
  const { rows } = await fixture.operator.send(outboxMessages.list, { receiver: username });
  const keepUntil = (await rowOf(closureId))?.keepUntil ?? expect.unreachable();
  expect(rows[0]?.text).toContain(shownTimes('zh').date(keepUntil));

  await fixture.operator.send(wire.reopenCompany, { closureId });
  expect((await signIn(username)).token).not.toBe('');
});

test('personal data are removed with a protocol, and papers stay', async () => {
  const { closureId, username } = await asked('西安清除有限公司');
  const early = fixture.operator.send(wire.removePersonalData, { closureId });
  expect((await expectUserError(early)).message).toContain('not closed');
  await fixture.operator.send(wire.closeCompany, { closureId });
  await fixture.operator.send(wire.removePersonalData, { closureId });
  const protocol = await fixture.operator.send(wire.readClosureProtocol, { closureId });
  expect(protocol.removed.map(({ count }) => count)).toContain(1);
  expect(protocol.kept.length).toBeGreaterThan(0);
  const { rows } = await fixture.database.query('select 1 from account where username = $1 or email = $1', [username]);
  expect(rows).toEqual([]);
  const forms = await fixture.database.query(
    "select 1 from company_registration where form ->> 'companyFullName' = '西安清除有限公司'",
  );
  expect(forms.rows).toHaveLength(1);
  const reopening = fixture.operator.send(wire.reopenCompany, { closureId });
  expect((await expectUserError(reopening)).message).toContain('deleted');
});

test('of the checks of its signers those not passed are emptied, passed ones stay', async () => {
  const { closureId } = await asked('西安核验有限公司');
  const check = (state: string, at: string) =>
    fixture.database.query(
      `insert into identity_check (token_hash, purpose, company_id, reference, subject_name, subject_id_number,
         subject_mobile, language, state, expires_at)
       select $2, 'contract', company_id, $2, '李核验', '11010519491231002X', '13900021111', 'zh', $1, now()
       from company_closure where id = $3 returning id`,
      [state, at, closureId],
    );
  const { rows: failed } = await check('failed', 'closure:1');
  await check('passed', 'closure:2');
  await fixture.database.query(`insert into identity_evidence (check_id, name, sealed) values ($1, '0.jpg', 'x')`, [
    failed[0].id,
  ]);
  await fixture.operator.send(wire.closeCompany, { closureId });
  await fixture.operator.send(wire.removePersonalData, { closureId });
  const { removed } = await fixture.operator.send(wire.readClosureProtocol, { closureId });
  expect(removed).toContainEqual({ title: expect.stringContaining('Identity checks'), count: 1 });
  const { rows } = await fixture.database.query(
    `select subject_name, subject_id_number, (select count(*)::int from identity_evidence where check_id = identity_check.id)
       as pieces from identity_check where reference like 'closure:%' order by id`,
  );
  expect(rows).toEqual([
    { subject_name: '—', subject_id_number: '', pieces: 0 },
    { subject_name: '李核验', subject_id_number: '11010519491231002X', pieces: 0 },
  ]);
});
