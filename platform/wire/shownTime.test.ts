import { expect, test } from 'vitest';
import { LANGUAGES } from './language.ts';
import { shownTimes, withShownTimes } from './shownTime.ts';

test('each language writes days and times in its own way', () => {
  const shown = LANGUAGES.map((language) => shownTimes(language).dateTime('2026-11-02 04:05:06'));
  expect(shown).toEqual(['2026/11/02 04:05', '2 Nov 2026, 04:05', '02.11.2026, 04:05']);
  expect(shownTimes('en').date('2026-09-30')).toBe('30 Sep 2026');
});

test('days and times inside messages are written as people read them', () => {
  expect(withShownTimes('Open until 2026-12-01 18:30:00, then closed.', 'en')).toBe(
    'Open until 1 Dec 2026, 18:30, then closed.',
  );
  expect(withShownTimes('截单时间改为 2026-12-01 18:30（北京时间）', 'zh')).toBe(
    '截单时间改为 2026/12/01 18:30（北京时间）',
  );
  expect(withShownTimes('Действует до 2026-12-01.', 'ru')).toBe('Действует до 01.12.2026.');
});

test('numbers of documents, names of files and links keep their digits', () => {
  for (const text of [
    'contract HT-2026-12-01',
    'list_2026-12-01.xlsx',
    '2026-12-01.pdf',
    'https://portal/x?day=2026-12-01&a=b',
    '2026-12-011',
    'Cannot read “2026-12-01 18:30”',
  ])
    expect(withShownTimes(text, 'en')).toBe(text);
});
