import { expect, test } from 'vitest';
import { hasCodeForm } from './lists.ts';
import { parsePack } from './server/parsePack.ts';
import { readSeeds } from './server/seed.ts';

const faultsOf = (list: 'hs' | 'etsng', text: string) =>
  parsePack(list, text).faults.map(({ line, key, value }) => [line, key, value]);

test('every line of a pack that is wrong is named with its number in the file', () => {
  const head = '# name: HS\n# source: me\n';
  expect(
    faultsOf('hs', `${head}hscode,description\n84,Machines\n84x,Wrong\n84,Again\n8482,\n"8471","Computers, ""all"""\n`),
  ).toEqual([
    [5, 'code', '84X'],
    [6, 'twice', '84'],
    [7, 'nameMissing', '8482'],
  ]);
  expect(faultsOf('hs', 'code,name_en\n"84,Machines\n')).toEqual([[1, 'quotes', '']]);
  expect(faultsOf('hs', 'code,colour,name_en\n84,red,Machines\n')).toEqual([[1, 'columns', 'colour']]);
  expect(faultsOf('hs', 'name_en\nMachines\n')).toEqual([[1, 'noCode', 'name_en']]);
  expect(faultsOf('hs', 'code,name_en\n84,Machines, all\n')).toEqual([[2, 'cells', '3']]);
  expect(faultsOf('hs', 'code,name_en\n')).toEqual([[1, 'empty', '']]);
  expect(faultsOf('etsng', 'code;gng;name_ru\n264269;6811x;Изделия\n')).toEqual([[2, 'gng', '6811x']]);
});

test('a pack says its name, version, date and source; the root of a tree of codes is no code', () => {
  const pack = parsePack(
    'hs',
    '\uFEFF# name: HS 2022\r\n# version: 7\r\n# date: 2022-01-01\r\n# source: WCO\r\n' +
      'section,hscode,description,parent,level\r\nXVI,84,"Machines, ""all""\r\nof them",TOTAL,2\r\nTOTAL,TOTAL,All,TOTAL,5\r\n',
  );
  expect(pack.head).toEqual({ name: 'HS 2022', version: '7', packDate: '2022-01-01', source: 'WCO' });
  expect(pack).toMatchObject({ languages: ['en'], skippedCount: 1, faults: [] });
  expect(pack.entries.map(({ code, nameEn }) => [code, nameEn])).toEqual([['84', 'Machines, "all"\nof them']]);
});

test('the sixth digit of ETSNG is its check digit', () => {
  for (const code of ['225230', '462091', '554043', '485727', '55404']) expect(hasCodeForm('etsng', code)).toBe(true);
  for (const code of ['225231', '4620910', '4620']) expect(hasCodeForm('etsng', code)).toBe(false);
});

test('every seed is without faults, named in three languages, and says that it is a seed', async () => {
  for (const [list, { faults, entries, head }] of await readSeeds()) {
    expect([list, faults]).toEqual([list, []]);
    expect(head.name + head.source).toMatch(/seed/);
    expect(entries.filter(({ nameZh, nameEn, nameRu }) => nameZh === '' || nameEn === '' || nameRu === '')).toEqual([]);
  }
});
