import { expect, test } from 'vitest';
import { initialLanguage } from './language.ts';
import { inRussian, isRussianPath, withoutRussian } from './russianPath.ts';

test.each([
  [{ path: '/custom/login', kept: null, browser: 'zh-CN' }, 'zh'],
  [{ path: '/custom/login', kept: null, browser: 'ru-RU' }, 'ru'],
  [{ path: '/custom/login', kept: null, browser: 'de-DE' }, 'en'],
  [{ path: '/custom/login', kept: null, browser: undefined }, 'zh'],
  [{ path: '/custom/login', kept: 'ru', browser: 'en-GB' }, 'ru'],
  [{ path: '/custom/login', kept: 'klingon', browser: 'en-GB' }, 'en'],
  [{ path: '/custom/ru/login', kept: 'zh', browser: 'zh-CN' }, 'ru'],
])('a visit with %o begins in %s', (seen, language) => {
  expect(initialLanguage(seen)).toBe(language);
});

test('Russian addresses differ from pages with a similar prefix', () => {
  expect(['/ru/login', '/custom/ru/queryTrace', '/rules', '/ru'].map(isRussianPath)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(withoutRussian('/ru/queryTrace')).toBe('/queryTrace');
});

test('whoever chooses Russian stays on a page that has no Russian address: registration, a signing or driver link', () => {
  expect(['/login', '/queryTrace', '/ru/login'].map(inRussian)).toEqual(['/ru/login', '/ru/queryTrace', '/ru/login']);
  const others = ['/register', '/verify', '/driverJob/token', '/seal'];
  expect(others.map(inRussian)).toEqual(others);
});
