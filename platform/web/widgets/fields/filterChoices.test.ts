import { expect, test } from 'vitest';
import { choiceOf } from './choiceOf.ts';
import { couldBeInitials, filterChoices, normalizeSearch } from './filterChoices.ts';
import { initialsOf } from './initials.ts';

const STATIONS = [
  { value: 1, label: '西安国际港站' },
  { value: 2, label: 'Almaty-1' },
  { value: 3, label: '义乌西' },
];
const found = (typed: string, sounds: typeof initialsOf | null = null) =>
  filterChoices(STATIONS, normalizeSearch(typed), sounds).map(({ value }) => value);

test('blanks around a search and capitals do not matter', () => {
  expect(found('  ALMATY ')).toEqual([2]);
  expect(found('ａｌｍａ')).toEqual([2]);
  expect(found(' ')).toEqual([1, 2, 3]);
  expect(found('Riga')).toEqual([]);
});

test('Chinese labels are found by the initials of their sounds', () => {
  expect(couldBeInitials('xagj', STATIONS)).toBe(true);
  expect(couldBeInitials('xagj', [{ value: 2, label: 'Almaty-1' }])).toBe(false);
  expect(couldBeInitials('西安', STATIONS)).toBe(false);
  expect(found('xagj', initialsOf)).toEqual([1]);
  expect(found('ywx', initialsOf)).toEqual([3]);
});

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
