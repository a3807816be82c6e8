import PizZip from 'pizzip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { type Actor, expectUserError, type TestFile } from '../../../platform/testing/actor.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { buildDocx } from '../contract/server/document/buildDocx.ts';
import * as templates from '../contract/templateWire.ts';
import { download, upload } from '../resource/wire.ts';
import { buildXlsx, cellsOf } from './testing/sheetFixture.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

const docx = (text: string): TestFile => ({
  name: 'packing.docx',
  content: new Uint8Array(buildDocx([{ text, style: 'text' }])),
});
const textOf = ({ content }: TestFile) =>
  (new PizZip(content).file('word/document.xml')?.asText() ?? '').replace(/<[^>]+>/g, '');

const ofFile = (documentId: number) => ({ kind: 'resource', documentId });

async function uploaded(actor: Actor, file: TestFile): Promise<number> {
  const { busiResources } = await actor.send(upload, {}, file);
  return busiResources[0]?.id ?? 0;
}

const open = (actor: Actor, documentId: number) => actor.send(wire.initOfficeConfig, ofFile(documentId));
const save = (actor: Actor, batchNo: string, text: string) => actor.send(wire.saveDocument, { batchNo }, docx(text));

test('what is saved is the file and its next version; the original stays, and comes back by a restore', async () => {
  const { shipper } = fixture;
  const fileId = await uploaded(shipper, docx('十二箱 12 ящиков'));
  const opened = await open(shipper, fileId);
  expect(opened).toMatchObject({
    mode: 'edit',
    abilities: { edit: true },
    versionNo: 1,
    extension: 'docx',
    losses: [],
  });
  expect(await shipper.send(wire.saveCallback, { batchNo: opened.batchNo })).toBe('0');
  expect(await save(shipper, opened.batchNo, '十三箱')).toEqual({ versionNo: 2 });
  expect(await save(shipper, opened.batchNo, '十四箱')).toEqual({ versionNo: 2 });
  expect(await shipper.send(wire.saveCallback, { batchNo: opened.batchNo })).toBe('1');
  expect(textOf(await shipper.download(download, { resourceId: fileId }))).toBe('十四箱');

  const versions = await shipper.send(wire.listVersions, ofFile(fileId));
  expect(versions.map(({ versionNo, source }) => [versionNo, source])).toEqual([
    [2, 'editor'],
    [1, 'original'],
  ]);
  expect(versions[0]?.updateBy).not.toBe('');
  const { lines } = await shipper.send(wire.compareVersions, { ...ofFile(fileId), versionNo: 2, against: 1 });
  expect(lines).toEqual([
    { kind: 'removed', text: '十二箱 12 ящиков' },
    { kind: 'added', text: '十四箱' },
  ]);
  await shipper.send(wire.closeDocument, { batchNo: opened.batchNo });
  const restored = await shipper.send(wire.restoreVersion, { ...ofFile(fileId), versionNo: 1 });
  expect(restored).toEqual({ versionNo: 3 });
  expect(textOf(await shipper.download(download, { resourceId: fileId }))).toBe('十二箱 12 ящиков');
  const second = await shipper.download(wire.readVersion, { ...ofFile(fileId), versionNo: 2 });
  expect(textOf(second)).toBe('十四箱');
});

/** Storage counted for an owner; `owner` is the condition that finds it. */
async function bytesUsed(owner: string): Promise<number> {
  const { rows } = await fixture.database.query(`select byte_count::int as bytes from storage_use where ${owner}`);
  return Number(rows[0]?.bytes);
}

test('saved versions count in the storage of the company', async () => {
  const { shipper } = fixture;
  const use = () => bytesUsed(`company_id = (select company_id from account where username = 'shipper')`);
  const fileId = await uploaded(shipper, docx('one'));
  const before = await use();
  const { batchNo } = await open(shipper, fileId);
  await save(shipper, batchNo, 'two');
  const byteCount = (await shipper.download(download, { resourceId: fileId })).content.length;
  const original = docx('one').content.length;
  expect(await use()).toBe(before + (byteCount - original) + byteCount);
  const fill = (gigabytes: number) =>
    fixture.database.query(
      `update storage_use set byte_count = byte_count + $1::bigint * 1073741824
       where company_id = (select company_id from account where username = 'shipper')`,
      [gigabytes],
    );
  await fill(50);
  expect((await expectUserError(save(shipper, batchNo, 'three'))).message).toContain('50 GB');
  await fill(-50);
});

test('versions of a person without a company count in what that person keeps', async () => {
  const tourist = await fixture.server.signInAs('tourist');
  const use = () => bytesUsed(`account_id = (select id from account where username = 'tourist')`);
  const fileId = await uploaded(tourist, docx('one'));
  const before = await use();
  const { batchNo } = await open(tourist, fileId);
  await save(tourist, batchNo, 'two and more');
  const byteCount = (await tourist.download(download, { resourceId: fileId })).content.length;
  expect(await use()).toBe(before + (byteCount - docx('one').content.length) + byteCount);
  const limit = (gigabytes: string) =>
    fixture.database.query(`update sys_config set config_value = $1 where config_key = 'files.personGigabytes'`, [
      gigabytes,
    ]);
  await limit('0.000001');
  expect((await expectUserError(save(tourist, batchNo, 'three'))).message).toContain('Not enough storage');
  await limit('1');
});

test('a second person reads, is told who edits, and edits once it is free or taken over with words', async () => {
  const { shipper } = fixture;
  const clerk = await fixture.server.signInAs('clerk');
  const fileId = await uploaded(shipper, docx('one'));
  const first = await open(shipper, fileId);
  const second = await open(clerk, fileId);
  expect(second).toMatchObject({ mode: 'view', abilities: { edit: true }, holder: { words: '' } });
  const refused = await expectUserError(save(clerk, second.batchNo, 'mine'));
  expect(refused.code).toBe(CODE.warning);
  expect(refused.message).toContain(second.holder?.name);

  await clerk.send(wire.takeOver, { batchNo: second.batchNo, words: 'The customs office waits' });
  expect(await shipper.send(wire.keepAlive, { batchNo: first.batchNo })).toMatchObject({
    holds: false,
    holder: { words: 'The customs office waits' },
  });
  expect((await expectUserError(save(shipper, first.batchNo, 'late'))).code).toBe(CODE.warning);
  const again = await open(clerk, fileId);
  expect(await shipper.send(wire.keepAlive, { batchNo: first.batchNo })).toMatchObject({
    holder: { words: 'The customs office waits', isOwn: false },
  });
  const elsewhere = await clerk.send(wire.keepAlive, { batchNo: second.batchNo });
  expect(elsewhere).toMatchObject({ holds: false, holder: { isOwn: true } });
  expect(await save(clerk, again.batchNo, 'two')).toEqual({ versionNo: 2 });
  await clerk.send(wire.closeDocument, { batchNo: again.batchNo });
  expect(await shipper.send(wire.keepAlive, { batchNo: first.batchNo })).toEqual({
    holds: false,
    holder: null,
    versionNo: 2,
  });
  expect((await open(shipper, fileId)).mode).toBe('edit');
});

test('an editor that gives no sign of life lets go, and does not overwrite what another saved since', async () => {
  const { shipper } = fixture;
  const clerk = await fixture.server.signInAs('clerk');
  const fileId = await uploaded(shipper, docx('one'));
  const first = await open(shipper, fileId);
  await fixture.database.query(
    `update office_lock set expires_at = now() - interval '1 second' where kind = 'resource' and document_id = $1`,
    [fileId],
  );
  expect((await shipper.send(wire.keepAlive, { batchNo: first.batchNo })).holds).toBe(true);
  await fixture.database.query(
    `update office_lock set expires_at = now() - interval '1 second' where kind = 'resource' and document_id = $1`,
    [fileId],
  );
  const second = await open(clerk, fileId);
  expect(second.mode).toBe('edit');
  await save(clerk, second.batchNo, 'two');
  await clerk.send(wire.closeDocument, { batchNo: second.batchNo });
  await shipper.send(wire.takeOver, { batchNo: first.batchNo, words: 'back' });
  const stale = await expectUserError(save(shipper, first.batchNo, 'stale'));
  expect(stale.message).toContain('changed since');
  expect(textOf(await shipper.download(download, { resourceId: fileId }))).toBe('two');
});

test('other companies neither open, save, compare nor restore, and readers do not save', async () => {
  const { shipper, rival } = fixture;
  const fileId = await uploaded(shipper, docx('secret'));
  const { batchNo } = await open(shipper, fileId);
  const refusals = await Promise.all(
    [
      open(rival, fileId),
      save(rival, batchNo, 'x'),
      rival.send(wire.saveCallback, { batchNo }),
      rival.download(wire.readDocument, { batchNo }),
      rival.send(wire.keepAlive, { batchNo }),
      rival.send(wire.takeOver, { batchNo, words: 'x' }),
      rival.send(wire.listVersions, ofFile(fileId)),
      rival.download(wire.readVersion, { ...ofFile(fileId), versionNo: 1 }),
      rival.send(wire.compareVersions, { ...ofFile(fileId), versionNo: 1, against: 1 }),
      rival.send(wire.restoreVersion, { ...ofFile(fileId), versionNo: 1 }),
      rival.send(wire.initOfficeConfig, { kind: 'contractTemplate', documentId: 1 }),
      rival.send(wire.initOfficeConfig, { kind: 'nothing', documentId: 1 }),
    ].map(expectUserError),
  );
  expect(refusals.map(({ code }) => code)).toEqual(refusals.map(() => CODE.absent));
  const { rows } = await fixture.database.query(
    `select id from resource where doc_type = 'TEMPLATE' and resource_name like '%.docx' limit 1`,
  );
  const blank = rows[0]?.id ?? (await template(docx('form')));
  const read = await open(shipper, Number(blank));
  expect(read).toMatchObject({ mode: 'view', abilities: { edit: false }, holder: null });
  await expectUserError(save(shipper, read.batchNo, 'x'));
});

const template = async (file: TestFile) =>
  (await fixture.operator.send(upload, { docType: 'TEMPLATE', resourceType: 'FZQD' }, file)).busiResources[0]?.id;

test('cells of a workbook change, and the rest of it stays byte for byte', async () => {
  const { shipper } = fixture;
  const before = buildXlsx();
  const fileId = await uploaded(shipper, { name: 'list.xlsx', content: before });
  const { batchNo, losses } = await open(shipper, fileId);
  expect(losses).toEqual(['validation']);
  const change = (changes: Parameters<typeof saveOf>[1]) => saveOf(batchNo, changes);
  await change([
    { sheet: '装箱单', ref: 'B2', value: 15 },
    { sheet: '装箱单', ref: 'A3', value: '螺栓 <M8> & болты' },
    { sheet: '装箱单', ref: 'B4', value: 22, formula: 'SUM(B2:B3)' },
    { sheet: '装箱单', ref: 'D9', value: true },
  ]);
  const after = await shipper.download(download, { resourceId: fileId });
  expect(await cellsOf(after.content)).toMatchObject({
    A1: '品名',
    B2: 15,
    A3: '螺栓 <M8> & болты',
    B3: 7,
    B4: 22,
    D9: true,
  });
  const [one, other] = [new PizZip(before), new PizZip(after.content)];
  const sheet = other.file('xl/worksheets/sheet1.xml')?.asText() ?? '';
  expect(sheet).toContain('<c r="B2" s="1"><v>15</v></c>');
  expect(sheet).toContain('<f>SUM(B2:B3)</f>');
  expect(sheet).toContain('<dataValidations');
  expect(other.file('xl/styles.xml')?.asText()).toBe(one.file('xl/styles.xml')?.asText());
  const wrong = await expectUserError(change([{ sheet: 'nowhere', ref: 'A1', value: 1 }]));
  expect(wrong.message).toContain('nowhere');
  const [newest, first] = await shipper.send(wire.listVersions, ofFile(fileId));
  const { lines } = await shipper.send(wire.compareVersions, {
    ...ofFile(fileId),
    versionNo: newest?.versionNo ?? 0,
    against: first?.versionNo ?? 0,
  });
  expect(lines).toContainEqual({ kind: 'added', text: '装箱单!B2 = 15' });
});

test('rows put into a workbook and taken out are saved with the formulas that they move', async () => {
  const { shipper } = fixture;
  const fileId = await uploaded(shipper, { name: 'list.xlsx', content: buildXlsx() });
  const { batchNo } = await open(shipper, fileId);
  const shift = { sheet: '装箱单', axis: 'row', kind: 'insert', at: 2, count: 1 } as const;
  const changes = [
    { sheet: '装箱单', ref: 'A3', value: '垫圈' },
    { sheet: '装箱单', ref: 'B3', value: 5 },
    { sheet: '装箱单', ref: 'B5', value: 24, formula: 'SUM(B2:B4)' },
  ];
  await shipper.send(wire.saveCells, { batchNo, shifts: [shift], changes });
  const after = await shipper.download(download, { resourceId: fileId });
  expect(await cellsOf(after.content)).toMatchObject({ A2: '轴承', A3: '垫圈', A4: '螺栓', B4: 7, B5: 24 });
  const sheet = new PizZip(after.content).file('xl/worksheets/sheet1.xml')?.asText() ?? '';
  expect(sheet).toContain('<c r="B3" s="1"><v>5</v></c>');
  expect(sheet).toContain('sqref="B2:B4"');
  // from the same opening: again from the file as it was opened
  await shipper.send(wire.saveCells, { batchNo, shifts: [{ ...shift, kind: 'delete', at: 1 }], changes: [] });
  const cut = await shipper.download(download, { resourceId: fileId });
  expect(await cellsOf(cut.content)).toMatchObject({ A1: '品名', A2: '螺栓', B2: 7 });
  const nowhere = { batchNo, shifts: [{ ...shift, sheet: 'nowhere' }], changes: [] };
  expect((await expectUserError(shipper.send(wire.saveCells, nowhere))).message).toContain('nowhere');
});

const saveOf = (
  batchNo: string,
  changes: { sheet: string; ref: string; value: string | number | boolean; formula?: string }[],
) => fixture.shipper.send(wire.saveCells, { batchNo, changes });

test('a document with macros is refused on saving, and an old .xls is told why it does not open', async () => {
  const { shipper } = fixture;
  const fileId = await uploaded(shipper, docx('clean'));
  const { batchNo } = await open(shipper, fileId);
  const zip = new PizZip(docx('bad').content);
  zip.file('word/vbaProject.bin', 'macro');
  const hostile = { name: 'packing.docx', content: new Uint8Array(zip.generate({ type: 'uint8array' })) };
  await expectUserError(shipper.send(wire.saveDocument, { batchNo }, hostile));
  await expectUserError(
    shipper.send(wire.saveDocument, { batchNo }, { name: 'a.docx', content: new TextEncoder().encode('no') }),
  );
  expect(textOf(await shipper.download(download, { resourceId: fileId }))).toBe('clean');
  expect(await shipper.send(wire.saveCallback, { batchNo })).toBe('0');
});

const FIELDS = '{contractNo} {companyName} {registrationCode} {platformName} {validDays}';

test('a draft of a contract template is edited, an offered one is not, and missing fields are named', async () => {
  const { operator } = fixture;
  const { rows } = await operator.send(templates.contractTemplates.list, { state: 'active' });
  const [base] = rows;
  const { contractType, lineType, companyEntity, language, validDays } = base ?? {};
  if (!contractType || lineType === undefined || companyEntity === undefined || !language || !validDays)
    throw new Error('the demo has no contract template');
  const kind = { contractType, lineType, companyEntity, language, validDays };
  const draft = await operator.send(templates.addTemplate, { ...kind, basedOn: base?.templateId });
  const ofTemplate = (documentId: number) => ({ kind: templates.TEMPLATE_DOCUMENT, documentId });

  const offered = await operator.send(wire.initOfficeConfig, ofTemplate(base?.templateId ?? 0));
  expect(offered).toMatchObject({ mode: 'view', abilities: { edit: false } });
  const { batchNo } = await operator.send(wire.initOfficeConfig, ofTemplate(draft.templateId));
  const fault = await expectUserError(save(operator, batchNo, '{contractNo} {companyNmae}'));
  expect(fault.message).toContain('companyNmae');
  await save(operator, batchNo, `${FIELDS} {cashPledge} 新条款`);
  const changed = await operator.download(templates.downloadTemplate, { templateId: draft.templateId });
  expect(textOf(changed)).toContain('新条款');
  const kept = await operator.download(templates.downloadTemplate, { templateId: base?.templateId ?? 0 });
  expect(textOf(kept)).not.toContain('新条款');
});
