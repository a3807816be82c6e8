import { expect, test } from 'vitest';
import { pinyinOf } from '../../../wire/pinyin.ts';
import { choiceOf } from './choiceOf.ts';
import { couldBePinyin, filterChoices, normalizeSearch } from './filterChoices.ts';

const STATIONS = [
  { value: 1, label: '西安国际港站' },
  { value: 2, label: 'Almaty-1' },
  { value: 3, label: '义乌西' },
];
const found = (typed: string, sounds: typeof pinyinOf | null = null) =>
  filterChoices(STATIONS, normalizeSearch(typed), sounds).map(({ value }) => value);

test('blanks around a search and capitals do not matter', () => {
  expect(found('  ALMATY ')).toEqual([2]);
  expect(found('ａｌｍａ')).toEqual([2]);
  expect(found(' ')).toEqual([1, 2, 3]);
  expect(found('Riga')).toEqual([]);
});

test('Chinese labels are found by the initials of their sounds', () => {
  expect(couldBePinyin('xagj', STATIONS)).toBe(true);
  expect(couldBePinyin('xagj', [{ value: 2, label: 'Almaty-1' }])).toBe(false);
  expect(couldBePinyin('西安', STATIONS)).toBe(false);
  expect(found('xagj', pinyinOf)).toEqual([1]);
  expect(found('ywx', pinyinOf)).toEqual([3]);
  expect(found('yiwu', pinyinOf)).toEqual([3]);
});

test.each(['Duis', 'Дуйс', 'dysb', 'duyisi', 'DEDUI', '8000086'])(
  'on a Chinese screen “%s” finds Duisburg, and nothing else',
  (typed) => {
    const stations = [
      { value: 1, label: '杜伊斯堡', searchText: '杜伊斯堡|duisburg|дуйсбург|8000086|dedui' },
      { value: 2, label: '罗兹', searchText: '罗兹|łódź|лодзь|5100047|pllod|lodz' },
    ];
    const stationsFound = filterChoices(stations, normalizeSearch(typed), pinyinOf);
    expect(stationsFound.map(({ value }) => value)).toEqual([1]);
  },
);

test('a record becomes a choice by its first known fields', () => {
  expect(choiceOf({ id: 7, name: 'Xi’an' })).toEqual({
    value: 7,
    label: 'Xi’an',
    raw: { id: 7, name: 'Xi’an' },
  });
  expect(choiceOf({ label: 'A', name: 'B', title: 'C', value: '1', id: 2, uid: 3, key: 4 })).toMatchObject({
    value: '1',
    label: 'A',
  });
  expect(choiceOf({ title: 'C', uid: 3, key: 4 })).toMatchObject({ value: 3, label: 'C' });
  expect(choiceOf({ key: 'k', label: null })).toMatchObject({ value: 'k', label: 'k' });
  expect(choiceOf({ name: 'nameless' })).toBeUndefined();
});
