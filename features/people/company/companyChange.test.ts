import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mainlandForm, newestCode, newPicture, newTourist, uploadPicture } from '../../../app/testing/newApplicant.ts';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { DOC_TYPE } from '../../documents/resource/docTypes.ts';
import { download, listResources } from '../../documents/resource/wire.ts';
import { queryAllTip } from '../../portal/message/wire.ts';
import { getInfo } from '../session/wire.ts';
import { registrationForm } from './registration.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());
// resets the rate limit of codes
beforeEach(() => fixture.database.query('delete from verification_code'));

const server = () => fixture.server;
const operator = () => fixture.operator;

/** The main account of a new company. */
async function newCompany(name: string): Promise<Actor> {
  const person = await newTourist(fixture);
  const { registrationId } = await person.send(wire.newSaveCompany, await mainlandForm(person, name));
  const { version } = await operator().send(wire.readReview, { registrationId });
  await operator().send(wire.approveCompany, { registrationId, version });
  return person;
}

/** A sub-account of the company, from which money is hidden. */
async function newColleague(main: Actor): Promise<Actor> {
  const person = await newTourist(fixture);
  const { companyNo, user } = await main.send(getInfo, {});
  const company = { companyNo: companyNo ?? '', companyFullName: user.companyFullName ?? '' };
  await person.send(wire.bindingCompany, company);
  const { rows } = await main.send(wire.queryJoinRequests, { status: 'pending' });
  await main.send(wire.empAudit, { joinId: rows[0]?.joinId ?? 0, agree: '1' });
  return person;
}

const formInForce = async (main: Actor) => registrationForm.parse((await main.send(wire.queryCompanyInfo, {})).company);

/** Sends the form in force with changes; the change that waits then. */
async function change(main: Actor, changes: Partial<Awaited<ReturnType<typeof formInForce>>>) {
  const { isReviewed } = await main.send(wire.updateCompanyInfo, {
    ...(await formInForce(main)),
    ...changes,
  });
  const { pending } = await main.send(wire.queryCompanyInfo, {});
  return { isReviewed, pending: pending.find(({ kind }) => kind === 'change') };
}

async function seen(registrationId: number | undefined) {
  const review = await operator().send(wire.readReview, { registrationId: registrationId ?? 0 });
  return { registrationId: review.registrationId, version: review.version };
}

const todosOf = async (person: Actor) => {
  const { newUiMessageLists } = await person.send(queryAllTip, { handWay: '2', pageSize: 100 });
  return newUiMessageLists.rows.filter(({ isRead }) => !isRead).map(({ title }) => title);
};

test('contact data change at once, the name waits for the operator, and both stand in the history', async () => {
  const main = await newCompany('西安变更一号有限公司');
  expect(await change(main, { contactName: '新联系人' })).toEqual({ isReviewed: false, pending: undefined });
  expect(await formInForce(main)).toMatchObject({ contactName: '新联系人' });

  const { pending } = await change(main, {
    companyFullName: '西安变更二号有限公司',
    contactTelNo: '029-8888',
  });
  expect(pending).toMatchObject({
    status: 'submitted',
    changes: [{ field: 'companyFullName', before: '西安变更一号有限公司', after: '西安变更二号有限公司' }],
  });
  expect(await formInForce(main)).toMatchObject({
    companyFullName: '西安变更一号有限公司',
    contactTelNo: '029-8888',
  });
  expect(await todosOf(operator())).toContain('Company data change under review: 西安变更一号有限公司');
  const { rows } = await operator().send(wire.companyReview.list, { kind: 'change', status: 'submitted' });
  expect(rows).toContainEqual(expect.objectContaining({ companyFullName: '西安变更二号有限公司' }));

  await operator().send(wire.approveCompany, await seen(pending?.registrationId));
  expect(await main.send(getInfo, {})).toMatchObject({ user: { companyFullName: '西安变更二号有限公司' } });
  expect((await main.send(wire.queryCompanyInfo, {})).pending).toEqual([]);
  expect(await todosOf(operator())).not.toContain('Company data change under review: 西安变更一号有限公司');
  const history = await main.send(wire.queryCompanyHistory, {});
  expect(history.map(({ about, kind }) => `${about} ${kind}`)).toEqual([
    'change approved',
    'change submitted',
    'registration changed',
    'registration changed',
    'registration approved',
    'registration submitted',
  ]);
});

test('a name that differs by characters nobody sees is the same name', async () => {
  const main = await newCompany('西安同名有限公司');
  for (const unseen of ['\u202E', '\u200B', '\uFEFF']) {
    const renamed = change(main, { companyFullName: `西安丝路${unseen}货运有限公司` });
    expect(Object.keys((await expectUserError(renamed)).fields)).toEqual(['companyFullName']);
  }
});

test('a logo is removed at once, and the pictures of the licence stay', async () => {
  const main = await newCompany('西安无标志有限公司');
  const companyLogoId = await uploadPicture(main, 'LOGO');
  await change(main, { companyLogoId });
  const { busLisId } = await formInForce(main);
  expect(await formInForce(main)).toMatchObject({ companyLogoId });
  expect(await change(main, { companyLogoId: null })).toMatchObject({ isReviewed: false });
  expect(await formInForce(main)).toMatchObject({ companyLogoId: null, busLisId });
});

test('a returned change keeps its form with the reasons, and the data in force stay', async () => {
  const main = await newCompany('西安退改有限公司');
  const { pending } = await change(main, { companyAddr: '西安市新城区 1 号' });
  await operator().send(wire.returnCompany, {
    ...(await seen(pending?.registrationId)),
    reasons: [{ field: 'companyAddr', reason: 'not the address of the licence' }],
  });
  const info = await main.send(wire.queryCompanyInfo, {});
  expect(info.company.companyAddr).not.toBe('西安市新城区 1 号');
  expect(info.pending).toMatchObject([
    {
      status: 'returned',
      reasons: { companyAddr: 'not the address of the licence' },
      form: { companyAddr: '西安市新城区 1 号' },
    },
  ]);
  expect(await todosOf(main)).toContain('Company data change returned');
  const again = await change(main, { companyAddr: '西安市新城区 2 号' });
  expect(again.pending).toMatchObject({ registrationId: pending?.registrationId, status: 'submitted' });
  expect(await todosOf(main)).not.toContain('Company data change returned');
});

test('a change is withdrawn by its company alone, by its call or by the form in force', async () => {
  const main = await newCompany('西安撤改有限公司');
  const { pending } = await change(main, { companyAddr: '西安市未央区 3 号' });
  const registrationId = pending?.registrationId ?? 0;
  const foreign = expectUserError(fixture.rival.send(wire.withdrawCompanyChange, { registrationId }));
  expect((await foreign).code).toBe(CODE.absent);
  await main.send(wire.withdrawCompanyChange, { registrationId });
  const decided = await expectUserError(operator().send(wire.approveCompany, { registrationId, version: 0 }));
  expect(decided.message).toContain('already been processed by someone else');
  await change(main, { companyAddr: '西安市未央区 4 号' });
  expect(await change(main, {})).toEqual({ isReviewed: false, pending: undefined });
});

test('what is wrong is said at its field; without a licence only contact data change', async () => {
  const main = await newCompany('西安查错有限公司');
  const refused = await expectUserError(
    change(main, { unifiedSocialCreditCode: '123', legalCertFrontId: null, trainTraceEmail: 'x' }),
  );
  expect(Object.keys(refused.fields).sort()).toEqual([
    'legalCertFrontId',
    'trainTraceEmail',
    'unifiedSocialCreditCode',
  ]);
  const supplier = await server().signInAs('supplier');
  await expectUserError(change(supplier, { companyAddr: '北京' }));
  await change(supplier, { contactName: '马建国', trainTraceEmail: 'supplier@example.com' });
  expect(await formInForce(supplier)).toMatchObject({ companyFullName: '阿拉山口陆港场站服务有限公司' });
});

test('two operators at once: one decides, the other gets words; an outdated view decides nothing', async () => {
  const main = await newCompany('西安并审有限公司');
  const { pending } = await change(main, { companyAddr: '西安市雁塔区 5 号' });
  const old = await seen(pending?.registrationId);
  await change(main, { companyAddr: '西安市雁塔区 6 号' });
  expect((await expectUserError(operator().send(wire.approveCompany, old))).message).toContain(
    'changed by the applicant',
  );
  const now = await seen(pending?.registrationId);
  const decisions = await Promise.allSettled([
    operator().send(wire.approveCompany, now),
    (await server().signInAs('admin')).send(wire.returnCompany, { ...now, remark: 'no' }),
  ]);
  expect(decisions.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('of two companies that want one name, and of a change and a registration, one gets it', async () => {
  const [one, other] = [await newCompany('西安争名甲有限公司'), await newCompany('西安争名乙有限公司')];
  const companyFullName = '西安争名丙有限公司';
  const sent = await Promise.allSettled([change(one, { companyFullName }), change(other, { companyFullName })]);
  expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const loser = sent[0]?.status === 'rejected' ? one : other;
  const refused = await expectUserError(change(loser, { companyFullName }));
  expect(refused.fields.companyFullName).toContain('is already registered or under review');
  const person = await newTourist(fixture);
  const form = await mainlandForm(person, companyFullName);
  expect((await expectUserError(person.send(wire.newSaveCompany, form))).fields).toHaveProperty('companyFullName');
  expect(await loser.send(wire.checkCompanyName, { company_full_name: companyFullName })).not.toBe('0');
});

test('the reviewer is shown which companies are like the changed one', async () => {
  const main = await newCompany('西安相似有限公司');
  const { pending } = await change(main, { companyAddr: '西安国际港务区港务大道 1 号' });
  const { likenesses } = await operator().send(wire.readReview, {
    registrationId: pending?.registrationId ?? 0,
  });
  expect(likenesses).toContainEqual(
    expect.objectContaining({ companyFullName: '西安丝路货运有限公司', same: ['address'] }),
  );
});

test('a sub-account reads the company without documents, bank data and pending changes, and changes nothing', async () => {
  const main = await newCompany('西安分权有限公司');
  await change(main, { companyAcctNo: '6222 0000 1111', companyAcctBankName: '中国银行' });
  const { pending } = await main.send(wire.queryCompanyInfo, {});
  await operator().send(wire.approveCompany, await seen(pending[0]?.registrationId));
  const clerk = await newColleague(main);
  const info = await clerk.send(wire.queryCompanyInfo, {});
  expect(info).toMatchObject({
    company: {
      companyFullName: '西安分权有限公司',
      companyAcctNo: null,
      companyAcctBankName: null,
      legalCertNo: '',
      legalMobile: '',
      busLisId: null,
    },
    companyUser: { userType: '2' },
    abilities: { readDocuments: false },
    pending: [],
  });
  for (const write of [
    async () => clerk.send(wire.updateCompanyInfo, await formInForce(main)),
    () => clerk.send(wire.setCompanyScope, { companyScope: '5' }),
    () => clerk.send(wire.queryCompanyHistory, {}),
  ])
    expect((await expectUserError(write())).code).toBe(CODE.forbidden);
});

test('a licence is read by the main account and reviewers, before a change and after it', async () => {
  const main = await newCompany('西安新照有限公司');
  const clerk = await newColleague(main);
  const busLisId = await uploadPicture(main, 'LICENCE', await newPicture('new'));
  const { pending } = await change(main, { busLisId });
  await operator().download(download, { resourceId: busLisId });
  await operator().send(wire.approveCompany, await seen(pending?.registrationId));
  const { registrationId } = await main.send(wire.queryCompanyInfo, {});
  const belonging = { docType: DOC_TYPE.companyRegistration, relaId: String(registrationId) };
  await main.download(download, { resourceId: busLisId });
  expect((await main.send(listResources, belonging)).map(({ resourceId }) => resourceId)).toContain(busLisId);
  for (const stranger of [clerk, fixture.shipper, fixture.rival, await server().signInAs('tourist')]) {
    expect((await expectUserError(stranger.download(download, { resourceId: busLisId }))).code).toBe(CODE.absent);
    expect(await stranger.send(listResources, belonging)).toEqual([]);
  }
  const thief = await newCompany('西安盗照有限公司');
  const stolen = await expectUserError(change(thief, { busLisId }));
  expect(stolen.fields).toHaveProperty('busLisId');
});

test('services that are approved give all people of the company their role in open sessions', async () => {
  const main = await newCompany('西安扩项有限公司');
  const clerk = await newColleague(main);
  await main.send(wire.setCompanyScope, { companyScope: '1,5' });
  const stateOf = async (code: number) =>
    (await main.send(wire.queryAllCompanyScope, {})).find(({ companyScope }) => companyScope === code);
  expect(await stateOf(2)).toMatchObject({ status: 'held', scopeTypeName: 'Customer' });
  expect(await stateOf(5)).toMatchObject({ status: 'applied' });
  const { pending } = await main.send(wire.queryCompanyInfo, {});
  expect(pending).toMatchObject([{ kind: 'scopes', form: { companyTypeCheck: 2 } }]);

  await operator().send(wire.returnCompany, {
    ...(await seen(pending[0]?.registrationId)),
    reasons: [{ field: 'companyScope', reason: 'no customs licence' }],
  });
  expect(await stateOf(5)).toMatchObject({ status: 'refused', reason: 'no customs licence' });
  await main.send(wire.setCompanyScope, { companyScope: '1' });
  await operator().send(wire.approveCompany, await seen(pending[0]?.registrationId));
  for (const person of [main, clerk])
    expect(await person.send(getInfo, {})).toMatchObject({
      companyScope: [1, 2, 8],
      companyTypeCheck: 2,
      roles: ['customer', 'supplier'],
    });
  expect(await clerk.send(getInfo, {})).toMatchObject({ subAccHideInfoFlag: '1' });
  const held = await expectUserError(main.send(wire.setCompanyScope, { companyScope: '1' }));
  expect(held.fields.companyScope).toContain('not active yet');
  const unknown = await expectUserError(main.send(wire.setCompanyScope, { companyScope: '13' }));
  expect(unknown.fields).toHaveProperty('companyScope');
  const person = await server().signInAs('individual');
  expect((await expectUserError(person.send(wire.setCompanyScope, { companyScope: '5' }))).message).toContain(
    'Individuals',
  );
});

test("the company's e-mail is confirmed by the code sent to it, once, and anew when it changes", async () => {
  const main = await newCompany('西安邮箱有限公司');
  const email = `Office${Date.now()}@example.org`;
  await change(main, { trainTraceEmail: email });
  await main.send(wire.sendCompanyEmailCode, {});
  const code = await newestCode(server(), email.toLowerCase());
  const wrong = code === '000000' ? '111111' : '000000';
  expect((await expectUserError(main.send(wire.confirmCompanyEmail, { code: wrong }))).fields).toHaveProperty('code');
  await main.send(wire.confirmCompanyEmail, { code });
  expect(await main.send(wire.companyEmailStatus, {})).toEqual({ email, isConfirmed: true });
  expect((await expectUserError(main.send(wire.confirmCompanyEmail, { code }))).fields).toHaveProperty('code');
  await change(main, { trainTraceEmail: 'other@example.org' });
  expect(await main.send(wire.companyEmailStatus, {})).toMatchObject({ isConfirmed: false });
});
