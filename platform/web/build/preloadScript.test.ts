import { expect, test, vi } from 'vitest';
import { initialLanguage } from '../language/language.ts';
import { preloadScript } from './preloadScript.ts';

const hint = (href: string) => ({ rel: 'modulepreload', href }) as const;
const hintsOf = (chunk: string) => ({
  zh: [hint(`${chunk}.js`), hint('zh.js')],
  en: [hint(`${chunk}.js`), hint('en.js')],
  ru: [hint(`${chunk}.js`), hint('ru.js')],
});
const script = preloadScript({
  keys: { token: 'token', language: 'language' },
  answersIn: 'answers',
  frame: hintsOf('frame'),
  visitors: [
    { at: ['/custom/login', '/custom/ru/login'], hints: hintsOf('signIn') },
    { at: ['/custom/queryTrace'], hints: hintsOf('trace') },
  ],
  reads: [{ address: '/who' }, { address: '/home', at: ['/custom/index'] }],
});

function run(seen: { kept: Record<string, string>; path: string; browser: string }) {
  const links: string[] = [];
  const window: { answers?: { address: string; language: string; token: string }[] } = {};
  const fetched = vi.fn(async () => new Response());
  const means = {
    window,
    localStorage: { getItem: (key: string) => seen.kept[key] ?? null },
    document: {
      head: { append: ({ href }: { href: string }) => links.push(href) },
      createElement: () => ({}),
    },
    location: { pathname: seen.path },
    navigator: { language: seen.browser },
    fetch: fetched,
  };
  new Function(...Object.keys(means), script)(...Object.values(means));
  const asked = window.answers?.map(({ address, language, token }) => `${address} ${language} ${token}`);
  return { links, asked, fetched };
}

test.each([
  ['/custom/login', ['signIn.js', 'en.js']],
  ['/custom/ru/login', ['signIn.js', 'ru.js']],
  ['/custom/queryTrace', ['trace.js', 'en.js']],
  ['/custom/register', []],
])('without a session the page of visitors is preloaded that shows (%s)', (path, expected) => {
  const { links, asked } = run({ kept: {}, path, browser: 'en' });
  expect(links).toEqual(expected);
  expect(asked).toBeUndefined();
});

test('a session preloads the frame, the texts of the language and the first reads', () => {
  const kept = { token: 't', language: 'ru' };
  const { links, asked, fetched } = run({ kept, path: '/custom/index', browser: 'en' });
  expect(links).toEqual(['frame.js', 'ru.js']);
  expect(asked).toEqual(['/who ru t', '/home ru t']);
  expect(fetched).toHaveBeenCalledWith(
    '/who',
    expect.objectContaining({ headers: { Authorization: 'Bearer t', Language: 'ru' } }),
  );
});

test("a page's read is preloaded on that page only", () => {
  expect(run({ kept: { token: 't' }, path: '/custom/bookingList', browser: 'en' }).asked).toEqual(['/who en t']);
});

test.each([
  ['ru-RU', undefined],
  ['zh', undefined],
  ['fr', undefined],
  ['', undefined],
  ['ru', 'zh'],
  ['zh', 'latin'],
])('the language is the one that the app chooses (%s, stored %s)', (browser, chosen) => {
  const kept = { token: 't', ...(chosen === undefined ? {} : { language: chosen }) };
  const path = '/custom/bookingList';
  const language = initialLanguage({ path, kept: chosen ?? null, browser });
  expect(run({ kept, path, browser }).asked).toEqual([`/who ${language} t`]);
});
