import { expect, test } from 'vitest';
import { FEATURES } from '../../../app/server/features.ts';
import { LANGUAGES } from '../../../platform/wire/language.ts';
import { GROUPS, HEADINGS } from './server/groups.ts';
import { named } from './server/names.ts';
import { zh } from './texts/names.ts';

const entries = FEATURES.flatMap((feature) => feature.menu ?? []);
/** Letters that one line of the side menu holds, 200 px wide, beside a count. */
const LINE = { zh: 9, en: 20, ru: 20 } as const;

test('each entry of the menu takes one line in every language', () => {
  const long = [...GROUPS, ...HEADINGS, ...entries.map(named)].flatMap(({ title }) =>
    LANGUAGES.map((language) => [title[language], LINE[language]] as const)
      .filter(([text, most]) => text.length > most)
      .map(([text]) => text),
  );
  expect(long).toEqual([]);
});

test('a heading holds at most seven entries, and a group none that stand below its headings unsaid', () => {
  const places = [...GROUPS, ...HEADINGS].map(({ key }) => [key, entries.filter(({ group }) => group === key).length]);
  expect(places.filter(([, count]) => Number(count) > 7)).toEqual([]);
  expect(places.filter(([key, count]) => count === 0 && !HEADINGS.some(({ group }) => group === key))).toEqual([]);
});

test('short names belong to entries that are there', () => {
  const keys = new Set(entries.map(({ key }) => key));
  expect(Object.keys(zh).filter((key) => !keys.has(key))).toEqual([]);
});
