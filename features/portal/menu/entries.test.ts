import { expect, test } from 'vitest';
import { FEATURES } from '../../../app/server/features.ts';
import { LANGUAGES } from '../../../platform/wire/language.ts';
import { GROUPS, HEADINGS } from './server/groups.ts';
import { named } from './server/names.ts';
import { zh } from './texts/names.ts';

const entries = FEATURES.flatMap((feature) => feature.menu ?? []);
const counted = new Set(FEATURES.flatMap((feature) => feature.menuCounts ?? []).map(({ key }) => key));
/** Letters that one line of the side menu holds, 200 px wide; fewer beside a count. */
const LINE = { zh: 10, en: 21, ru: 19 } as const;
const COUNT = { zh: 2, en: 3, ru: 3 } as const;

test('each entry of the menu takes one line in every language', () => {
  const long = [...GROUPS, ...HEADINGS, ...entries.map(named)].flatMap(({ key, title }) =>
    LANGUAGES.map((language) => [title[language], LINE[language] - (counted.has(key) ? COUNT[language] : 0)] as const)
      .filter(([text, most]) => text.length > most)
      .map(([text]) => text),
  );
  expect(long).toEqual([]);
});

test('a heading holds at most seven entries, and no group is without any', () => {
  const places = [...GROUPS, ...HEADINGS].map(({ key }) => [key, entries.filter(({ group }) => group === key).length]);
  expect(places.filter(([, count]) => Number(count) > 7)).toEqual([]);
  expect(places.filter(([key, count]) => count === 0 && !HEADINGS.some(({ group }) => group === key))).toEqual([]);
});

test('short names belong to entries that are there', () => {
  const keys = new Set(entries.map(({ key }) => key));
  expect(Object.keys(zh).filter((key) => !keys.has(key))).toEqual([]);
});
