import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/testServer.ts';
import type { CodeList } from './lists.ts';
import { checkPack, findCodes, listPacks, loadPack, nameCodes, suggestCodes } from './wire.ts';

let server: TestServer;
let shipper: Actor;
let admin: Actor;
beforeAll(async () => {
  server = await startTestServer();
  [shipper, admin] = await Promise.all([server.signInAs('shipper'), server.signInAs('admin')]);
});
afterAll(() => server.stop());

const found = async (list: CodeList, text: string, minLength = 1) =>
  (await shipper.send(findCodes, { list, text, minLength })).map(({ code }) => code);

const fileOf = (text: string) => ({ name: 'pack.csv', content: new TextEncoder().encode(text) });
const HEAD = { name: 'Pack', version: '1', packDate: '2026-11-28', source: 'a test' };
const load = (list: CodeList, text: string, isWhole: '0' | '1' = '0') =>
  admin.send(loadPack, { list, ...HEAD, isWhole }, fileOf(text));

test('a code is found by its beginning, by words of any language, by its heading, and with a slip of the pen', async () => {
  expect(await found('hs', '8481')).toEqual(['8481', '848180']);
  expect((await found('hs', 'ball bearings'))[0]).toBe('848210');
  expect(await found('hs', '球轴承')).toEqual(['848210']);
  expect((await found('hs', 'подшипники шариковые'))[0]).toMatch(/^8482/);
  expect(await found('hs', 'rubber tyres', 6)).toEqual(['401110', '401120']);
  expect(await found('hs', 'smartfones', 6)).toContain('851713');
  expect(await found('unNumber', 'UN 3480')).toEqual(['3480']);
  expect((await found('packageKind', 'поддон'))[0]).toBe('PX');
  expect((await found('unit', 'kgm'))[0]).toBe('KGM');
  expect(await found('railway', '哈铁')).toEqual(['KTZ']);
  expect(await found('hs', 'no such goods at all')).toEqual([]);
});

test('an HS code leads to GNG and ETSNG where the packs say so', async () => {
  const { gng, etsng } = await shipper.send(suggestCodes, { hscode: '6811829000', gng: '' });
  expect([gng.map(({ code }) => code), etsng.map(({ code }) => code)]).toEqual([['68118290'], ['264269']]);
  expect(await shipper.send(suggestCodes, { hscode: '85' })).toEqual({ gng: [], etsng: [] });
});

test('a pack with a wrong line is refused whole, with the line and the reason', async () => {
  const text = 'code,name_en\n1001000000,Wheat\n10,Wrong\n';
  const checked = await admin.send(checkPack, { list: 'hsCn' }, fileOf(text));
  expect(checked).toMatchObject({ faultCount: 1, faults: [{ line: 3, words: '"10" is not a code of this list' }] });
  const { message } = await expectUserError(load('hsCn', text));
  expect(message).toBe('Line 3: "10" is not a code of this list. Nothing was loaded');
  const packs = await admin.send(listPacks, {});
  expect(packs.filter(({ list }) => list === 'hsCn')).toEqual([]);
});

test('a pack replaces the list; codes that it lacks stay readable and are offered no more', async () => {
  await load(
    'gng',
    'code,name_en,name_zh,name_ru\n84821000,Ball bearings,球轴承,Подшипники\n84822000,Roller,滚子,Роликовые\n',
  );
  const next = 'code,name_en\n84821000,Bearings with balls\n';
  expect(await admin.send(checkPack, { list: 'gng' }, fileOf(next))).toMatchObject({
    codeCount: 1,
    added: 0,
    changed: 1,
    gone: 1,
    languages: ['en'],
  });
  await load('gng', next, '1');
  expect(await found('gng', '8482')).toEqual(['84821000']);
  const names = await shipper.send(nameCodes, { list: 'gng', codes: '84821000,84822000,99999999' });
  expect(names).toMatchObject({ isWhole: true, packName: 'Pack' });
  expect(names.codes).toMatchObject([
    { asked: '84821000', nameEn: 'Bearings with balls', nameZh: '球轴承', isCurrent: true },
    { asked: '84822000', nameRu: 'Роликовые', isCurrent: false },
  ]);
  const packs = await admin.send(listPacks, {});
  expect(packs.filter(({ list }) => list === 'gng').map(({ replacedTime }) => replacedTime === null)).toEqual([
    true,
    false,
    false,
  ]);
});

test('two loads of one list at once leave one pack in force with its codes', async () => {
  const pack = (name: string) => `code,name_en\n23140000,${name}\n23150000,${name}\n`;
  await Promise.all([
    load('hsEaeu', pack('one').replaceAll('0000,', '000000,')),
    load('hsEaeu', pack('two').replaceAll('0000,', '000000,')),
  ]);
  const packs = await admin.send(listPacks, {});
  expect(packs.filter(({ list, replacedTime }) => list === 'hsEaeu' && replacedTime === null)).toHaveLength(1);
  expect(
    new Set((await shipper.send(findCodes, { list: 'hsEaeu', text: '231' })).map(({ nameEn }) => nameEn)).size,
  ).toBe(1);
});

test('codes that the company used before stand first, other companies do not see them', async () => {
  const [first] = await shipper.send(findCodes, { list: 'hs', text: '', minLength: 6 });
  expect(first).toMatchObject({ isUsed: true });
  const [other] = await (await server.signInAs('tourist')).send(findCodes, { list: 'hs', text: '', minLength: 6 });
  expect(other).toMatchObject({ isUsed: false });
});
