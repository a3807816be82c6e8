import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NEW_PASSWORD, newEmail, newestCode, newPicture, newTourist } from '../../../app/testing/newApplicant.ts';
import { newColleague, newestLinkToken } from '../../../app/testing/newColleague.ts';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { eventually } from '../../../platform/testing/eventually.ts';
import type { PayloadOf } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { DOC_TYPE } from '../../documents/resource/docTypes.ts';
import { download, listResources, upload } from '../../documents/resource/wire.ts';
import { getOrderDetail, saveBooking, withdraw } from '../../freight/booking/wire.ts';
import { getRouters, type MenuNode } from '../../portal/menu/wire.ts';
import { queryAllTip } from '../../portal/message/wire.ts';
import { login } from '../session/signInWire.ts';
import { getInfo } from '../session/wire.ts';
import { FIRST_RIGHTS, type MemberRights } from './rights.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());
// resets the rate limit of codes
beforeEach(() => fixture.database.query('delete from verification_code'));

type Person = PayloadOf<typeof wire.queryCompanyUserList>['rows'][number];

async function findPerson(manager: Actor, keyword: string): Promise<Person> {
  const { rows } = await manager.send(wire.queryCompanyUserList, { keyword, pageSize: 100 });
  const [found] = rows;
  if (found === undefined) throw new Error(`${keyword} is not in the list`);
  return found;
}

async function signIn(username: string, password = NEW_PASSWORD): Promise<Actor> {
  const given = { username, password, encrypted: false };
  const { token } = await fixture.server.anonymous.send(login, given);
  return new Actor(fixture.server.address, token);
}

const invitationTo = (receiver: string, rights: Partial<MemberRights> = {}) => ({
  way: 'email' as const,
  receiver,
  language: 'en' as const,
  rights: { ...FIRST_RIGHTS, ...rights },
});

const registration = (token: string) => ({
  token,
  realUsername: 'New Colleague',
  agreement: '1' as const,
  newPassword: NEW_PASSWORD,
  checkPass: NEW_PASSWORD,
  encrypted: false,
});

test('a main account sees its people with what each may, and nobody of another company', async () => {
  const { rows, total } = await fixture.shipper.send(wire.queryCompanyUserList, { pageSize: 100 });
  expect(total).toBe(rows.length);
  expect(rows[0]).toMatchObject({ userName: 'shipper', userType: '1', abilities: { disable: false } });
  expect(await findPerson(fixture.shipper, 'clerk')).toMatchObject({
    userType: '2',
    isActive: true,
    rights: { money: false, booking: true, papers: true, people: false, empowerType: null },
    abilities: { edit: true, editRights: true, disable: true, takeOver: true },
  });
  expect(rows.at(-1)).toMatchObject({ userName: 'former', isActive: false, abilities: { enable: true } });
  expect(rows.map(({ userName }) => userName)).not.toContain('rival');
  const { accountId } = await newColleague(fixture, 'shipper');
  const foreign = [
    () => fixture.rival.send(wire.updateCompanyUser, { companyUserId: accountId, realUsername: 'x' }),
    () => fixture.rival.send(wire.deleteCompanyUser, { companyUserId: accountId }),
    () => fixture.rival.send(wire.enableCompanyUser, { companyUserId: accountId }),
    () => fixture.rival.send(wire.resetCompanyUserPassword, { companyUserId: accountId }),
    () => fixture.rival.send(wire.queryHandover, { companyUserId: accountId }),
    () => fixture.rival.send(wire.takeOver, { companyUserId: accountId, toCompanyUserId: accountId }),
    () => fixture.rival.send(wire.getMainAccMenu, { companyUserId: accountId }),
    () => fixture.rival.send(wire.grantMenu, { companyUserId: accountId, menuIds: null }),
  ];
  for (const refused of foreign) expect((await expectUserError(refused())).code).toBe(CODE.absent);
});

test('without the right to book one reads but neither books nor cancels; both apply in the open session', async () => {
  const { actor, accountId } = await newColleague(fixture, 'shipper');
  const trainInfoId = await fixture.newTrain(8);
  const booking = bookingOf(trainInfoId, [['22G1', 1]]);
  const { orderBigNo } = await actor.send(saveBooking, booking);
  expect((await actor.send(getOrderDetail, { orderBigNo })).abilities.withdraw).toBe(true);
  await fixture.shipper.send(wire.updateCompanyUser, {
    companyUserId: accountId,
    rights: { booking: false },
  });
  expect((await expectUserError(actor.send(saveBooking, booking))).code).toBe(CODE.forbidden);
  expect((await expectUserError(actor.send(withdraw, { orderBigNo }))).code).toBe(CODE.forbidden);
  expect((await actor.send(getOrderDetail, { orderBigNo })).abilities).toEqual({
    edit: false,
    withdraw: false,
    saveContainers: false,
    decideRollOver: false,
  });
  await fixture.shipper.send(wire.updateCompanyUser, { companyUserId: accountId, rights: { booking: true } });
  await actor.send(withdraw, { orderBigNo });
});

test('without the right to papers the files of orders are neither listed nor opened', async () => {
  const { actor, accountId } = await newColleague(fixture, 'shipper');
  const trainInfoId = await fixture.newTrain(8);
  const { orderBigNo } = await fixture.shipper.send(saveBooking, bookingOf(trainInfoId, [['22G1', 1]]));
  const belonging = { docType: DOC_TYPE.orderPaper, relaId: orderBigNo };
  const file = await newPicture('paper');
  const { busiResources } = await fixture.shipper.send(upload, belonging, file);
  const resourceId = busiResources[0]?.resourceId ?? 0;
  await actor.download(download, { resourceId });
  await fixture.shipper.send(wire.updateCompanyUser, { companyUserId: accountId, rights: { papers: false } });
  expect((await expectUserError(actor.download(download, { resourceId }))).code).toBe(CODE.absent);
  expect(await actor.send(listResources, belonging)).toEqual([]);
  expect((await expectUserError(actor.send(upload, belonging, file))).code).not.toBe(CODE.done);
});

test('money and signing follow at once what the main account says', async () => {
  const { actor, accountId } = await newColleague(fixture, 'shipper');
  const rights = { money: false, empowerType: 2 as const };
  await fixture.shipper.send(wire.updateCompanyUser, { companyUserId: accountId, rights });
  expect(await actor.send(getInfo, {})).toMatchObject({
    subAccHideInfoFlag: '1',
    companyUser: { empowerType: 2 },
  });
});

test('nobody gives a right that they do not have, and nobody changes their own', async () => {
  const { actor: manager, accountId } = await newColleague(fixture, 'shipper', {
    manages_people: true,
    hides_money: true,
  });
  const { accountId: other } = await newColleague(fixture, 'shipper', { hides_money: true });
  const send = (companyUserId: number, rights: Partial<MemberRights>) =>
    manager.send(wire.updateCompanyUser, { companyUserId, rights });
  expect((await expectUserError(send(other, { money: true }))).message).toContain('do not have');
  expect((await expectUserError(send(other, { empowerType: 1 }))).message).toContain('do not have');
  expect((await expectUserError(send(accountId, { money: true }))).message).toContain('your own permissions');
  await send(other, { papers: false, people: true });
  await send(other, { papers: true });
  const invited = manager.send(wire.saveInvitation, invitationTo(newEmail(), { money: true }));
  expect((await expectUserError(invited)).message).toContain('do not have');
  const main = await findPerson(fixture.shipper, 'shipper');
  const toMain = [
    () => manager.send(wire.updateCompanyUser, { companyUserId: main.companyUserId, registerEmail: 'x@y.org' }),
    () => manager.send(wire.resetCompanyUserPassword, { companyUserId: main.companyUserId }),
    () => manager.send(wire.deleteCompanyUser, { companyUserId: main.companyUserId }),
  ];
  for (const refused of toMain) expect((await expectUserError(refused())).code).toBe(CODE.forbidden);
  const promoted = manager.send(wire.updateCompanyUser, { companyUserId: other, userType: '1' });
  expect((await expectUserError(promoted)).message).toContain('Only a main account');
  expect(
    (
      await expectUserError(
        fixture.shipper.send(wire.updateCompanyUser, { companyUserId: main.companyUserId, userType: '2' }),
      )
    ).message,
  ).toContain('your own permissions');
});

test('an administrator of the platform is beyond its operators', async () => {
  const admin = await findPerson(fixture.operator, 'admin');
  const refused = fixture.operator.send(wire.deleteCompanyUser, { companyUserId: admin.companyUserId });
  expect((await expectUserError(refused)).code).toBe(CODE.forbidden);
});

test('of two main accounts that disable or demote each other at once one stays', async () => {
  for (const deed of ['disable', 'demote'] as const) {
    const second = await newColleague(fixture, 'rival', { is_main_account: true });
    const first = await findPerson(fixture.rival, 'rival');
    const against = (actor: Actor, companyUserId: number) =>
      deed === 'disable'
        ? actor.send(wire.deleteCompanyUser, { companyUserId })
        : actor.send(wire.updateCompanyUser, { companyUserId, userType: '2' });
    const sent = await Promise.allSettled([
      against(fixture.rival, second.accountId),
      against(second.actor, first.companyUserId),
    ]);
    expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { rows } = await fixture.database.query(
      `select count(*)::int as many from account where company_id =
        (select company_id from account where username = 'rival') and is_main_account and is_active`,
    );
    expect(rows).toEqual([{ many: 1 }]);
    await fixture.database.query(
      `update account set is_main_account = (username = 'rival'), is_active = (username = 'rival')
       where username in ('rival', $1)`,
      [second.username],
    );
    const again = await signIn('rival', 'Ironsilk2026');
    Object.assign(fixture, { rival: again });
  }
});

test('the last main account hands over before it goes', async () => {
  const next = await newColleague(fixture, 'rival');
  const own = await findPerson(fixture.rival, 'rival');
  await fixture.rival.send(wire.updateCompanyUser, { companyUserId: next.accountId, userType: '1' });
  expect(await next.actor.send(getInfo, {})).toMatchObject({
    companyUser: { userType: '1', empowerType: 1 },
    subAccHideInfoFlag: '0',
  });
  await next.actor.send(wire.updateCompanyUser, { companyUserId: own.companyUserId, userType: '2' });
  const last = next.actor.send(wire.deleteCompanyUser, { companyUserId: next.accountId });
  expect((await expectUserError(last)).message).toContain('your own account');
  await next.actor.send(wire.updateCompanyUser, { companyUserId: own.companyUserId, userType: '1' });
  await fixture.rival.send(wire.deleteCompanyUser, { companyUserId: next.accountId });
});

test('a disabled person is thrown out at once, keeps its deeds, and is let in again', async () => {
  const { actor, accountId, username } = await newColleague(fixture, 'shipper');
  await actor.send(getInfo, {});
  await fixture.shipper.send(wire.deleteCompanyUser, { companyUserId: accountId });
  expect((await expectUserError(actor.send(getInfo, {}))).code).toBe(CODE.signIn);
  await expectUserError(signIn(username, 'Ironsilk2026'));
  expect(await findPerson(fixture.shipper, username)).toMatchObject({ isActive: false });
  await fixture.shipper.send(wire.enableCompanyUser, { companyUserId: accountId });
  await signIn(username, 'Ironsilk2026');
});

test('a reset password ends sessions; only the person gets the link, which works once', async () => {
  const { actor, accountId, username } = await newColleague(fixture, 'shipper');
  await fixture.shipper.send(wire.resetCompanyUserPassword, { companyUserId: accountId });
  expect((await expectUserError(actor.send(getInfo, {}))).code).toBe(CODE.signIn);
  await expectUserError(signIn(username, 'Ironsilk2026'));
  const token = await newestLinkToken(fixture.server, username);
  const { anonymous } = fixture.server;
  expect(await anonymous.send(wire.readPasswordLink, { token })).toEqual({ userName: username });
  const chosen = { token, newPassword: NEW_PASSWORD, checkPass: NEW_PASSWORD, encrypted: false };
  const weak = anonymous.send(wire.setPasswordByLink, { ...chosen, newPassword: 'x', checkPass: 'x' });
  expect((await expectUserError(weak)).fields).toHaveProperty('newPassword');
  const sent = await Promise.allSettled([
    anonymous.send(wire.setPasswordByLink, chosen),
    anonymous.send(wire.setPasswordByLink, chosen),
  ]);
  expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await anonymous.send(wire.readPasswordLink, { token })).toEqual({ userName: '' });
  expect(await (await signIn(username)).send(getInfo, {})).toMatchObject({ mustChangePassword: false });
});

test('an invitation by e-mail makes a colleague with the promised rights, once', async () => {
  const receiver = newEmail();
  const { token: shownToken } = await fixture.shipper.send(
    wire.saveInvitation,
    invitationTo(receiver, { booking: false }),
  );
  expect(shownToken).toBeNull();
  const token = await newestLinkToken(fixture.server, receiver);
  const { anonymous } = fixture.server;
  expect(await anonymous.send(wire.readInvitation, { token })).toMatchObject({
    status: 'open',
    companyFullName: '西安丝路货运有限公司',
    invitedBy: '李思远',
    receiver: 'p…@example.org',
  });
  const sent = await Promise.allSettled([
    anonymous.send(wire.registerInvited, registration(token)),
    anonymous.send(wire.registerInvited, registration(token)),
  ]);
  expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const person = await signIn(receiver);
  expect(await person.send(getInfo, {})).toMatchObject({
    companyNo: '10001',
    roles: ['customer'],
    subAccHideInfoFlag: '1',
    companyUser: { userType: '2' },
  });
  const trainInfoId = await fixture.newTrain(4);
  const refused = person.send(saveBooking, bookingOf(trainInfoId, [['22G1', 1]]));
  expect((await expectUserError(refused)).code).toBe(CODE.forbidden);
  expect(await anonymous.send(wire.readInvitation, { token })).toMatchObject({
    status: 'accepted',
    companyFullName: '',
  });
  await eventually(async () => {
    const { newUiMessageLists } = await fixture.shipper.send(queryAllTip, {});
    expect(newUiMessageLists.rows.map(({ title }) => title)).toContain('New Colleague has joined');
  });
});

test('an invitation by SMS asks for the code; one as a link for an own address and its code', async () => {
  const { anonymous } = fixture.server;
  const mobile = `139${String(Date.now()).slice(-8)}`;
  await fixture.shipper.send(wire.saveInvitation, { ...invitationTo(mobile), way: 'sms' });
  const bySms = await newestLinkToken(fixture.server, mobile);
  const wrong = anonymous.send(wire.registerInvited, { ...registration(bySms), code: '000000' });
  expect((await expectUserError(wrong)).fields).toHaveProperty('code');
  await anonymous.send(wire.sendInvitationCode, { token: bySms });
  const code = await newestCode(fixture.server, mobile);
  expect(await anonymous.send(wire.registerInvited, { ...registration(bySms), code })).toEqual({
    username: mobile,
  });
  const { token } = await fixture.shipper.send(wire.saveInvitation, { ...invitationTo(''), way: 'link' });
  const email = newEmail();
  const byLink = { ...registration(token ?? ''), email };
  expect((await expectUserError(anonymous.send(wire.registerInvited, byLink))).fields).toHaveProperty('code');
  await anonymous.send(wire.sendInvitationCode, { token: token ?? '', email });
  const own = { ...byLink, code: await newestCode(fixture.server, email) };
  expect(await anonymous.send(wire.registerInvited, own)).toEqual({ username: email });
});

test('one number gets three invitations by SMS a day, from whatever company, and a company sends thirty', async () => {
  const { shipper, rival, database } = fixture;
  const bySms = (receiver: string) => ({ ...invitationTo(receiver), way: 'sms' as const });
  const number = `138${String(Date.now()).slice(-8)}`;
  const { invitationId } = await shipper.send(wire.saveInvitation, bySms(number));
  await shipper.send(wire.resendInvitation, { invitationId });
  await rival.send(wire.saveInvitation, bySms(number));
  for (const again of [
    () => rival.send(wire.saveInvitation, bySms(number)),
    () => shipper.send(wire.resendInvitation, { invitationId }),
  ])
    expect((await expectUserError(again())).message).toContain('daily limit of SMS invitations');
  await database.query(`update member_invitation set sends = 30 where id = $1`, [invitationId]);
  const other = bySms(`137${String(Date.now()).slice(-8)}`);
  expect((await expectUserError(shipper.send(wire.saveInvitation, other))).message).toContain('tomorrow');
  await database.query(`update member_invitation set updated_at = now() - interval '25 hours' where way = 'sms'`);
  await shipper.send(wire.saveInvitation, other);
});

test('a person without a company accepts with one press; one with a company may not', async () => {
  const { token } = await fixture.shipper.send(wire.saveInvitation, { ...invitationTo(''), way: 'link' });
  const given = { token: token ?? '' };
  expect((await expectUserError(fixture.rival.send(wire.acceptInvitation, given))).code).toBe(CODE.forbidden);
  const person = await newTourist(fixture);
  await person.send(wire.acceptInvitation, given);
  expect(await person.send(getInfo, {})).toMatchObject({ companyNo: '10001', subAccHideInfoFlag: '1' });
  const late = await newTourist(fixture);
  expect((await expectUserError(late.send(wire.acceptInvitation, given))).message).toContain('already been accepted');
});

test('a link that is revoked, sent again, old, or of somebody who may no longer invite explains itself', async () => {
  const { anonymous } = fixture.server;
  const statusOf = async (token: string) => (await anonymous.send(wire.readInvitation, { token })).status;
  const receiver = newEmail();
  const { invitationId } = await fixture.shipper.send(wire.saveInvitation, invitationTo(receiver));
  const first = await newestLinkToken(fixture.server, receiver);
  const foreign = fixture.rival.send(wire.revokeInvitation, { invitationId });
  expect((await expectUserError(foreign)).code).toBe(CODE.absent);
  await fixture.shipper.send(wire.resendInvitation, { invitationId });
  const second = await newestLinkToken(fixture.server, receiver);
  expect([await statusOf(first), await statusOf(second)]).toEqual(['absent', 'open']);
  await fixture.database.query('update member_invitation set expires_at = now() where id = $1', [invitationId]);
  expect(await statusOf(second)).toBe('expired');
  const { rows } = await fixture.shipper.send(wire.queryInvitations, { pageSize: 100 });
  expect(rows.find((one) => one.invitationId === invitationId)).toMatchObject({
    status: 'expired',
    receiver,
  });
  await fixture.shipper.send(wire.resendInvitation, { invitationId });
  const third = await newestLinkToken(fixture.server, receiver);
  await fixture.shipper.send(wire.revokeInvitation, { invitationId });
  expect(await statusOf(third)).toBe('revoked');
  const registered = anonymous.send(wire.registerInvited, registration(third));
  expect((await expectUserError(registered)).message).toContain('revoked');
  const gone = fixture.shipper.send(wire.resendInvitation, { invitationId });
  expect((await expectUserError(gone)).code).toBe(CODE.absent);
});

test('a colleague takes over what a person who left had open', async () => {
  const { shipper, database } = fixture;
  const leaver = await newColleague(fixture, 'shipper', { manages_people: true, mobile: '13800019999' });
  const heir = await newColleague(fixture, 'shipper', { manages_people: true, mobile: '13800018888' });
  const trainInfoId = await fixture.newTrain(8);
  const contact = { contactName: leaver.username, contactMobile: '13800019999' };
  const { orderBigNo } = await leaver.actor.send(saveBooking, {
    ...bookingOf(trainInfoId, [['22G1', 1]]),
    ...contact,
  });
  const { token } = await leaver.actor.send(wire.saveInvitation, { ...invitationTo(''), way: 'link' });
  await database.query(
    `insert into message (account_id, company_id, business_code, hand_way, msg_type, params, about)
     select id, company_id, 'booking_confirmed', 2, '1', '{}', 'order:x' from account where id = $1`,
    [leaver.accountId],
  );
  await shipper.send(wire.deleteCompanyUser, { companyUserId: leaver.accountId });
  const status = async () => (await fixture.server.anonymous.send(wire.readInvitation, { token: token ?? '' })).status;
  expect(await status()).toBe('revoked');
  const ids = { companyUserId: leaver.accountId, toCompanyUserId: heir.accountId };
  const counts = (found: readonly { kind: string; count: number }[]) =>
    Object.fromEntries(found.map(({ kind, count }) => [kind, count]));
  const expected = { invitations: 1, todos: 1, orders: 1, chats: 0 };
  expect(counts(await shipper.send(wire.queryHandover, ids))).toEqual(expected);
  const rival = await findPerson(fixture.rival, 'rival');
  const foreign = shipper.send(wire.takeOver, { ...ids, toCompanyUserId: rival.companyUserId });
  expect((await expectUserError(foreign)).fields).toHaveProperty('toCompanyUserId');
  expect(counts(await shipper.send(wire.takeOver, ids))).toEqual(expected);
  expect(counts(await shipper.send(wire.queryHandover, ids))).toEqual({
    invitations: 0,
    todos: 0,
    orders: 0,
    chats: 0,
  });
  expect(await status()).toBe('open');
  expect(await heir.actor.send(getOrderDetail, { orderBigNo })).toMatchObject({
    contactName: heir.username,
    contactMobile: '13800018888',
  });
  const { newUiMessageLists } = await heir.actor.send(queryAllTip, { handWay: '2' });
  expect(newUiMessageLists.rows).toHaveLength(1);
  const { rows } = await database.query(
    `select subject from audit_entry where call = 'POST /mycenter/takeOver' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ subject: ids }]);
});

const pathsOf = (menu: readonly MenuNode[]): string[] =>
  menu.flatMap(({ path, children = [] }) => (children.length > 0 ? pathsOf(children) : [path]));

test('a sub-account is shown the granted menus alone, which protect nothing', async () => {
  const { actor, accountId } = await newColleague(fixture, 'shipper');
  const all = pathsOf(await actor.send(getRouters, {}));
  const { menus, grantedIds } = await fixture.shipper.send(wire.getMainAccMenu, { companyUserId: accountId });
  expect(grantedIds).toBeNull();
  const entries = (list: readonly wire.GrantableMenu[]): wire.GrantableMenu[] =>
    list.flatMap((one) => [one, ...entries(one.children)]);
  const timetable = entries(menus).find(({ title }) => title === 'Trains');
  const chosen = timetable ?? entries(menus).findLast(({ children }) => children.length === 0);
  const menuIds = [chosen?.menuId ?? 0];
  await fixture.shipper.send(wire.grantMenu, { companyUserId: accountId, menuIds });
  const shown = pathsOf(await actor.send(getRouters, {}));
  expect(shown).toHaveLength(1);
  expect(all).toEqual(expect.arrayContaining(shown));
  expect(await fixture.shipper.send(wire.getMainAccMenu, { companyUserId: accountId })).toMatchObject({
    grantedIds: menuIds,
  });
  const trainInfoId = await fixture.newTrain(4);
  await actor.send(saveBooking, bookingOf(trainInfoId, [['22G1', 1]]));
  const system = await fixture.operator.send(wire.getMainAccMenu, {});
  const foreign = entries(system.menus).find(({ title }) => title.includes('Outbox'));
  const refused = fixture.shipper.send(wire.grantMenu, {
    companyUserId: accountId,
    menuIds: [foreign?.menuId ?? 0],
  });
  expect((await expectUserError(refused)).message).toContain('do not have');
  await fixture.shipper.send(wire.grantMenu, { companyUserId: accountId, menuIds: null });
  expect(pathsOf(await actor.send(getRouters, {}))).toEqual(all);
});

test('a new address is heard of at the old one', async () => {
  const { accountId, username } = await newColleague(fixture, 'shipper');
  const registerEmail = newEmail();
  await fixture.shipper.send(wire.updateCompanyUser, { companyUserId: accountId, registerEmail });
  const { rows } = await fixture.database.query('select subject from outbox_message where receiver = $1', [username]);
  expect(rows).toEqual([{ subject: 'Your contact details were changed' }]);
  const wrong = fixture.shipper.send(wire.updateCompanyUser, { companyUserId: accountId, mobileNo: '12' });
  expect((await expectUserError(wrong)).fields).toHaveProperty('mobileNo');
});
