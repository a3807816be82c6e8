import { afterAll, beforeAll, expect, test } from 'vitest';
import { runExport } from '../../../app/testing/exportFixture.ts';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { writeSheet } from '../../../platform/server/sheet/writeSheet.ts';
import { type Actor, expectUserError, type TestFile } from '../../../platform/testing/actor.ts';
import { StompClient } from '../../../platform/testing/stompClient.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { destinationOf } from '../../../platform/wire/live/topic.ts';
import { getInfo } from '../session/wire.ts';
import type { Party } from './party.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
let clerk: Actor;
beforeAll(async () => {
  fixture = await TestFixture.open();
  clerk = await fixture.server.signInAs('clerk');
});
afterAll(() => fixture.close());

const shipper = () => fixture.shipper;
const rival = () => fixture.rival;
let serial = 0;

const newParty = (changes: Partial<Party> = {}): Partial<Party> => {
  serial += 1;
  return { countryCode: 'UZ', nameEn: `Party ${serial}`, ...changes };
};

async function added(person: Actor, party: Partial<Party>): Promise<wire.PartyRow> {
  const { partyId } = await person.send(wire.updateCompanyTxl, party);
  return found(person, partyId);
}

async function found(person: Actor, partyId: number): Promise<wire.PartyRow> {
  const { rows } = await person.send(wire.addressBook.list, { pageSize: 100 });
  const row = rows.find((each) => each.partyId === partyId);
  if (row === undefined) throw new Error(`no party ${partyId}`);
  return row;
}

const names = async (person: Actor, query: Parameters<typeof search>[1]) =>
  (await search(person, query)).map(({ nameEn }) => nameEn);
const search = async (
  person: Actor,
  query: { keyword?: string; partyType?: 'agent'; countryCode?: string; removed?: '1' },
) => (await person.send(wire.addressBook.list, { ...query, pageSize: 100 })).rows;

async function sheetOf(rows: readonly Record<string, string>[]): Promise<TestFile> {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = headers.map((header) => ({
    header,
    width: 20,
    kind: 'text' as const,
    value: (row: Record<string, string>) => row[header] ?? '',
  }));
  return { name: 'book.xlsx', content: Buffer.from(await writeSheet('book', columns, rows)) };
}

test('a party is found by words in any script and by its codes, in its own company alone', async () => {
  for (const keyword of ['техно москва', '莫斯科技术', 'TECHNOTRADE', '7704120018', '1002345678', 'Слобода'])
    expect(await names(shipper(), { keyword }), keyword).toEqual(['TechnoTrade Moscow LLC']);
  expect(await search(rival(), { keyword: 'техно' })).toEqual([]);
  expect(await names(shipper(), { partyType: 'agent', countryCode: 'by' })).toEqual(['BelTransit Forwarding']);
});

test('a sub-account keeps the book too; each fault stands at its field in the reader’s language', async () => {
  const row = await added(clerk, newParty({ partyTypes: ['agent'], otherEmail: 'A@B.example' }));
  expect(row).toMatchObject({ otherEmail: 'a@b.example', updateBy: '王小舟', version: 1 });
  const refused = await expectUserError(
    clerk.inLanguage('ru').send(wire.updateCompanyTxl, {
      countryCode: 'RU',
      taxCode: '7704120019',
      railwayCodes: [{ railway: 'RZD', codeType: 'client', code: '12' }],
    }),
  );
  expect(refused.fields).toEqual({
    nameRu: 'Укажите наименование хотя бы на одном языке',
    taxCode: 'Налоговый номер этой страны указан неверно (ЕС: номер НДС с кодом страны)',
    'railwayCodes.0.code': 'Укажите от 4 до 16 цифр',
  });
});

test('of two people who edit one party, the second is told who was first', async () => {
  const row = await added(shipper(), newParty());
  const { partyId, version } = row;
  await clerk.send(wire.updateCompanyTxl, { ...row, remark: 'first' });
  const refused = await expectUserError(
    shipper().send(wire.updateCompanyTxl, { ...row, partyId, version, remark: 'second' }),
  );
  expect(refused.message).toContain('王小舟 has changed this party');
  expect(await found(shipper(), partyId)).toMatchObject({ remark: 'first', version: version + 1 });
});

test('another company can neither change, merge, remove nor restore a party', async () => {
  const row = await added(shipper(), newParty());
  const { partyId, version } = row;
  const theirs = await added(rival(), newParty());
  const merged = { ...theirs, otherId: partyId, otherVersion: version };
  const attempts = [
    () => rival().send(wire.updateCompanyTxl, { ...row, remark: 'taken' }),
    () => rival().send(wire.mergeCompanyTxl, merged),
    () => rival().send(wire.addressBook.remove, { partyId: `${partyId},${theirs.partyId}` }),
    () => rival().send(wire.restoreCompanyTxl, { partyId }),
  ];
  for (const attempt of attempts) expect((await expectUserError(attempt())).code).toBe(CODE.absent);
  expect(await found(shipper(), partyId)).toEqual(row);
  expect(await found(rival(), theirs.partyId)).toEqual(theirs);
  expect(await rival().send(wire.findEqualTxl, newParty({ nameEn: row.nameEn }))).toEqual([]);
});

test('a probable duplicate is refused until it is allowed, and two parties merge into one', async () => {
  const first = await added(shipper(), newParty({ nameRu: 'ООО «Двойник»', otherTel: '+998 71 1 00' }));
  const twin = newParty({ nameEn: '', nameRu: 'Двойник ООО', remark: 'twin' });
  const refused = await expectUserError(shipper().send(wire.updateCompanyTxl, twin));
  expect(refused.code).toBe(CODE.warning);
  expect(await shipper().send(wire.findEqualTxl, twin)).toMatchObject([{ partyId: first.partyId, same: 'name' }]);
  const { partyId } = await shipper().send(wire.updateCompanyTxl, { ...twin, allowDuplicate: true });
  const result = { ...twin, partyId, version: 1, otherTel: first.otherTel };
  const { partyId: otherId, version: otherVersion } = first;
  await shipper().send(wire.mergeCompanyTxl, { ...result, otherId, otherVersion });
  expect(await search(shipper(), { keyword: 'двойник' })).toMatchObject([
    { partyId, remark: 'twin', otherTel: first.otherTel },
  ]);
});

test('of two equal parties saved at once, one is kept', async () => {
  const party = newParty({ nameEn: 'At Once' });
  const saved = await Promise.allSettled([shipper(), clerk].map((person) => person.send(wire.updateCompanyTxl, party)));
  expect(saved.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a removed party can be restored for 30 days', async () => {
  const { partyId, nameEn } = await added(shipper(), newParty());
  await shipper().send(wire.addressBook.remove, { partyId });
  expect(await names(shipper(), { keyword: nameEn })).toEqual([]);
  expect(await names(shipper(), { removed: '1' })).toContain(nameEn);
  await shipper().send(wire.restoreCompanyTxl, { partyId });
  expect(await names(shipper(), { keyword: nameEn })).toEqual([nameEn]);
  await shipper().send(wire.addressBook.remove, { partyId });
  await fixture.database.query(
    `update address_book_party set deleted_at = now() - interval '31 days' where id = ${partyId}`,
  );
  expect(await names(shipper(), { removed: '1' })).not.toContain(nameEn);
  expect((await expectUserError(shipper().send(wire.restoreCompanyTxl, { partyId }))).code).toBe(CODE.absent);
});

test('a sheet is shown before it is imported, wrong rows are left out, and the import does what was shown', async () => {
  const file = await sheetOf([
    { Name: '', 'Name (English)': 'Sheet One', 'Name (Russian)': 'Лист Один', Country: 'Kazakhstan' },
    { 'Name (English)': 'Sheet Two', Country: 'RU', 'Tax no.': '7704120019' },
    { 'Name (English)': 'Dala Trade LLP', Country: 'KZ', Fax: '+7 727 310 00 21' },
  ]);
  const preview = await shipper().send(wire.parseTxl, {}, file);
  expect(preview.rows).toMatchObject([
    { rowNumber: 2, state: 'new', errors: [] },
    {
      state: 'wrong',
      errors: ['E3 Tax no.: Invalid tax number for this country (EU: VAT number with prefix)'],
    },
    {
      state: 'changed',
      sameAs: 'Dala Trade LLP',
      changes: [{ label: 'Fax', before: '', after: '+7 727 310 00 21' }],
    },
  ]);
  expect(await names(shipper(), { keyword: 'Sheet One' })).toEqual([]);
  const { digest } = preview;
  expect(await shipper().send(wire.importTxl, { digest }, file)).toEqual({ added: 1, changed: 1 });
  expect(await names(shipper(), { keyword: 'лист один' })).toEqual(['Sheet One']);
  expect(await search(shipper(), { keyword: 'Dala' })).toMatchObject([
    { otherFax: '+7 727 310 00 21', otherTel: '+7 727 310 00 20', version: 2, updateBy: '李思远' },
  ]);
  expect((await expectUserError(shipper().send(wire.importTxl, { digest }, file))).message).toContain(
    'has changed since the preview',
  );
});

test('an exported book imports again without a change, and its template with nothing', async () => {
  const { header, rows } = await runExport(shipper(), 'addressBook.party');
  const cells = rows.map((row) =>
    Object.fromEntries(header.map((name, index) => [String(name), String(row[index] ?? '')])),
  );
  const again = await shipper().send(wire.parseTxl, {}, await sheetOf(cells));
  expect(again.rows).toHaveLength(rows.length);
  expect(new Set(again.rows.map(({ state }) => state))).toEqual(new Set(['unchanged']));
  const template = await shipper().inLanguage('ru').download(wire.txlTemplate, {});
  expect((await shipper().send(wire.parseTxl, {}, template)).rows).toEqual([]);
});

test('an import of many rows says how many of them are done', async () => {
  const rows = Array.from({ length: 450 }, (_one, place) => ({
    Name: '',
    'Name (English)': `Many ${place}`,
    Country: 'RU',
  }));
  const file = await sheetOf(rows);
  const { user, companyNo } = await rival().send(getInfo, {});
  const client = await StompClient.connect(fixture.server.address, rival().token ?? '', { companyNo });
  const topic = destinationOf(wire.importProgress, { accountId: String(user.userId) });
  await client.subscribe(topic);
  const { digest } = await rival().send(wire.parseTxl, {}, file);
  await rival().send(wire.importTxl, { digest }, file);
  const received: number[] = [];
  while (received.at(-1) !== rows.length) {
    const { done, total } = wire.importedSoFar.parse(JSON.parse((await client.next('MESSAGE')).body));
    expect(total).toBe(rows.length);
    received.push(done);
  }
  expect(received).toEqual([200, 400, 450]);
  client.close();
});

test('a book holds 5,000 parties, however they come in', async () => {
  const agent = await fixture.server.signInAs('agent');
  const first = await added(agent, newParty({ nameEn: 'First' }));
  await fixture.database.query(`insert into address_book_party (company_id, country_code, name_en)
    select company_id, 'RU', 'Filler ' || place
    from address_book_party, generate_series(2, ${wire.MAX_PARTIES}) as place where id = ${first.partyId}`);
  expect((await expectUserError(agent.send(wire.updateCompanyTxl, newParty()))).message).toContain('5000');
  const { rows } = await agent.send(
    wire.parseTxl,
    {},
    await sheetOf([{ Name: '', 'Name (English)': 'Last', Country: 'RU' }]),
  );
  expect(rows).toMatchObject([{ state: 'wrong', errors: ['The address book is full; this row cannot be added'] }]);
});
