import { expect, test } from 'vitest';
import { searchTextOf } from './searchText.ts';

const lodz = searchTextOf({
  nameZh: '罗兹奥莱胡夫',
  nameEn: 'Łódź Olechów',
  nameRu: 'Лодзь-Олехув',
  stationCode: '5100047',
  unlocode: 'PLLOD',
  namePinyin: 'lzalhf luoziaolaihufu',
});

test.each(['łódź', 'lodz', 'лодзь', '罗兹', '5100047', 'pllod', 'luozi', 'lzal'])('“%s” finds Łódź', (typed) => {
  expect(lodz).toContain(typed);
});
