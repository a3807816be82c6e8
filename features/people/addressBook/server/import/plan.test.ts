import { expect, test } from 'vitest';
import type { SheetRow } from '../../../../../platform/server/sheet/readSheet.ts';
import { type KnownParty, normalizeParty, type Party, partySchema } from '../../party.ts';
import type { DuplicatePolicy } from '../../wire.ts';
import { findTable } from './columns.ts';
import { planImport } from './plan.ts';
import { readRows } from './readRows.ts';

const HEADER = ['ID', 'Roles', 'Country', 'Name (English)', 'Tax no.', 'Phone', 'Railway codes'];

const known = (partyId: number, fields: Partial<Party>): KnownParty => ({
  ...normalizeParty(partySchema.parse(fields)),
  partyId,
  version: 1,
});

const BOOK = [
  known(1, { countryCode: 'RU', nameEn: 'Alfa LLC', taxCode: '7704120018', otherTel: '+7 495 1' }),
  known(2, { countryCode: 'KZ', nameEn: 'Dala', partyTypes: ['consignee'] }),
];

function plan(
  rows: readonly (readonly (string | number)[])[],
  policy: DuplicatePolicy = 'fill',
  { header = HEADER, limit = 100 } = {},
) {
  const sheet: SheetRow[] = [header, ...rows].map((cells, index) => ({ rowNumber: index + 1, cells }));
  const table = findTable(sheet);
  if (table === null) throw new Error('no header');
  return planImport(readRows(table.rows, table.indexes), BOOK, { policy, limit });
}

const seen = (planned: ReturnType<typeof plan>) =>
  planned.map(({ state, target, changes }) => [state, target?.partyId ?? null, changes.join()]);

test('rows with an id change that party alone, and an empty cell clears its field', () => {
  const planned = plan([
    [1, '', 'RU', 'Alfa LLC', '7704120018', '', ''],
    [2, 'Consignee', 'Kazakhstan', 'Dala', '', '', ''],
    [9, '', 'RU', 'Lost', '', '', ''],
  ]);
  expect(seen(planned)).toEqual([
    ['changed', 1, 'otherTel'],
    ['unchanged', 2, ''],
    ['wrong', null, ''],
  ]);
});

test('a column that the sheet lacks changes nothing', () => {
  const planned = plan([[1, 'Alfa Group LLC']], 'fill', { header: ['ID', 'Name (English)'] });
  expect(seen(planned)).toEqual([['changed', 1, 'nameEn']]);
  expect(planned[0]?.party.otherTel).toBe('+7 495 1');
});

test.each<[DuplicatePolicy, (string | number | null)[]]>([
  ['fill', ['changed', 1, 'partyTypes']],
  ['replace', ['changed', 1, 'otherTel,partyTypes']],
  ['skip', ['skipped', 1, 'partyTypes']],
  ['separate', ['new', null, '']],
])('a row that is a party of the book by its tax number: %s', (policy, expected) => {
  const row = ['', 'Buyer', 'Россия', '', '7704120018', '+7 495 200 00 00', ''];
  const named = policy === 'separate' ? ['', 'Buyer', 'RU', 'Other', '7704120018', '', ''] : row;
  expect(seen(plan([named], policy))).toEqual([expected]);
});

test('one sheet names a party once', () => {
  const planned = plan([
    ['', '', 'PL', 'Beta', '', '', ''],
    ['', '', 'Польша', 'BETA', '', '', ''],
    [2, '', 'KZ', 'Dala', '', '', ''],
    ['', '', '哈萨克斯坦', 'dala', '', '', ''],
  ]);
  expect(planned.map(({ state }) => state)).toEqual(['new', 'wrong', 'changed', 'wrong']);
  expect(planned.flatMap(({ faults }) => faults.map(({ key, otherRow }) => [key, otherRow]))).toEqual([
    ['twice', 2],
    ['twice', 4],
  ]);
});

test('each wrong cell is named, and no cell twice', () => {
  const [row] = plan([['', 'Carrier', 'Atlantis', 'Gamma', '', '+7 (x)', 'RZD 12']]);
  expect(row?.state).toBe('wrong');
  expect(row?.faults.map(({ column, key }) => [column, key])).toEqual([
    ['countryCode', 'country'],
    ['partyTypes', 'types'],
    ['otherTel', 'phone'],
    ['railwayCodes', 'railwayCode'],
  ]);
});

test('railway codes are read in both alphabets, with the payer’s', () => {
  const [row] = plan([['', '', 'RU', 'Delta', '', '', 'РЖД 1000123456; RZD плательщик 1002345678']]);
  expect(row?.party.railwayCodes).toEqual([
    { railway: 'RZD', codeType: 'client', code: '1000123456' },
    { railway: 'RZD', codeType: 'payer', code: '1002345678' },
  ]);
});

test('rows beyond the room of the book are wrong; the example is left out', () => {
  const planned = plan(
    [
      ['Пример', '', 'RU', 'Example', '', '', ''],
      ['', '', 'RU', 'First', '', '', ''],
      ['', '', 'RU', 'Second', '', '', ''],
    ],
    'fill',
    { limit: 3 },
  );
  expect(planned.map(({ rowNumber, state }) => [rowNumber, state])).toEqual([
    [3, 'new'],
    [4, 'wrong'],
  ]);
});
