import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { verifyPdf } from '../../../libs/pdfSigning/verifyPdf.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { listTrustees } from '../../people/trustee/wire.ts';
import { outboxMessages } from '../../portal/outbox/wire.ts';
import { download } from '../resource/wire.ts';
import * as linkWire from './linkWire.ts';
import { contractQueue, countersign, grantCountersign, refuseContract, sendCountersignCode } from './operatorWire.ts';
import { SIGN_STATUS } from './status.ts';
import { verifyByCode } from './verifyWire.ts';
import * as wire from './wire.ts';

const run = promisify(execFile);

let fixture: TestFixture;
let contractId: number;
let mobile: string;
beforeAll(async () => {
  fixture = await TestFixture.open();
  await fixture.database.query(`update sys_config set config_value = 'false' where config_key = 'contract.faceCheck'`);
  const offered = await fixture.shipper.send(wire.listContracts, {});
  const made = await fixture.shipper.send(wire.generateContract, { tid: offered[0]?.tid ?? 0 });
  contractId = made.contractId ?? 0;
  await fixture.shipper.send(wire.reportContractRead, { contractId });
  const { rows } = await fixture.database.query(
    `select form ->> 'legalMobile' as mobile from company_registration
     where company_id = (select company_id from contract where id = $1)`,
    [contractId],
  );
  mobile = rows[0]?.mobile ?? '';
});
afterAll(() => fixture.close());
// every test begins with an unsigned contract
beforeEach(async () => {
  await fixture.database.query('delete from contract_link');
  await fixture.database.query(
    `update contract set status = '0', signed_id = null, signed_at = null, sign_way = null, reason = ''`,
  );
});

const stranger = () => fixture.server.anonymous;
const start = () => fixture.shipper.send(wire.startSign, { contractId, isAgreed: true, signWay: '1' });
const wordsOf = async (promise: Promise<unknown>) => (await expectUserError(promise)).message;
const later = () =>
  fixture.database.query(
    `update contract_link set created_at = now() - interval '2 minutes', code_sent_at = now() - interval '2 minutes'`,
  );

async function lastSms(pattern: RegExp): Promise<string> {
  const { rows } = await fixture.operator.send(outboxMessages.list, { receiver: mobile });
  return pattern.exec(rows[0]?.text ?? '')?.[1] ?? '';
}

const sentToken = () => lastSms(/\/custom\/contractSign\/([\w-]+)/);

async function openedLink(browserKey = 'phone') {
  await start();
  const holder = { token: await sentToken(), browserKey };
  const facts = await stranger().send(linkWire.openContractLink, holder);
  return { holder, facts };
}

async function holderWithCode() {
  const { holder } = await openedLink();
  await stranger().send(linkWire.sendLinkCode, holder);
  return { ...holder, code: await lastSms(/验证码(\d{6})/) };
}

/** Countersigns with a code of the person's own. */
async function countersignAs(person: Actor, mobile: string, seen: { contractId: number; version: number }) {
  await fixture.database.query(`update verification_code set created_at = created_at - interval '2 hours'`);
  await person.send(sendCountersignCode, {});
  const { rows } = await fixture.operator.send(outboxMessages.list, { receiver: mobile });
  const code = /(\d{6})/.exec(rows[0]?.text ?? '')?.[1] ?? '';
  const { grant } = await person.send(grantCountersign, { code, contracts: [seen] });
  return { ...seen, grant };
}
const OPERATOR_MOBILE = '13800010007';
const ADMIN_MOBILE = '13800010008';

async function signedByCompany() {
  await stranger().send(linkWire.signByLink, await holderWithCode());
  const { rows } = await fixture.operator.send(contractQueue.list, { signStatus: SIGN_STATUS.signedByA });
  return { contractId, version: rows.find((row) => row.contractId === contractId)?.version ?? 0 };
}

async function signedPdf(): Promise<Uint8Array> {
  const [file] = await fixture.shipper.send(wire.downloadContract, { contractId });
  return (await fixture.shipper.download(download, { resourceId: file?.resourceId ?? 0 })).content;
}

const roots = async () =>
  (await stranger().send(linkWire.listRoots, {})).map((root) => new Uint8Array(Buffer.from(root, 'base64')));

/** What poppler says of each signature, with the portal's root trusted. */
async function pdfsig(pdf: Uint8Array): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'contract-'));
  try {
    const store = `sql:${folder}`;
    const [root = new Uint8Array()] = await roots();
    await writeFile(path.join(folder, 'root.der'), root);
    await writeFile(path.join(folder, 'signed.pdf'), pdf);
    await run('certutil', ['-N', '-d', store, '--empty-password', '-f', '/dev/null']).catch(() => undefined);
    const trust = ['-A', '-d', store, '-n', 'root', '-t', 'CT,C,C', '-i', path.join(folder, 'root.der')];
    await run('certutil', trust);
    const { stdout } = await run('pdfsig', ['-nssdir', store, path.join(folder, 'signed.pdf')]);
    return [...stdout.matchAll(/(?:Signature|Certificate) Validation: (.*)/g)].map(([, said]) => said ?? '');
  } finally {
    await rm(folder, { recursive: true });
  }
}

const VALID = ['Signature is Valid.', 'Certificate is Trusted.'];

/** As it stands on the last page. */
async function printedVerifyCode(): Promise<string> {
  const pdf = await PDF.load(Uint8Array.from(await signedPdf()));
  const [code = ''] = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(pdf.extractText().at(-1)?.text ?? '') ?? [];
  return code;
}

test('a contract is read, signed on the phone with a code, countersigned, and both signatures hold', async () => {
  const seen = await fixture.shipper.send(wire.queryContractSign, { contractId });
  expect(seen).toMatchObject({ signStatus: '0', contractType: '1' });
  expect(seen.tPageNum).toBeGreaterThan(1);
  const page = await fixture.shipper.download(wire.readContractPage, { contractId, page: 1 });
  expect(page.content.length).toBeGreaterThan(10_000);
  const decision = await signedByCompany();
  expect(await pdfsig(await signedPdf())).toEqual(VALID);
  const code = await printedVerifyCode();
  const halfway = await fixture.server.anonymous.send(verifyByCode, { code });
  expect(halfway).toMatchObject({ isValid: false, findings: ['partyBMissing'] });
  await fixture.operator.send(countersign, await countersignAs(fixture.operator, OPERATOR_MOBILE, decision));
  const done = await fixture.shipper.send(wire.queryContractSign, { contractId });
  expect(done.signStatus).toBe('3');
  expect(done.contractEndDate > done.contractStartDate).toBe(true);
  const pdf = await signedPdf();
  expect(await pdfsig(pdf)).toEqual([...VALID, ...VALID]);
  const { signatures, isValid } = await verifyPdf(pdf, await roots());
  expect(isValid).toBe(true);
  expect(signatures.map(({ fieldName, contentSince }) => [fieldName, contentSince])).toEqual([
    ['PartyA', 'stamped'],
    ['PartyB', 'same'],
  ]);
  expect(await wordsOf(start())).toContain('already signed');
  const byCode = await fixture.server.anonymous.send(verifyByCode, { code: code.toLowerCase() });
  expect(byCode).toMatchObject({ contractNo: done.contractNo, isValid: true, voidTime: null });
  expect(byCode.signatures.map((signature) => signature.isValid)).toEqual([true, true]);
  const wrong = code.replace(/^./, code.startsWith('A') ? 'B' : 'A');
  const unknown = await expectUserError(fixture.server.anonymous.send(verifyByCode, { code: wrong }));
  expect(unknown.fields.code).toContain('No contract with this code');
  const changed = Uint8Array.from(pdf);
  changed[900] = (changed[900] ?? 0) ^ 1;
  const report = await verifyPdf(changed, await roots()).catch(() => ({ isValid: false }));
  expect(report.isValid).toBe(false);
});

test('private keys and secrets of links are not stored in the clear', async () => {
  const holder = await holderWithCode();
  await stranger().send(linkWire.signByLink, holder);
  const links = JSON.stringify((await fixture.database.query('select * from contract_link')).rows);
  expect(links).not.toContain(holder.token);
  expect(links).not.toContain(holder.code);
  const { rows } = await fixture.database.query('select sealed_key from signing_identity');
  expect(rows.length).toBeGreaterThanOrEqual(3);
  // PKCS #8 of a P-256 key begins with these bytes
  for (const { sealed_key: sealed } of rows) expect(sealed).not.toMatch(/^MIGHAgEA/);
});

test('a link says whose contract it is, shows it, and stays with its first browser', async () => {
  const { holder, facts } = await openedLink();
  expect(facts).toMatchObject({ signerMobile: expect.stringContaining('******'), lineType: 'CA' });
  const page = await stranger().download(linkWire.readLinkPage, { ...holder, page: facts.tPageNum });
  expect(page.content.length).toBeGreaterThan(5_000);
  const other = { ...holder, browserKey: 'another' };
  expect(await wordsOf(stranger().send(linkWire.openContractLink, other))).toContain('another device');
  expect(await wordsOf(stranger().download(linkWire.readLinkPage, { ...other, page: 1 }))).toContain('another device');
});

test('wrong, replaced, expired and used links say what they are', async () => {
  const wrong = { token: 'x'.repeat(43), browserKey: 'phone' };
  expect((await expectUserError(stranger().send(linkWire.openContractLink, wrong))).code).toBe(CODE.absent);
  const { holder: first } = await openedLink();
  await later();
  const { holder: second } = await openedLink();
  expect(await wordsOf(stranger().send(linkWire.openContractLink, first))).toContain('newer link');
  await fixture.database.query(`update contract_link set expires_at = now() - interval '1 second'`);
  expect(await wordsOf(stranger().send(linkWire.openContractLink, second))).toContain('24 hours');
  await later();
  const holder = await holderWithCode();
  await stranger().send(linkWire.signByLink, holder);
  expect(await wordsOf(stranger().send(linkWire.openContractLink, holder))).toContain('has been signed');
});

test('a code works for its link only, and is not guessed', async () => {
  const holder = await holderWithCode();
  const guess = { ...holder, code: holder.code === '000000' ? '000001' : '000000' };
  for (let tries = 0; tries < linkWire.CODE_ATTEMPTS; tries += 1)
    expect(await wordsOf(stranger().send(linkWire.signByLink, guess))).toContain('code is wrong');
  expect(await wordsOf(stranger().send(linkWire.signByLink, holder))).toContain('code is wrong');
  expect(await wordsOf(stranger().send(linkWire.sendLinkCode, holder))).toContain('60 s');
});

test('of two who sign at once one does, and so with two operators', async () => {
  const holder = await holderWithCode();
  const signing = () => stranger().send(linkWire.signByLink, holder);
  const signed = await Promise.allSettled([signing(), signing()]);
  expect(signed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const { rows } = await fixture.operator.send(contractQueue.list, { signStatus: '2' });
  const decision = { contractId, version: rows[0]?.version ?? 0 };
  const admin = await fixture.server.signInAs('admin');
  const first = await countersignAs(fixture.operator, OPERATOR_MOBILE, decision);
  const second = await countersignAs(admin, ADMIN_MOBILE, decision);
  const countersigned = await Promise.allSettled([
    fixture.operator.send(countersign, first),
    admin.send(countersign, second),
  ]);
  expect(countersigned.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await pdfsig(await signedPdf())).toEqual([...VALID, ...VALID]);
});

test('an operator sends a contract back with a reason, and it can be signed again', async () => {
  const decision = await signedByCompany();
  await fixture.operator.send(refuseContract, { ...decision, reason: '印章不清' });
  const back = await fixture.shipper.send(wire.queryContractSign, { contractId });
  expect(back).toMatchObject({ signStatus: '0', reason: '印章不清', resourceId: null });
  const granted = await countersignAs(fixture.operator, OPERATOR_MOBILE, decision);
  expect(await wordsOf(fixture.operator.send(countersign, granted))).toContain(
    'already been processed by someone else',
  );
  await later();
  expect(await start()).toMatchObject({ signerMobile: expect.stringContaining('*') });
});

test('a trustee signs only while in scope, and nobody touches a contract of another company', async () => {
  const { aaData } = await fixture.shipper.send(listTrustees, {});
  const choose = (status: string) => aaData.find((one) => one.status === status)?.id ?? 0;
  const by = (authorizedId: number) =>
    fixture.shipper.send(wire.startSign, { contractId, isAgreed: true, signWay: '2', authorizedId });
  expect(await wordsOf(by(choose('3')))).toContain('not valid');
  expect((await by(choose('1'))).signerName).toBe(aaData.find((one) => one.status === '1')?.authorizedName);
  const { rival } = fixture;
  for (const tried of [
    () => rival.send(wire.queryContractSign, { contractId }),
    () => rival.download(wire.readContractPage, { contractId, page: 1 }),
    () => rival.send(wire.startSign, { contractId, isAgreed: true, signWay: '1' }),
    () => rival.send(wire.cancelSign, { contractId }),
  ])
    expect((await expectUserError(tried())).code).toBe(CODE.absent);
});
