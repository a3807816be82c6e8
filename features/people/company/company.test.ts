import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  mainlandForm,
  newEmail,
  newestCode,
  newTourist,
  personOf,
  registeredTourist,
  russianForm,
} from '../../../app/testing/newApplicant.ts';
import { newColleague } from '../../../app/testing/newColleague.ts';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { connect } from '../../../platform/server/database/connect.ts';
import { createLog } from '../../../platform/server/log.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { eventually } from '../../../platform/testing/eventually.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { download, listResources } from '../../documents/resource/wire.ts';
import { saveBooking } from '../../freight/booking/wire.ts';
import { queryAllTip } from '../../portal/message/wire.ts';
import { saveCompanyUser, sendVerCode } from '../session/registerWire.ts';
import { getInfo } from '../session/wire.ts';
import { rekeyNames } from './server/queries.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
const SHIPPER = { companyNo: '10001', companyFullName: '西安丝路货运有限公司' };
const RIVAL = { companyNo: '10002', companyFullName: '重庆长江国际货代有限公司' };

beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());
// resets the rate limit of codes
beforeEach(() => fixture.database.query('delete from verification_code'));

const server = () => fixture.server;
const operator = () => fixture.operator;

async function submitted(person: Actor, name: string): Promise<{ registrationId: number; version: number }> {
  const { registrationId } = await person.send(wire.newSaveCompany, await mainlandForm(person, name));
  const { version } = await operator().send(wire.readReview, { registrationId });
  return { registrationId, version };
}

const todosOf = async (person: Actor) => {
  const { newUiMessageLists } = await person.send(queryAllTip, { handWay: '2', pageSize: 100 });
  return newUiMessageLists.rows.filter(({ isRead }) => !isRead).map(({ title }) => title);
};

test('a stranger becomes a booking customer without signing in again', async () => {
  const person = await registeredTourist(server());
  const trainInfoId = await fixture.newTrain(4);
  const booking = bookingOf(trainInfoId, [['22G1', 1]]);
  expect((await expectUserError(person.send(saveBooking, booking))).code).toBe(CODE.forbidden);
  const asked = await submitted(person, '西安新客户一号有限公司');
  expect(await todosOf(operator())).toContain('Company under review: 西安新客户一号有限公司');
  await operator().send(wire.approveCompany, asked);
  const info = await person.send(getInfo, {});
  expect(info).toMatchObject({
    companyType: 2,
    companyScope: [2],
    companyTypeCheck: 1,
    roles: ['customer'],
    user: { companyFullName: '西安新客户一号有限公司', userType: '0' },
    companyUser: { userType: '1', empowerType: 1 },
  });
  await person.send(saveBooking, booking);
  expect(await todosOf(operator())).not.toContain('Company under review: 西安新客户一号有限公司');
  expect((await expectUserError(person.send(wire.saveCompanyRegDraft, {}))).code).toBe(CODE.forbidden);
});

test('a company in Russia is asked for nothing Chinese and books in its own language', async () => {
  const person = (await newTourist(fixture)).inLanguage('ru');
  const form = await russianForm(person, 'ООО «Северный путь»');
  const wrong = { ...form, taxNo: '7708503728', addrPostcode: '10717', eoriNo: 'RU123' };
  expect((await expectUserError(person.send(wire.companyReg, wrong))).fields).toEqual({
    taxNo: 'Налоговый номер этой страны указан неверно',
    addrPostcode: 'Почтовый индекс этой страны указан неверно',
    eoriNo: 'Номер EORI указан неверно',
  });
  const { registrationId } = await person.send(wire.companyReg, form);
  const { version } = await operator().send(wire.readReview, { registrationId });
  await operator().send(wire.approveCompany, { registrationId, version });
  expect(await person.send(getInfo, {})).toMatchObject({
    companyType: 2,
    companyEntity: 1,
    roles: ['customer'],
  });
});

test('a company overseas shows who directs it: document, pictures of it, and a mobile of any country', async () => {
  const person = (await newTourist(fixture)).inLanguage('en');
  const form = await russianForm(person, 'Директор');
  const nameless = { legalCertNo: '', legalMobile: '', legalCertFrontId: null, legalCertBackId: null };
  const refused = await expectUserError(person.send(wire.companyReg, { ...form, ...nameless }));
  expect(Object.keys(refused.fields).sort()).toEqual(Object.keys(nameless).sort());
  await person.send(wire.companyReg, form);
  const kept = await person.send(wire.queryCompanyReg, {});
  expect(kept?.form).toMatchObject({ legalCertNo: '751234567', legalMobile: '+7 916 765 43 21' });
});

test('a program that knows the names of the specification sends addresses of pictures and services by comma', async () => {
  const person = await newTourist(fixture);
  const { busLisId, legalCertFrontId, legalCertBackId, ...form } = await mainlandForm(person, '西安规范名称有限公司');
  const addressOf = (resourceId: unknown) => `/common/download?resourceId=${String(resourceId)}`;
  await person.send(wire.companyReg, {
    ...form,
    companyScope: '2,5',
    busilicenseFullpath: addressOf(busLisId),
    legalCertNoFullpath: addressOf(legalCertFrontId),
    legalCertNoOppositeFullpath: addressOf(legalCertBackId),
  });
  expect((await person.send(wire.queryCompanyReg, {}))?.form).toMatchObject({
    companyScope: [2, 5],
    busLisId,
    legalCertFrontId,
    legalCertBackId,
  });
});

test('an agent overseas gets English and the role of agents, a supplier the side of suppliers', async () => {
  const [agent, supplier] = [await newTourist(fixture), await newTourist(fixture)];
  const asked = [
    await agent.send(wire.newSaveCompany, { ...(await russianForm(agent, 'Агент')), companyScope: [12] }),
    await supplier.send(wire.newSaveCompany, {
      ...(await mainlandForm(supplier, '西安报关行有限公司')),
      companyScope: [1, 5],
      companyTypeCheck: null,
    }),
  ];
  for (const { registrationId } of asked) {
    const { version } = await operator().send(wire.readReview, { registrationId });
    await operator().send(wire.approveCompany, { registrationId, version });
  }
  expect(await agent.send(getInfo, {})).toMatchObject({
    companyType: 10,
    companyScope: [8, 12],
    roles: ['agent'],
  });
  expect(await supplier.send(getInfo, {})).toMatchObject({
    companyType: 3,
    companyScope: [1, 5, 8],
    companyTypeCheck: 2,
    roles: ['supplier'],
  });
});

test('an empty form is refused field by field in the words of the portal', async () => {
  const person = (await newTourist(fixture)).inLanguage('zh');
  const { fields } = await expectUserError(person.send(wire.newSaveCompany, { companyScope: [] }));
  expect(fields).toMatchObject({
    companyScope: '请选择服务类型。',
    unifiedSocialCreditCode: '请输入统一社会信用代码',
    legalCertNo: '证件号不能为空',
    trainTraceEmail: '请输入联系邮箱',
    legalCertFrontId: '请上传证件照片',
  });
  const wrong = { companyEntity: 2 as const, legalMobile: '12', legalCertNo: '110105194912310021' };
  const refused = await expectUserError(person.send(wire.newSaveCompany, wrong));
  expect(refused.fields).toMatchObject({ legalMobile: '手机格式错误', legalCertNo: '证件号格式错误' });
  expect(refused.fields).not.toHaveProperty('busLisId');
});

test('a returned form says why at each field, keeps what was typed, and closes its to-do when sent again', async () => {
  const person = await newTourist(fixture);
  const asked = await submitted(person, '西安退回有限公司');
  await operator().send(wire.returnCompany, {
    ...asked,
    remark: 'Please look again',
    reasons: [{ field: 'companyAddr', reason: 'not the address of the licence' }],
  });
  const returned = await person.send(wire.queryCompanyReg, {});
  expect(returned).toMatchObject({
    status: 'returned',
    remark: 'Please look again',
    reasons: { companyAddr: 'not the address of the licence' },
    form: { companyFullName: '西安退回有限公司' },
  });
  expect(await todosOf(person)).toEqual(['Registration returned']);
  await person.send(wire.newSaveCompany, returned?.form ?? {});
  expect(await todosOf(person)).toEqual([]);
  const again = await person.send(wire.queryCompanyReg, {});
  expect(again?.history.map(({ kind }) => kind)).toEqual(['submitted', 'returned', 'submitted']);
  const stale = await expectUserError(operator().send(wire.approveCompany, asked));
  expect(stale.message).toContain('already been processed by someone else');
});

test('what is under review cannot be changed, unless it is withdrawn', async () => {
  const person = await newTourist(fixture);
  const { registrationId } = await submitted(person, '西安撤回有限公司');
  const refused = await expectUserError(person.send(wire.saveCompanyRegDraft, { companyFullName: 'x' }));
  expect(refused.message).toContain('under review');
  const other = await newTourist(fixture);
  expect((await expectUserError(other.send(wire.withdrawCompanyReg, { registrationId }))).code).toBe(CODE.absent);
  await person.send(wire.withdrawCompanyReg, { registrationId });
  const gone = await expectUserError(fixture.operator.send(wire.readReview, { registrationId }));
  expect(gone.message).toContain('has withdrawn the request');
  await person.send(wire.saveCompanyRegDraft, { companyFullName: '西安改名有限公司' });
  expect(await person.send(wire.queryCompanyReg, {})).toMatchObject({
    status: 'draft',
    form: { companyFullName: '西安改名有限公司' },
  });
});

test('of two companies of one name, and of two approvals at once, one wins and the other gets words', async () => {
  const [one, other] = [await newTourist(fixture), await newTourist(fixture)];
  const forms = [
    await mainlandForm(one, '西安同名（集团）有限公司'),
    await mainlandForm(other, '西安同名(集团)有限公司 '),
  ] as const;
  const sent = await Promise.allSettled([
    one.send(wire.newSaveCompany, forms[0]),
    other.send(wire.newSaveCompany, forms[1]),
  ]);
  expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const loser = sent[0]?.status === 'rejected' ? one : other;
  const refused = await expectUserError(loser.send(wire.newSaveCompany, forms[loser === one ? 0 : 1]));
  expect(refused.fields.companyFullName).toContain('is already registered or under review');
  const free = { company_full_name: '西安没有人用的名称' };
  expect(await loser.send(wire.checkCompanyName, free)).toBe('0');
  for (const name of ['西安丝路货运有限公司', '西安絲路貨運有限公司', '西安同名（集團）有限公司'])
    expect(await loser.send(wire.checkCompanyName, { company_full_name: name })).not.toBe('0');
  const { rows } = await operator().send(wire.companyReview.list, { companyFullName: '西安同名' });
  const registrationId = rows[0]?.registrationId ?? 0;
  const { version } = await operator().send(wire.readReview, { registrationId });
  const approvals = await Promise.allSettled(
    [operator(), await server().signInAs('admin')].map((reviewer) =>
      reviewer.send(wire.approveCompany, { registrationId, version }),
    ),
  );
  expect(approvals.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('of two registrations of one address at once one wins; a code is used once', async () => {
  const email = newEmail();
  await server().anonymous.send(sendVerCode, { email });
  const code = await newestCode(server(), email);
  const person = personOf(email, code);
  const sent = await Promise.allSettled([
    server().anonymous.send(saveCompanyUser, person),
    server().anonymous.send(saveCompanyUser, person),
  ]);
  expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await fixture.database.query('delete from verification_code');
  await server().anonymous.send(sendVerCode, { email });
  const again = personOf(email, await newestCode(server(), email));
  const refused = await expectUserError(server().anonymous.send(saveCompanyUser, again));
  expect(refused.fields.email).toContain('already exists');
  const disagreed = { ...again, agreement: '0' as const };
  expect((await expectUserError(server().anonymous.send(saveCompanyUser, disagreed))).fields).toHaveProperty(
    'agreement',
  );
});

test('the pictures of a form are for the applicant and the reviewers alone', async () => {
  const person = await newTourist(fixture);
  const { registrationId } = await submitted(person, '西安保密有限公司');
  const belonging = { docType: 'COMPANYREG', relaId: String(registrationId) };
  const [licence] = await operator().send(listResources, belonging);
  const resourceId = licence?.resourceId ?? 0;
  await operator().download(download, { resourceId });
  await person.download(download, { resourceId });
  for (const name of ['shipper', 'rival', 'supplier', 'tourist']) {
    const stranger = await server().signInAs(name);
    expect((await expectUserError(stranger.download(download, { resourceId }))).code).toBe(CODE.absent);
    expect(await stranger.send(listResources, belonging)).toEqual([]);
  }
  const thief = await newTourist(fixture);
  const stolen = { ...(await mainlandForm(thief, '西安盗用有限公司')), busLisId: resourceId };
  const refused = await expectUserError(thief.send(wire.newSaveCompany, stolen));
  expect(refused.fields.busLisId).toContain('no longer available');
});

test('the reviewer is shown which companies are like the one under review', async () => {
  const { rows } = await operator().send(wire.companyReview.list, { companyFullName: '长风' });
  expect(rows[0]).toMatchObject({ status: 'submitted', likenessCount: 1 });
  const review = await operator().send(wire.readReview, { registrationId: rows[0]?.registrationId ?? 0 });
  expect(review.likenesses).toEqual([
    expect.objectContaining({ companyFullName: '西安丝路货运有限公司', same: ['legalPerson', 'address'] }),
  ]);
});

test('a person joins a company when its main account agrees, as a sub-account without money', async () => {
  const person = await newTourist(fixture);
  const { shipper, rival } = fixture;
  const found = await person.send(wire.getCompanyByCompanyName, { companyName: '西安丝路货运有限公司' });
  expect(found).toEqual(SHIPPER);
  for (const companyName of ['西安丝路', '10001'])
    expect(await person.send(wire.getCompanyByCompanyName, { companyName })).toBeNull();
  const guess = person.send(wire.bindingCompany, { ...RIVAL, companyNo: SHIPPER.companyNo });
  expect((await expectUserError(guess)).fields).toHaveProperty('companyNo');
  await person.send(wire.bindingCompany, { ...SHIPPER, remark: '操作部' });
  expect((await expectUserError(person.send(wire.bindingCompany, RIVAL))).message).toContain('pending join request');
  await eventually(async () => expect(await todosOf(shipper)).toContain('Join request: 新客户'));
  const { rows } = await shipper.send(wire.queryJoinRequests, {});
  const joinId = rows[0]?.joinId ?? 0;
  expect((await rival.send(wire.queryJoinRequests, {})).rows).toEqual([]);
  const foreign = await expectUserError(rival.send(wire.empAudit, { joinId, agree: '1' }));
  expect(foreign.code).toBe(CODE.absent);
  await shipper.send(wire.empAudit, { joinId, agree: '1' });
  expect(await person.send(getInfo, {})).toMatchObject({
    companyNo: '10001',
    roles: ['customer'],
    subAccHideInfoFlag: '1',
    companyUser: { userType: '2', empowerType: null },
  });
  expect(await todosOf(shipper)).not.toContain('Join request: 新客户');
  const twice = await expectUserError(shipper.send(wire.empAudit, { joinId, agree: '0', reason: 'x' }));
  expect(twice.message).toContain('decided or withdrawn');
});

test('a colleague who manages people decides who joins, and gives nothing they lack', async () => {
  const person = await newTourist(fixture);
  const { actor } = await newColleague(fixture, 'shipper', { manages_people: true, may_book: false });
  await person.send(wire.bindingCompany, SHIPPER);
  await eventually(async () => expect(await todosOf(actor)).toContain('Join request: 新客户'));
  const { rows } = await actor.send(wire.queryJoinRequests, { status: 'pending' });
  await actor.send(wire.empAudit, { joinId: rows[0]?.joinId ?? 0, agree: '1' });
  const { companyNo, permissions } = await person.send(getInfo, {});
  expect(companyNo).toBe('10001');
  expect(permissions).not.toContain('booking:booking:add');
  const other = await newColleague(fixture, 'shipper', {});
  expect((await expectUserError(other.actor.send(wire.queryJoinRequests, {}))).code).toBe(CODE.forbidden);
});

test('a declined or withdrawn request leaves the person free to ask again', async () => {
  const person = await newTourist(fixture);
  await person.send(wire.bindingCompany, RIVAL);
  const own = await person.send(wire.queryOwnJoin, {});
  await fixture.rival.send(wire.empAudit, { joinId: own?.joinId ?? 0, agree: '0', reason: 'unknown' });
  expect(await person.send(wire.queryOwnJoin, {})).toMatchObject({ status: 'declined' });
  await person.send(wire.bindingCompany, RIVAL);
  const second = await person.send(wire.queryOwnJoin, {});
  await person.send(wire.withdrawJoin, { joinId: second?.joinId ?? 0 });
  expect(await person.send(wire.queryOwnJoin, {})).toMatchObject({ status: 'withdrawn' });
});

test('forms that only a new rule holds for alike are noted once, and their name is taken', async () => {
  const people = [await registeredTourist(server()), await registeredTourist(server())];
  const names = ['西安旧键一号有限公司', '西安旧键二号有限公司'];
  const ids: number[] = [];
  for (const [at, person] of people.entries()) ids.push((await submitted(person, names[at] ?? '')).registrationId);
  await fixture.database.query(
    `update company_registration set name_key = '1:' || id,
       form = jsonb_set(form, '{companyFullName}', '"西安舊鍵有限公司"') where id = any($1)`,
    [ids],
  );
  const { db, pool } = await connect(server().databaseUrl, 1, createLog('silent'));
  const keys = async () => {
    const { rows } = await fixture.database.query(
      'select name_key from company_registration where id = any($1) order by id',
      [ids],
    );
    return rows.map((row) => row.name_key);
  };
  await rekeyNames(db);
  const first = await keys();
  expect(first).toEqual(['2:西安旧键有限公司', expect.stringMatching(/^2:西安旧键有限公司#\d+$/)]);
  await fixture.database.query(`update company_registration set status = 'withdrawn' where id = $1`, [ids[0]]);
  await rekeyNames(db);
  expect(await keys()).toEqual(first);
  const { rows } = await fixture.database.query(`select full_name from company where name_key not like '2:%'`);
  expect(rows).toEqual([]);
  await pool.end();
});
