import PizZip from 'pizzip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContractStage } from '../../../app/testing/contractStage.ts';
import { runExport } from '../../../app/testing/exportFixture.ts';
import { structureOf } from '../../../libs/pdfSigning/testing/otherPrograms.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { outboxMessages } from '../../portal/outbox/wire.ts';
import { checkFile } from './checkFile.ts';
import { readContractDetail, readRevocationList } from './evidenceWire.ts';
import { downloadEvidence, listContractLives } from './lifeWire.ts';
import * as linkWire from './linkWire.ts';
import { contractQueue } from './operatorWire.ts';
import { buildDocx } from './server/document/buildDocx.ts';
import { activateTemplate, addTemplate } from './templateWire.ts';
import * as wire from './wire.ts';

let stage: ContractStage;
let shipper: Actor;
let rival: Actor;
let operator: Actor;
beforeAll(async () => {
  stage = await ContractStage.open();
  ({ shipper, rival, operator } = stage.fixture);
});
afterAll(() => stage.fixture.close());

const lastSms = async (pattern: RegExp) => {
  const { rows } = await operator.send(outboxMessages.list, { channel: 'sms' });
  return rows.map(({ text }) => pattern.exec(text)?.[1]).find((one) => one !== undefined) ?? '';
};
const ownBooking = async () =>
  (await shipper.send(wire.listContracts, {})).filter(
    ({ contractType, lineType }) => contractType === '1' && lineType === 'CA',
  );

test('reading to the end and wrong codes are in the chain, once for each reader, and in the pack', async () => {
  const contractId = await stage.make(shipper);
  for (let times = 0; times < 2; times += 1) await shipper.send(wire.reportContractRead, { contractId });
  expect((await expectUserError(rival.send(wire.reportContractRead, { contractId }))).code).toBe(CODE.absent);
  await shipper.send(wire.startSign, { contractId, isAgreed: true, signWay: '1' });
  const holder = { token: await lastSms(/\/custom\/contractSign\/([\w-]+)/), browserKey: 'phone' };
  const stranger = stage.fixture.server.anonymous;
  await stranger.send(linkWire.openContractLink, holder);
  for (let times = 0; times < 2; times += 1) await stranger.send(linkWire.reportLinkRead, holder);
  const other = { ...holder, browserKey: 'another' };
  await expectUserError(stranger.send(linkWire.reportLinkRead, other));
  await stranger.send(linkWire.sendLinkCode, holder);
  const code = await lastSms(/验证码(\d{6})/);
  const wrong = code === '000000' ? '000001' : '000000';
  await expectUserError(stranger.send(linkWire.signByLink, { ...holder, code: wrong }));
  await stranger.send(linkWire.signByLink, { ...holder, code });

  const { content } = await shipper.download(downloadEvidence, { contractId });
  const pack = new PizZip(content);
  const structure = await structureOf(pack.file('evidence.pdf')?.asUint8Array() ?? new Uint8Array());
  expect(structure.filter((line) => /^(Document|H\d)$/.test(line))).toEqual(['Document', 'H1', 'H2', 'H2']);
  expect(structure.filter((line) => line === 'P').length).toBeGreaterThan(20);
  const file = pack.file('evidence.json')?.asText() ?? '{}';
  const events: { kind: string; side: string; facts: Record<string, number> }[] = JSON.parse(file).events;
  expect(events.map(({ kind, side }) => `${kind} ${side}`)).toEqual([
    'generated company',
    'readToEnd company',
    'ticked company',
    'signerNamed company',
    'linkSent company',
    'linkOpened signer',
    'readToEnd signer',
    'codeSent signer',
    'codeWrong signer',
    'signed signer',
  ]);
  expect(events[1]?.facts.pageCount).toBeGreaterThan(1);
  const detail = await operator.send(readContractDetail, { contractId });
  expect(detail.brokenAt).toBeNull();
  expect(detail.events).toHaveLength(events.length);
  const { rows } = await operator.send(contractQueue.list, { contractState: 'signedByA' });
  await stage.countersign({ contractId, version: rows[0]?.version ?? 0 });
});

test('a version that asks for a new signature replaces the older contract when it is countersigned', async () => {
  const [old] = await ownBooking();
  const text = '{contractNo} {companyName} {registrationCode} {platformName} {validDays}';
  const file = { name: 'v2.docx', content: new Uint8Array(buildDocx([{ text, style: 'text' }])) };
  const kind = { contractType: '1', lineType: 'CA', companyEntity: 0, language: 'zh' } as const;
  const { templateId } = await operator.send(addTemplate, { ...kind, validDays: 400 }, file);
  await operator.send(activateTemplate, { templateId, asksNewSignature: true });
  expect(await ownBooking()).toMatchObject([
    { contractId: old?.contractId, standing: 'inForce' },
    { tid: templateId, standing: 'offered', isNewVersion: true },
  ]);
  const contractId = await stage.make(shipper);
  const signed = await stage.signByCompany(shipper, contractId);
  // the older one holds until the platform has signed too
  expect(await ownBooking()).toMatchObject([
    { contractId: old?.contractId, standing: 'inForce' },
    { contractId, standing: 'underWay' },
  ]);
  await stage.countersign(signed);
  expect(await ownBooking()).toMatchObject([
    { contractId, standing: 'inForce', tid: templateId },
    { contractId: old?.contractId, standing: 'past' },
  ]);
  const lives = await shipper.send(listContractLives, {});
  const lifeOf = (id: number | undefined) => lives.find((one) => one.contractId === id);
  expect(lifeOf(old?.contractId ?? 0)?.isFormer).toBe(true);
  expect(lifeOf(contractId)).toMatchObject({ contractState: 'inForce', isFormer: false });
  const verifiable = await operator.send(readContractDetail, { contractId: old?.contractId ?? 0 });
  expect(verifiable.contractState).toBe('inForce');
});

test('the ledger goes into a sheet with the rows that its filters choose, in three languages', async () => {
  const filter = { contractType: '1' } as const;
  const { total, rows: listed } = await operator.send(contractQueue.list, filter);
  for (const [language, heading] of [
    ['zh', '合同编号'],
    ['en', 'Contract no.'],
    ['ru', '№ договора'],
  ] as const) {
    const sheet = await runExport(operator.inLanguage(language), 'contract.contracts', filter);
    expect(sheet.name).toMatch(/\.xlsx$/);
    expect(sheet.header).toContain(heading);
    const numbers = sheet.rows.map((row) => row[sheet.header.indexOf(heading)]);
    expect(numbers).toEqual(listed.map(({ contractNo }) => contractNo));
  }
  expect(total).toBe(2);
  expect((await runExport(operator, 'contract.contracts', { contractType: '2' })).rows).toEqual([]);
  await expectUserError(runExport(shipper, 'contract.contracts', filter));
});

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

async function findingsIn(pack: Uint8Array): Promise<readonly string[]> {
  const { anonymous } = stage.fixture.server;
  const roots = (await anonymous.send(linkWire.listRoots, {})).map(bytesOf);
  const lists = [bytesOf(await anonymous.send(readRevocationList, {}))];
  return (await checkFile(pack, { roots, lists })).findings;
}

function changed(pack: Uint8Array, change: (told: { events: object[] }, zip: PizZip) => void): Uint8Array {
  const zip = new PizZip(pack);
  const told = JSON.parse(zip.file('evidence.json')?.asText() ?? '');
  change(told, zip);
  zip.file('evidence.json', JSON.stringify(told));
  return zip.generate({ type: 'uint8array' });
}

test('a pack of evidence is checked whole: no event, signature or contract is taken out or exchanged unseen', async () => {
  const [{ contractId = 0 } = {}] = await ownBooking();
  const { content: pack } = await shipper.download(downloadEvidence, { contractId: contractId ?? 0 });
  expect(await findingsIn(pack)).toEqual([]);
  expect(await findingsIn(changed(pack, ({ events }) => events.pop()))).toEqual(['chainUnbound']);
  const rewritten = changed(pack, ({ events }) => Object.assign(events[0] ?? {}, { actorName: 'X' }));
  expect(await findingsIn(rewritten)).toEqual(['chainBroken']);
  const exchanged = changed(pack, (_, zip) => {
    zip.file('contract.pdf', zip.file('evidence.pdf')?.asUint8Array() ?? '');
  });
  expect(await findingsIn(exchanged)).toEqual(['otherContract']);
});

test('an event that is taken out of the database at the end of the chain is missed there and in the pack', async () => {
  const [{ contractId = 0 } = {}] = await ownBooking();
  const id = contractId ?? 0;
  const { events } = await operator.send(readContractDetail, { contractId: id });
  await stage.fixture.database.query(`
    begin;
    alter table contract_event disable trigger contract_event_append_only;
    delete from contract_event where contract_id = ${id} and place = ${events.length};
    commit`);
  try {
    const { brokenAt } = await operator.send(readContractDetail, { contractId: id });
    expect(brokenAt).toBe(events.length);
    const { content } = await shipper.download(downloadEvidence, { contractId: id });
    expect(await findingsIn(content)).toEqual(['chainUnbound']);
  } finally {
    await stage.fixture.database.query('alter table contract_event enable trigger contract_event_append_only');
  }
});
