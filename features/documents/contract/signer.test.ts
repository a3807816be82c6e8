import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { pngBytes } from '../../../libs/fileInspection/testing/pngBytes.ts';
import { verifyPdf } from '../../../libs/pdfSigning/verifyPdf.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { StompClient } from '../../../platform/testing/stompClient.ts';
import type { SentBy } from '../../../platform/wire/call.ts';
import { destinationOf } from '../../../platform/wire/live/topic.ts';
import { formatDateTime, parseDateTime } from '../../../platform/wire/time.ts';
import { getInfo } from '../../people/session/wire.ts';
import { listTrustees, openSignLink, sendSignLink } from '../../people/trustee/wire.ts';
import { outboxMessages } from '../../portal/outbox/wire.ts';
import { download } from '../resource/wire.ts';
import { readContractDetail } from './evidenceWire.ts';
import * as faceWire from './faceWire.ts';
import * as foreignWire from './foreignWire.ts';
import * as linkWire from './linkWire.ts';
import { contractQueue, refuseContract } from './operatorWire.ts';
import { contractQueueChanged } from './topics.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
let contractId: number;
let tid: number;
beforeAll(async () => {
  fixture = await TestFixture.open();
  const offered = await fixture.shipper.send(wire.listContracts, {});
  tid = offered[0]?.tid ?? 0;
  const made = await fixture.shipper.send(wire.generateContract, { tid });
  contractId = made.contractId ?? 0;
  await fixture.shipper.send(wire.reportContractRead, { contractId });
});
afterAll(() => fixture.close());
// every test begins with an unsigned contract of a mainland company that no face check is asked of
beforeEach(async () => {
  await fixture.database.query('delete from contract_link');
  await fixture.database.query(
    `update contract set status = '0', signed_id = null, signed_at = null, sign_way = null, authorized_id = null`,
  );
  await setForm({ legalCertType: '1' });
  await demandFace(false);
});

const stranger = () => fixture.server.anonymous;
const wordsOf = async (promise: Promise<unknown>) => (await expectUserError(promise)).message;
const demandFace = (isDemanded: boolean) =>
  fixture.database.query(`update sys_config set config_value = $1 where config_key = 'contract.faceCheck'`, [
    String(isDemanded),
  ]);
const setForm = (change: Record<string, string>) =>
  fixture.database.query(
    `update company_registration set form = form || $2::jsonb
     where kind = 'registration' and company_id = (select company_id from contract where id = $1)`,
    [contractId, JSON.stringify(change)],
  );
const start = (input: Partial<SentBy<typeof wire.startSign>> = {}) =>
  fixture.shipper.send(wire.startSign, { contractId, isAgreed: true, signWay: '1', ...input });

async function lastMessages(receiver: string): Promise<{ subject: string; text: string }[]> {
  return (await fixture.operator.send(outboxMessages.list, { receiver })).rows;
}
const codeFor = async (receiver: string) =>
  /\b(\d{6})\b|(?:码|：)(\d{6})/.exec((await lastMessages(receiver))[0]?.text ?? '')?.[0].slice(-6) ?? '';

const tokenOf = (signUrl: string) => signUrl.replace(/^.*\//, '');
async function opened(signUrl: string, browserKey = 'phone') {
  const holder = { token: tokenOf(signUrl), browserKey };
  return { holder, facts: await stranger().send(linkWire.openContractLink, holder) };
}

test('a link goes by e-mail where an address is known, in the language chosen, and again by SMS', async () => {
  const signers = await fixture.shipper.send(faceWire.readSigners, {});
  expect(signers).toMatchObject({ isMainland: true, legalEmail: 'sh***@example.com' });
  const sent = await start({ channel: 'email', language: 'ru' });
  expect(sent).toMatchObject({ channel: 'email', receiver: 'sh***@example.com' });
  const [mail] = await lastMessages('shipper@example.com');
  expect(mail?.subject).toContain('Подпишите');
  expect(mail?.text).toContain(sent.signUrl);
  expect(mail?.text).toContain('по пекинскому времени');
  expect(await wordsOf(fixture.shipper.send(wire.reSendSignUrl, { eleContractId: contractId }))).toContain(
    'just been sent',
  );
  await fixture.database.query(`update contract_link set created_at = now() - interval '2 minutes'`);
  const again = await fixture.shipper.send(wire.reSendSignUrl, { eleContractId: contractId, channel: 'sms' });
  expect(again.channel).toBe('sms');
  expect(await wordsOf(opened(sent.signUrl))).toContain('newer link');
  expect((await opened(again.signUrl)).facts.step).toBe('code');
});

test('the desk shows the link, and how far the phone has come', async () => {
  const read = () => fixture.shipper.send(faceWire.readSignLink, { contractId });
  expect(await read()).toMatchObject({ state: 'none', signUrl: '' });
  const { signUrl } = await start();
  expect(await read()).toMatchObject({ state: 'sent', signUrl, channels: ['sms', 'email'] });
  const { holder } = await opened(signUrl);
  expect(await read()).toMatchObject({ state: 'opened', isCodeSent: false });
  await stranger().send(linkWire.sendLinkCode, holder);
  expect(await read()).toMatchObject({ isCodeSent: true });
  await fixture.database.query(`update contract_link set expires_at = now() - interval '1 second'`);
  expect(await read()).toMatchObject({ state: 'expired', signUrl: '' });
});

test('contract and link in one call: asked again, the link that waits; for another signer, another', async () => {
  const asked = { contractType: '1', lineType: 'CA', signWay: '1' } as const;
  const call = faceWire.getContractEnterpriseFaceSignUrl;
  const first = await fixture.shipper.send(call, asked);
  expect(first.contractId).toBe(contractId);
  expect(await fixture.shipper.send(call, { ...asked, tid, merchNo: '00001' })).toEqual(first);
  expect(await fixture.shipper.send(faceWire.identity2Face, { contractId })).toEqual({
    eleContract: String(contractId),
    signUrl: first.signUrl,
  });
  const { aaData } = await fixture.shipper.send(listTrustees, {});
  const authorizedId = aaData.find(({ status, inScope }) => status === '1' && inScope)?.id ?? 0;
  const other = fixture.shipper.send(call, { ...asked, signWay: '2', authorizedId });
  expect(await wordsOf(other)).toContain('just been sent');
  expect(await wordsOf(fixture.shipper.send(call, { ...asked, merchNo: '10002' }))).toContain('template');
  const foreign = fixture.rival.send(call, { contractId, signWay: '1' });
  expect(await wordsOf(foreign)).toContain('Contract not found');
});

test('where a face check is demanded, no code leaves before it is passed', async () => {
  await demandFace(true);
  const { holder, facts } = await opened((await start()).signUrl);
  expect(facts.step).toBe('face');
  expect(await wordsOf(stranger().send(linkWire.sendLinkCode, holder))).toContain('face check first');
  const { token } = await stranger().send(linkWire.startFaceCheck, holder);
  expect(token.length).toBeGreaterThan(20);
  const asked = { eleContractId: contractId };
  expect(await fixture.shipper.send(faceWire.getFaceAuthResult, asked)).toEqual({
    faceAuthResult: '0',
    signStatus: '1',
  });
  await fixture.database.query(`update identity_check set state = 'passed', finished_at = now(), provider = 'local'`);
  const result = await fixture.shipper.send(faceWire.getFaceAuthResultNew, { contractId });
  expect(result).toMatchObject({ faceAuthResult: '1', isDemanded: true });
  expect(result.doesNotProve).not.toBe('');
  expect((await opened(tokenOf(holder.token))).facts.step).toBe('code');
  const { signerMobile } = await stranger().send(linkWire.sendLinkCode, holder);
  expect(signerMobile).toContain('******');
  const { rows } = await fixture.database.query(
    `select facts from contract_event where contract_id = $1 and kind = 'identityChecked'`,
    [contractId],
  );
  expect(rows.at(-1)?.facts).toMatchObject({ way: 'face', provider: 'local' });
  expect(await wordsOf(stranger().send(linkWire.startFaceCheck, holder))).toContain('Face check passed');
});

const passport = {
  passportName: 'IVANOV PETR',
  passportNumber: '75 1234567',
  countryCode: 'RU',
  validUntil: '2031-05-01',
  picture: pngBytes({ width: 1, height: 1 }).toString('base64'),
  isAgreed: true,
  language: 'ru',
} as const;

/** Wire time `days` from now. */
const inDays = (days: number) => `${formatDateTime(new Date(Date.now() + days * 86_400_000)).slice(0, 16)}:00`;

async function passportHolder() {
  await setForm({ legalCertType: '2' });
  const ways = { withPassport: true, signerMobile: '+7 912 345-67-89', signerEmail: 'petr@example.com' };
  const { signUrl } = await start({ ...ways, language: 'ru' });
  return (await opened(signUrl)).holder;
}

test('a foreign signer makes an appointment with a witness, whose presence stands in the evidence', async () => {
  const holder = await passportHolder();
  const late = stranger().send(foreignWire.sendPassport, {
    ...holder,
    ...passport,
    witnessTime: inDays(40),
  });
  expect((await expectUserError(late)).fields.witnessTime).toContain('14 days');
  const [first, second] = [inDays(2), inDays(3)];
  await stranger().send(foreignWire.sendPassport, {
    ...holder,
    ...passport,
    witnessTime: first,
    witnessWish: 'Zoom',
  });
  const agenda = () => fixture.operator.send(foreignWire.listWitnessAppointments, {});
  expect(await agenda()).toMatchObject([{ contractId, witnessTime: first, state: 'proposed' }]);
  const decide = (witnessTime: string, isConfirmed: boolean, note: string) =>
    fixture.operator.send(foreignWire.decideWitness, { contractId, witnessTime, isConfirmed, note });
  await decide(first, false, 'Выходной день');
  expect(await agenda()).toEqual([]);
  for (const receiver of ['+79123456789', 'petr@example.com'])
    expect((await lastMessages(receiver))[0]?.text).toContain('Выходной день');
  const facts = () => stranger().send(linkWire.openContractLink, holder);
  expect((await facts()).witness).toMatchObject({ state: 'declined', note: 'Выходной день' });
  await stranger().send(foreignWire.proposeWitness, { ...holder, witnessTime: second, witnessWish: '' });
  expect(await wordsOf(decide(first, true, 'https://meet.example'))).toContain('has changed');
  await decide(second, true, 'https://meet.example');
  expect((await facts()).witness).toEqual({
    witnessTime: second,
    state: 'confirmed',
    note: 'https://meet.example',
  });
  await fixture.operator.send(foreignWire.confirmWitness, { contractId });
  const again = fixture.operator.send(foreignWire.confirmWitness, { contractId });
  expect(await wordsOf(again)).toContain('has changed');
  const { events } = await fixture.operator.send(readContractDetail, { contractId });
  const said = events.filter(({ kind }) => kind.startsWith('witness'));
  expect(said.map(({ kind, side }) => `${kind} ${side}`)).toEqual([
    'witnessProposed signer',
    'witnessDeclined platform',
    'witnessProposed signer',
    'witnessConfirmed platform',
    'witnessed platform',
  ]);
  expect(said.at(-1)?.actorName).not.toBe('');
  expect(said.at(-1)?.facts.witnessTime).toBe(parseDateTime(second).toISOString());
});

test('operators hear of an appointment when it is proposed, decided and kept', async () => {
  const { companyNo } = await fixture.operator.send(getInfo, {});
  const { token } = fixture.operator;
  const operator = await StompClient.connect(fixture.server.address, token ?? '', { companyNo });
  const holder = await passportHolder();
  await stranger().send(foreignWire.sendPassport, { ...holder, ...passport });
  // earlier changes are published within a second: not to this subscriber
  await wait(1_200);
  await operator.subscribe(destinationOf(contractQueueChanged, {}));
  const witnessTime = inDays(2);
  await stranger().send(foreignWire.proposeWitness, { ...holder, witnessTime, witnessWish: '' });
  await operator.next('MESSAGE');
  const decision = { contractId, witnessTime, isConfirmed: true, note: 'https://meet.example' };
  await fixture.operator.send(foreignWire.decideWitness, decision);
  await operator.next('MESSAGE');
  await fixture.operator.send(foreignWire.confirmWitness, { contractId });
  await operator.next('MESSAGE');
  operator.close();
});

test('a signer without mainland papers signs by passport and two codes, marked as such', async () => {
  await setForm({ legalCertType: '2' });
  expect(await wordsOf(start())).toContain('contact customer service');
  const wrong = start({ withPassport: true, signerMobile: '12' });
  expect((await expectUserError(wrong)).fields).toHaveProperty('signerMobile');
  const contact = { signerEmail: 'petr@example.com', signerMobile: '+7 912 345-67-89' };
  const { signUrl, receiver } = await start({
    withPassport: true,
    channel: 'email',
    language: 'ru',
    ...contact,
  });
  expect(receiver).toBe('pe***@example.com');
  const { holder, facts } = await opened(signUrl);
  expect(facts).toMatchObject({ step: 'passport', language: 'ru', signerEmail: 'pe***@example.com' });
  expect(await wordsOf(stranger().send(linkWire.sendLinkCode, holder))).toContain('passport data');
  const expired = stranger().send(foreignWire.sendPassport, {
    ...holder,
    ...passport,
    validUntil: '2020-01-01',
  });
  expect((await expectUserError(expired)).fields).toHaveProperty('validUntil');
  await stranger().send(foreignWire.sendPassport, { ...holder, ...passport });
  expect(await wordsOf(stranger().send(foreignWire.sendPassport, { ...holder, ...passport }))).toContain(
    'can no longer be changed',
  );
  await stranger().send(linkWire.sendLinkCode, holder);
  const code = await codeFor('+79123456789');
  const mailCode = await codeFor('petr@example.com');
  expect(code).toMatch(/^\d{6}$/);
  expect(mailCode).toMatch(/^\d{6}$/);
  const half = stranger().send(linkWire.signByLink, { ...holder, code });
  expect((await expectUserError(half)).fields).toHaveProperty('mailCode');
  await stranger().send(linkWire.signByLink, { ...holder, code, mailCode });
  const [file] = await fixture.shipper.send(wire.downloadContract, { contractId });
  const { content } = await fixture.shipper.download(download, { resourceId: file?.resourceId ?? 0 });
  const roots = await stranger().send(linkWire.listRoots, {});
  const { signatures, isValid } = await verifyPdf(
    content,
    roots.map((root) => new Uint8Array(Buffer.from(root, 'base64'))),
  );
  expect(isValid).toBe(true);
  expect(signatures[0]?.reason).toContain('AdES, passport RU …4567');
  const { rows } = await fixture.database.query('select * from contract_foreign_signer');
  expect(JSON.stringify(rows)).not.toContain('751234567');
  const audit = await fixture.database.query(`select subject from audit_entry where call = 'POST /contract/passport'`);
  expect(audit.rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(audit.rows)).not.toContain('1234567');
  const evidence = await fixture.operator.send(foreignWire.readPassportEvidence, { contractId });
  expect(evidence).toMatchObject({ passportNumber: '751234567', countryCode: 'RU', witnessName: '' });
  const picture = await fixture.operator.download(foreignWire.readPassportPicture, { contractId });
  expect(Buffer.from(picture.content).toString('base64')).toBe(passport.picture);
  await fixture.operator.send(foreignWire.confirmWitness, { contractId });
  const witnessed = await fixture.operator.send(foreignWire.readPassportEvidence, { contractId });
  expect(witnessed?.witnessName).not.toBe('');
});

test('nobody starts to sign before the document as it is now was read to its end', async () => {
  const reader = await fixture.server.signInAs('individual');
  const [offered] = await reader.send(wire.listContracts, {});
  const { contractId: own } = await reader.send(wire.generateContract, { tid: offered?.tid ?? 0 });
  const of = { contractId: own ?? 0 };
  const begin = () => reader.send(wire.startSign, { ...of, isAgreed: true });
  expect(await wordsOf(begin())).toContain('read the contract to the end');
  await reader.send(wire.reportContractRead, of);
  expect((await begin()).signUrl).not.toBe('');
  await fixture.database.query(
    `insert into contract_event (contract_id, place, kind, happened_at, side, actor_name, address, device, facts,
       previous_hash, hash)
     select contract_id, max(place) + 1, 'generated', now(), 'company', '', '', '', '{}', '', ''
     from contract_event where contract_id = $1 group by contract_id`,
    [of.contractId],
  );
  expect(await wordsOf(begin())).toContain('read the contract to the end');
});

test('of two browsers that open a link at once one gets it', async () => {
  const { signUrl } = await start();
  const both = await Promise.allSettled([opened(signUrl, 'one'), opened(signUrl, 'two')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('of a signature and a withdrawal at the same time one happens', async () => {
  const { holder } = await opened((await start()).signUrl);
  await stranger().send(linkWire.sendLinkCode, holder);
  const code = await codeFor('13800010001');
  const both = await Promise.allSettled([
    stranger().send(linkWire.signByLink, { ...holder, code }),
    fixture.shipper.send(wire.cancelSign, { contractId }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const { signStatus } = await fixture.shipper.send(wire.getContractStatus, { contractId });
  expect(signStatus).toBe(both[0]?.status === 'fulfilled' ? '2' : '0');
});

test('after the platform has sent it back, an old link says that nothing waits', async () => {
  const { holder } = await opened((await start()).signUrl);
  await stranger().send(linkWire.sendLinkCode, holder);
  await stranger().send(linkWire.signByLink, { ...holder, code: await codeFor('13800010001') });
  const { rows } = await fixture.operator.send(contractQueue.list, { signStatus: '2' });
  const version = rows.find((row) => row.contractId === contractId)?.version ?? 0;
  await fixture.operator.send(refuseContract, { contractId, version, reason: '印章不清' });
  expect(await wordsOf(stranger().send(linkWire.openContractLink, holder))).toContain('has been signed');
});

/** Of a company without registered data: made of the same document. */
async function trusteeHolder(signer: Actor, authorizedId: number, mobile: string) {
  await signer.send(sendSignLink, { authorizedId });
  const text = (await lastMessages(mobile))[0]?.text ?? '';
  const token = /\/custom\/trusteeSign\/([\w-]+)/.exec(text)?.[1] ?? '';
  const holder = { token, browserKey: 'trustee phone' };
  await stranger().send(openSignLink, holder);
  return holder;
}

test("a company of type 15 makes a contract; a trustee's own link opens those that wait for it, and signs them", async () => {
  const special = await fixture.server.signInAs('special');
  const signer = await fixture.server.signInAs('signer');
  const [offer] = await special.send(wire.listContracts, {});
  const { contractId: made } = await special.send(wire.generateContract, { tid: offer?.tid ?? 0 });
  if (made === null) throw new Error('no contract was made');
  await special.send(wire.reportContractRead, { contractId: made });
  const { aaData } = await signer.send(listTrustees, {});
  const trustee = aaData.find(({ abilities }) => abilities.sign);
  const mobile = trustee?.authorizedMobile ?? '';
  const holder = await trusteeHolder(signer, trustee?.id ?? 0, mobile);
  const wrong = { ...holder, browserKey: 'another' };
  expect(await wordsOf(stranger().send(linkWire.listTrusteeContracts, wrong))).toContain('another device');
  const waiting = await stranger().send(linkWire.listTrusteeContracts, holder);
  expect(waiting).toMatchObject([{ contractId: made, isAsked: false }]);
  const asked = { ...holder, isAgreed: true, contractBrowserKey: 'phone' } as const;
  const foreign = stranger().send(linkWire.openTrusteeContract, { ...asked, contractId });
  expect(await wordsOf(foreign)).toContain('Contract not found');
  const { path } = await stranger().send(linkWire.openTrusteeContract, {
    ...asked,
    contractId: made,
  });
  const phone = (await opened(path)).holder;
  await stranger().send(linkWire.sendLinkCode, phone);
  await stranger().send(linkWire.signByLink, { ...phone, code: await codeFor(mobile) });
  const done = await special.send(wire.queryContractSign, { contractId: made });
  expect(done).toMatchObject({ signStatus: '2', signerName: trustee?.authorizedName });
  expect(await stranger().send(linkWire.listTrusteeContracts, holder)).toEqual([]);
});
