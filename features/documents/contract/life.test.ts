import PizZip from 'pizzip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContractStage } from '../../../app/testing/contractStage.ts';
import { verifyPdf } from '../../../libs/pdfSigning/verifyPdf.ts';
import { connect, type Database } from '../../../platform/server/database/connect.ts';
import { createLog } from '../../../platform/server/log.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { formatDate } from '../../../platform/wire/time.ts';
import { queryAllTip } from '../../portal/message/wire.ts';
import { download } from '../resource/wire.ts';
import * as evidenceWire from './evidenceWire.ts';
import * as lifeWire from './lifeWire.ts';
import { listRoots } from './linkWire.ts';
import { contractQueue, countersign, grantCountersign } from './operatorWire.ts';
import { sendRenewalReminders } from './server/life/reminders.ts';
import * as wire from './wire.ts';

const DAY_MS = 86_400_000;

let stage: ContractStage;
let database: Database;
let shipper: Actor;
let rival: Actor;
let operator: Actor;
beforeAll(async () => {
  stage = await ContractStage.open();
  ({ shipper, rival, operator } = stage.fixture);
  database = await connect(stage.fixture.server.databaseUrl, 4, createLog('silent'));
});
afterAll(async () => {
  await database.pool.end();
  await stage.fixture.close();
});

const query = (text: string, values: unknown[] = []) => stage.fixture.database.query(text, values);
const wordsOf = async (promise: Promise<unknown>) => (await expectUserError(promise)).message;
const lifeOf = async (company: Actor, contractId: number) =>
  (await company.send(lifeWire.listContractLives, {})).find((one) => one.contractId === contractId);
const dayAfter = (days: number) => formatDate(new Date(Date.now() + days * DAY_MS));
const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));
const titles = async (person: Actor) =>
  (await person.send(queryAllTip, { pageSize: 50 })).newUiMessageLists.rows.map(({ title }) => title);

test('one code countersigns the contracts it was asked for, and no others', async () => {
  const own = await stage.signByCompany(shipper, await stage.make(shipper));
  const others = await stage.signByCompany(rival, await stage.make(rival));
  const grant = await stage.grant([own]);
  expect(await wordsOf(operator.send(countersign, { ...others, grant }))).toContain('expired');
  const admin = await stage.fixture.server.signInAs('admin');
  expect(await wordsOf(admin.send(countersign, { ...own, grant }))).toContain('expired');
  const used = { code: await stage.operatorCode(), contracts: [own, others] };
  expect(await wordsOf(operator.send(grantCountersign, used))).toContain('code is wrong');
  const both = await stage.grant([own, others]);
  for (const seen of [own, others]) await operator.send(countersign, { ...seen, grant: both });
  expect(await wordsOf(operator.send(countersign, { ...own, grant: both }))).toContain(
    'already been processed by someone else',
  );
  const { rows } = await operator.send(contractQueue.list, { contractState: 'inForce' });
  expect(rows.map(({ contractId }) => contractId).sort()).toEqual([own.contractId, others.contractId].sort());
});

test('the ledger is filtered by type, line, end and day of signing', async () => {
  const count = async (filter: object) => (await operator.send(contractQueue.list, filter)).total;
  expect(await count({ contractState: 'inForce', contractType: '1', lineType: 'CA' })).toBe(2);
  expect(await count({ contractType: '2' })).toBe(0);
  expect(await count({ endsWithin: '60' })).toBe(0);
  expect(await count({ endsWithin: '365' })).toBe(2);
  expect(await count({ 'params[beginTime]': dayAfter(0) })).toBe(2);
  expect(await count({ 'params[endTime]': dayAfter(-1) })).toBe(0);
});

test('a contract is voided when the other side agrees, and not before', async () => {
  const [own] = await shipper.send(lifeWire.listContractLives, {});
  const contractId = own?.contractId ?? 0;
  const ask = { contractId, reason: '线路停运' };
  await shipper.send(lifeWire.askVoid, ask);
  expect(await wordsOf(shipper.send(lifeWire.askVoid, ask))).toContain('awaiting a reply');
  const asked = await lifeOf(shipper, contractId);
  expect(asked).toMatchObject({
    contractState: 'inForce',
    abilities: { askVoid: false },
    lastVoid: { state: 'asked' },
  });
  const voidId = asked?.lastVoid?.voidId ?? 0;
  expect((await operator.send(contractQueue.list, { voidAsked: '1' })).total).toBe(1);
  // neither the side that asked, nor a stranger to the contract, answers
  const agreed = { voidId, isAgreed: true, answer: '' };
  expect(await wordsOf(shipper.send(lifeWire.answerVoid, agreed))).toContain('other party');
  expect((await expectUserError(rival.send(lifeWire.answerVoid, agreed))).code).toBe(CODE.absent);
  expect((await expectUserError(rival.send(lifeWire.askVoid, ask))).code).toBe(CODE.absent);
  await operator.send(lifeWire.operatorAnswerVoid, { voidId, isAgreed: false, answer: '仍有在途订单' });
  expect(await lifeOf(shipper, contractId)).toMatchObject({
    contractState: 'inForce',
    lastVoid: { state: 'declined', answer: '仍有在途订单' },
  });

  await operator.send(lifeWire.operatorAskVoid, { contractId, reason: '模板更新' });
  const again = (await lifeOf(shipper, contractId))?.lastVoid?.voidId ?? 0;
  const decide = () => shipper.send(lifeWire.answerVoid, { voidId: again, isAgreed: true, answer: '' });
  const decided = await Promise.allSettled([decide(), decide()]);
  expect(decided.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await lifeOf(shipper, contractId)).toMatchObject({ contractState: 'voided', isFormer: true });
  const listed = (await shipper.send(wire.listContracts, {})).find((one) => one.contractId === contractId);
  expect(listed?.standing).toBe('past');
  expect((await titles(shipper)).some((title) => title.includes('解除') || title.includes('terminated'))).toBe(true);
  const anew = await lifeOf(shipper, await stage.make(shipper));
  expect(anew?.contractNo).toBe(`${own?.contractNo}-2`);
});

test('evidence is complete, its signature holds, and a changed event is found', async () => {
  const [own] = await rival.send(lifeWire.listContractLives, {});
  const contractId = own?.contractId ?? 0;
  const asked = { contractId };
  expect((await expectUserError(shipper.download(lifeWire.downloadEvidence, asked))).code).toBe(CODE.absent);
  const { content } = await rival.download(lifeWire.downloadEvidence, asked);
  const zip = new PizZip(content);
  const fileOf = (name: string) => zip.file(name)?.asUint8Array() ?? new Uint8Array();
  const roots = (await stage.fixture.server.anonymous.send(listRoots, {})).map(bytesOf);
  expect((await verifyPdf(fileOf('evidence.pdf'), roots)).isValid).toBe(true);
  expect((await verifyPdf(fileOf('contract.pdf'), roots)).signatures).toHaveLength(2);
  expect(Object.keys(zip.files)).toEqual(expect.arrayContaining(['README.txt', 'certificates/root.pem']));
  const { events } = JSON.parse(new TextDecoder().decode(fileOf('evidence.json')));
  expect(events.map(({ kind }: { kind: string }) => kind)).toEqual([
    'generated',
    'readToEnd',
    'ticked',
    'signerNamed',
    'linkSent',
    'linkOpened',
    'codeSent',
    'signed',
    'countersigned',
  ]);

  const change = `update contract_event set actor_name = 'X' where contract_id = $1 and kind = 'signed'`;
  await expect(query(change, [contractId])).rejects.toThrow('only added to');
  expect((await operator.send(evidenceWire.readContractDetail, asked)).brokenAt).toBeNull();
  await query('alter table contract_event disable trigger contract_event_append_only');
  await query(change, [contractId]);
  expect((await operator.send(evidenceWire.readContractDetail, asked)).brokenAt).toBe(8);
});

test('a revoked certificate signs no more; what it signed before holds', async () => {
  const [own] = await rival.send(lifeWire.listContractLives, {});
  const contractId = own?.contractId ?? 0;
  const [certificate] = await operator.send(evidenceWire.listCertificates, { contractId });
  expect(certificate).toMatchObject({ isPerson: true, revokedAt: null });
  const identityId = certificate?.identityId ?? 0;
  const revoke = () => operator.send(evidenceWire.revokeCertificate, { contractId, identityId, reason: '离职' });
  await revoke();
  expect((await expectUserError(revoke())).code).toBe(CODE.absent);
  const [signature] = await operator.send(evidenceWire.listSignatures, { contractId });
  expect(signature).toMatchObject({ isValid: true, revokedAt: expect.any(String) });
  const list = await stage.fixture.server.anonymous.send(evidenceWire.readRevocationList, {});
  const roots = (await stage.fixture.server.anonymous.send(listRoots, {})).map(bytesOf);
  const pdf = await rival.download(download, { resourceId: own?.resourceId ?? 0 });
  const { signatures, isValid } = await verifyPdf(new Uint8Array(pdf.content), roots, [bytesOf(list)]);
  expect(signatures.map(({ revokedAt }) => revokedAt !== null)).toEqual([true, false]);
  expect(isValid).toBe(true);
});

test('reminders come 60, 30 and 7 days before the end, once each, also after a stop', async () => {
  const [own] = await rival.send(lifeWire.listContractLives, {});
  const end = Date.parse(own?.contractEndDate ?? '');
  const remind = (days: number) => sendRenewalReminders(database.db, new Date(end - days * DAY_MS));
  expect(await remind(61)).toBe(0);
  expect(await remind(60)).toBe(1);
  expect(await remind(59)).toBe(0);
  // the server stood still from the 59th day to the 5th
  expect(await remind(5)).toBe(1);
  expect(await remind(4)).toBe(0);
  expect(await remind(-1)).toBe(0);
  const { rows } = await query(
    `select distinct params ->> 'days' as days from message where business_code = 'contract_ending' order by 1`,
  );
  expect(rows.map(({ days }) => days)).toEqual(['60', '7']);
});

test('a renewed contract begins when the old one ends, and both are kept', async () => {
  const [own] = await rival.send(lifeWire.listContractLives, {});
  const contractId = own?.contractId ?? 0;
  expect(await wordsOf(rival.send(lifeWire.renewContract, { contractId }))).toContain('cannot be renewed');
  await query('update contract set end_date = $2 where id = $1', [contractId, dayAfter(20)]);
  expect(await lifeOf(rival, contractId)).toMatchObject({ daysLeft: 20, abilities: { renew: true } });
  const { tid } = await rival.send(lifeWire.renewContract, { contractId });
  expect(tid).toBe(own?.tid);
  const renewed = await stage.signByBoth(rival);
  expect(renewed).not.toBe(contractId);
  expect(await lifeOf(rival, contractId)).toMatchObject({ contractState: 'inForce', isFormer: true });
  expect(await lifeOf(rival, renewed)).toMatchObject({
    contractState: 'upcoming',
    contractStartDate: dayAfter(21),
  });
  expect(await sendRenewalReminders(database.db)).toBe(0);
  await query('update contract set end_date = $2 where id = $1', [contractId, dayAfter(-1)]);
  expect((await lifeOf(rival, contractId))?.contractState).toBe('expired');
});
