import PizZip from 'pizzip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { expectUserError, type TestFile } from '../../../platform/testing/actor.ts';
import type { SentBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { queryAllTip } from '../../portal/message/wire.ts';
import { download } from '../resource/wire.ts';
import { TEMPLATE_LANGUAGES } from './contractTypes.ts';
import { DEMO_CONTRACTS } from './server/demoContracts/contracts.ts';
import { demoParagraphs } from './server/demoContracts/paragraphs.ts';
import { buildDocx } from './server/document/buildDocx.ts';
import { templateFault } from './server/document/fields.ts';
import { readFields } from './server/document/readFields.ts';
import * as templates from './templateWire.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

const KIND = { contractType: '1', lineType: 'EU', companyEntity: 0, language: 'zh', validDays: 400 } as const;
const FIELDS = '{contractNo} {companyName} {registrationCode} {platformName} {validDays}';

function docx(text: string): TestFile {
  const content = buildDocx([
    { text: '订舱合同', style: 'title' },
    { text, style: 'text' },
  ]);
  return { name: 'contract.docx', content: new Uint8Array(content) };
}

type Kind = Partial<SentBy<typeof templates.addTemplate>>;
const addTo = (kind: Kind, file?: TestFile) => fixture.operator.send(templates.addTemplate, { ...KIND, ...kind }, file);
const fileFault = async (text: string, terms?: { cashPledge: string }) =>
  (await expectUserError(addTo({ ...terms }, docx(text)))).fields.file;
const activate = (templateId: number, asksNewSignature: boolean) =>
  fixture.operator.send(templates.activateTemplate, { templateId, asksNewSignature });
const ownOf = async (contractType: string, lineType: string) =>
  (await fixture.shipper.send(wire.listContracts, {})).filter(
    (one) => one.contractType === contractType && one.lineType === lineType,
  );
const titles = async () =>
  (await fixture.shipper.send(queryAllTip, { handWay: '2', pageSize: 100 })).newUiMessageLists.rows
    .filter(({ isRead }) => !isRead)
    .map(({ title }) => title);

/** As if both sides had signed. */
async function signed(tid: number): Promise<number> {
  const made = await fixture.shipper.send(wire.generateContract, { tid });
  await fixture.database.query(
    `update contract set status = '3', signed_id = document_id, signed_at = now() - interval '1 minute',
       countersigned_at = now(), start_date = current_date, end_date = current_date + 300 where id = $1`,
    [made.contractId],
  );
  return made.contractId ?? 0;
}

test('all seven contracts stand in the demo, each with every field it needs', () => {
  expect(DEMO_CONTRACTS.map(({ contractType, lineType }) => `${contractType}${lineType}`).sort()).toEqual([
    '1CA',
    '1EU',
    '2',
    '3',
    '4',
    '5',
    '6',
  ]);
  for (const demo of DEMO_CONTRACTS)
    for (const language of TEMPLATE_LANGUAGES) {
      const read = readFields(buildDocx(demoParagraphs(demo, language)));
      expect(read && templateFault(read, demo)).toBeUndefined();
    }
});

test('an upload with unknown, missing or open fields is refused by their names', async () => {
  expect(await fileFault(`${FIELDS} {companyNmae}`)).toContain('companyNmae');
  expect(await fileFault('{contractNo} {companyName}')).toContain('registrationCode, platformName, validDays');
  expect(await fileFault(FIELDS, { cashPledge: '500' })).toContain('cashPledge');
  expect(await fileFault(`${FIELDS} {#bondCash}7a{/bondCash}`)).toContain('bondGuarantee');
  expect(await fileFault(`${FIELDS} {#bondCash}`)).toContain('{bondCash');
  expect((await expectUserError(addTo({}))).fields.file).toContain('choose a file');
});

test('characters that no font draws are refused at upload, and in a contract with the data of a company', async () => {
  expect(await fileFault(`${FIELDS} 𓂀𓂀 𖺠`)).toContain('𓂀 𖺠');
  const [offered] = await ownOf('1', 'EU');
  const asked = { templateId: offered?.tid ?? 0, companyNo: '10002' };
  const rename = (from: string, to: string) =>
    fixture.database.query('update company set full_name = replace(full_name, $1, $2)', [from, to]);
  await rename('重庆', '重𓂀');
  try {
    const refused = await expectUserError(fixture.operator.send(templates.previewTemplate, asked));
    expect(refused.message).toContain('no font on the server for these characters: 𓂀.');
  } finally {
    await rename('重𓂀', '重庆');
  }
});

test('a document that fetches something, or is none, is refused', async () => {
  const remote = new PizZip(docx(FIELDS).content);
  remote.file(
    'word/_rels/document.xml.rels',
    `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="http://10.0.0.1/a.png" TargetMode="External"/></Relationships>`,
  );
  const content = new Uint8Array(remote.generate({ type: 'uint8array' }));
  const fault = await expectUserError(addTo({}, { name: 'a.docx', content }));
  expect(fault.fields.file).toContain('external content');
  const text = new TextEncoder().encode('no document');
  await expectUserError(addTo({}, { name: 'a.docx', content: text }));
  const macro = new PizZip(docx(FIELDS).content);
  macro.file('word/vbaProject.bin', 'x');
  await expectUserError(addTo({}, { name: 'a.docx', content: new Uint8Array(macro.generate({ type: 'uint8array' })) }));
});

test('a draft is previewed with the data of a company, and is offered to nobody', async () => {
  const { templateId } = await addTo({}, docx(`${FIELDS} {address}`));
  const seen = await fixture.operator.send(templates.previewTemplate, { templateId, companyNo: '10002' });
  expect(seen).toEqual({ companyName: '重庆长江国际货代有限公司', pageCount: 2 });
  const page = await fixture.operator.download(templates.readPreviewPage, {
    templateId,
    companyNo: '10002',
    page: 1,
  });
  expect(page.content.length).toBeGreaterThan(5000);
  const demo = await fixture.operator.send(templates.previewTemplate, { templateId });
  expect(demo.companyName).not.toBe(seen.companyName);
  expect((await ownOf('1', 'EU')).map(({ tid }) => tid)).not.toContain(templateId);
  const refused = fixture.shipper.send(wire.generateContract, { tid: templateId });
  expect((await expectUserError(refused)).message).toContain('account manager');
});

test('the document of an offered template is edited in one draft, however often it is opened', async () => {
  const [offered] = await ownOf('1', 'CA');
  const draft = () =>
    fixture.operator.send(templates.addTemplate, {
      ...KIND,
      lineType: 'CA',
      basedOn: offered?.tid,
      usesOpenDraft: '1',
    });
  const first = await draft();
  expect(await draft()).toEqual(first);
  await fixture.database.query('delete from contract_template where id = $1', [first.templateId]);
});

test('a new version leaves the signed contract in force; asked for, it stands beside it with a to-do', async () => {
  const [offered] = await ownOf('1', 'CA');
  const first = offered?.tid ?? 0;
  const contractId = await signed(first);
  const second = await addTo({ lineType: 'CA' }, docx(FIELDS));
  expect(second.version).toBe(2);
  expect(await activate(second.templateId, false)).toEqual({ askedCompanies: 0 });
  expect(await ownOf('1', 'CA')).toMatchObject([{ contractId, standing: 'inForce', signStatus: '3' }]);
  // the document of the version before, other terms
  const third = await fixture.operator.send(templates.addTemplate, {
    ...KIND,
    lineType: 'CA',
    basedOn: second.templateId,
  });
  expect(await activate(third.templateId, true)).toEqual({ askedCompanies: 1 });
  expect(await ownOf('1', 'CA')).toMatchObject([
    { contractId, standing: 'inForce' },
    { tid: third.templateId, standing: 'offered', isNewVersion: true, signStatus: '0' },
  ]);
  expect(await titles()).toContain('Please sign again: Booking contract (Central Asia)');
  const { rows } = await fixture.operator.send(templates.contractTemplates.list, {
    contractType: '1',
    lineType: 'CA',
    companyEntity: '0',
    language: 'zh',
  });
  expect(rows.map(({ version, state }) => [version, state])).toEqual([
    [3, 'active'],
    [2, 'retired'],
    [1, 'retired'],
  ]);
  expect(rows[0]).toMatchObject({ createdBy: '赵敏', activatedBy: '赵敏' });
});

test('of two operators who activate a draft at once one does', async () => {
  const { templateId } = await addTo({}, docx(FIELDS));
  const tried = await Promise.allSettled([activate(templateId, false), activate(templateId, false)]);
  expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await fixture.operator.send(templates.retireTemplate, { templateId });
  await expectUserError(fixture.operator.send(templates.retireTemplate, { templateId }));
});

test('the bond option decides whether page 7a or 7b stands in the contract', async () => {
  const ofLine = `where company_entity = 0 and contract_type = '1' and line_type = 'EU'`;
  await fixture.database.query(`update contract_template set is_active = false ${ofLine}`);
  await fixture.database.query(`update contract_template set is_active = true ${ofLine} and version = 1`);
  const [offered] = await ownOf('1', 'EU');
  const tid = offered?.tid ?? 0;
  expect(offered?.hasBond).toBe(true);
  const cash = await fixture.shipper.send(wire.generateContract, { tid });
  const page = () =>
    fixture.shipper.download(wire.readContractPage, {
      contractId: cash.contractId ?? 0,
      page: cash.tPageNum - 1,
    });
  const cashPage = await page();
  const guarantee = await fixture.shipper.send(wire.generateContract, { tid, bond1: '2' });
  expect([cash.bond1, guarantee.bond1]).toEqual(['1', '2']);
  expect(guarantee).toMatchObject({ contractId: cash.contractId, tPageNum: cash.tPageNum });
  expect(Buffer.compare((await page()).content, cashPage.content)).not.toBe(0);
  const { rows } = await fixture.database.query(
    `select count(*)::int as count from resource where resource_name = $1`,
    [`${cash.contractNo}.pdf`],
  );
  expect(rows[0]?.count).toBe(1);
});

test('each company is offered its own contracts: by kind, and individuals category 5 first', async () => {
  const individual = await fixture.server.signInAs('individual');
  expect((await individual.send(wire.findContractTemplate, {})).contractType).toBe('5');
  const agent = await fixture.server.signInAs('agent');
  const forAgent = await agent.send(wire.listContracts, {});
  expect([...new Set(forAgent.map(({ contractType }) => contractType))]).toEqual(['3']);
  const supplier = await fixture.server.signInAs('supplier');
  const types = await supplier.send(wire.getContractType, {});
  expect(types.map(({ contractTypeValue }) => contractTypeValue)).toEqual(['2', '3']);
  const tid = forAgent[0]?.tid ?? 0;
  expect((await agent.download(wire.downLoadContractModel, { type: tid })).name).toMatch(/\.docx$/);
  const other = await expectUserError(fixture.shipper.download(wire.downLoadContractModel, { type: tid }));
  expect(other.code).toBe(CODE.absent);
  const none = fixture.shipper.send(wire.findContractTemplate, { contractType: '3' });
  expect((await expectUserError(none)).message).toContain('account manager');
});

test('the seal agreement is a PDF at the path that is answered', async () => {
  const [entry] = await fixture.shipper.send(wire.findCertificateAgreementPath, {});
  expect(entry).toEqual({ dictValue: '/contract/sealAgreement', dictSort: 1 });
  const pdf = await fixture.shipper.download(wire.readSealAgreement, {});
  expect(new TextDecoder().decode(pdf.content.slice(0, 5))).toBe('%PDF-');
  const { templateId } = await addTo({}, docx(FIELDS));
  const own = { name: 'seal.pdf', content: pdf.content };
  await fixture.operator.send(templates.setTemplateAgreement, { templateId }, own);
  await activate(templateId, false);
  await expectUserError(fixture.operator.send(templates.setTemplateAgreement, { templateId }, own));
});

test('a signer who sees no amounts is refused the pages and files with the reason', async () => {
  const [one] = (await fixture.shipper.send(wire.listContracts, {})).filter(({ resourceId }) => resourceId);
  const contractId = one?.contractId ?? 0;
  await fixture.database.query(`update account set empower_type = 2 where username = 'clerk'`);
  const clerk = await fixture.server.signInAs('clerk');
  for (const tried of [
    () => clerk.download(wire.readContractPage, { contractId, page: 1 }),
    () => clerk.send(wire.downloadContract, { contractId }),
    () => clerk.send(wire.startSign, { contractId, isAgreed: true, signWay: '1' }),
    () => clerk.send(wire.generateContract, { tid: one?.tid ?? 0 }),
  ])
    expect((await expectUserError(tried())).message).toContain('Contracts contain amounts');
  await expectUserError(clerk.download(download, { resourceId: one?.resourceId ?? 0 }));
  expect((await clerk.send(wire.queryContractSign, { contractId })).cashPledge).toBeNull();
});
