import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { splitTexts, type TextLanguage } from './splitTexts.ts';
import { template, texts } from './texts.ts';
import { splitLoaders } from './textsPlugin.ts';

test('each language has its texts, lists and templates; names that look like languages are names', () => {
  const { tree, zh, en, ru } = texts({
    status: ['状态', 'Status', 'Статус'],
    names: { zh: ['中文', 'Chinese', 'Китайский'], 7: ['七', 'Seven', 'Семь'] },
    lines: [['一', '二'], ['one'], ['один', 'два', 'три']],
    count: template(
      (p: { count: number }) => `${p.count} 个`,
      (p) => `${p.count} pieces`,
      (p) => `${p.count} шт.`,
    ),
  });
  expect([zh.status, en.status, ru.status]).toEqual(['状态', 'Status', 'Статус']);
  expect(en.names).toEqual({ zh: 'Chinese', 7: 'Seven' });
  expect([zh.lines, ru.lines]).toEqual([
    ['一', '二'],
    ['один', 'два', 'три'],
  ]);
  expect([zh, en, ru].map(({ count }) => count({ count: 2 }))).toEqual(['2 个', '2 pieces', '2 шт.']);
  expect(texts({ part: tree.names }).ru.part.zh).toBe('Китайский');
});

test('a language left out, or of another shape, does not compile', () => {
  // @ts-expect-error: ru is missing
  texts({ status: ['状态', 'Status'] });
  template(
    (p: { count: number }) => `${p.count}`,
    (p) => `${p.count}`,
    // @ts-expect-error: it takes what zh does not
    (p: { sum: number }) => `${p.sum}`,
  );
  const { zh } = texts({ status: ['状态', 'Status', { one: 'Статус' }] });
  const none: never = zh.status;
  expect(none).toBe('状态');
});

const SOURCE = `import { amount } from './amount.ts';
import { template, texts, type Words } from './texts.ts';
import { tree as server } from './server.ts';
import { en as sizesEn, ru as sizesRu, zh as sizesZh } from './sizes.ts';

/** Words. */
export const { tree, zh, en, ru } = texts({
  ...server.lines,
  status: ['状态', 'Status, [x]', 'Статус'],
  steps: [['甲'], ['A', 'B', 'C'], ['А']],
  kinds: { box: ['箱', 'Box', 'Ящик'] } satisfies Record<string, Words>,
  sizes: [named(sizesZh), named(sizesEn), named(sizesRu)],
  sum: template(
    (p: { sum: string }) => amount('zh', [p.sum, 1, 2]),
    (p) => amount('en', p.sum),
    (p) => amount('ru', p.sum),
  ),
});
`;
const split = (code: string, language: TextLanguage) =>
  splitTexts(code, language, (text) => parseAst(text, { lang: 'ts' }));

test('built pages have one language of a file, and of the texts that it takes parts from', () => {
  expect(split(SOURCE, 'en')).toMatchInlineSnapshot(`
    "import { amount } from './amount.ts';
    import { template, texts, type Words } from './texts.ts';
    import { tree as server } from './server.ts?en';
    import { en as sizesEn, ru as sizesRu, zh as sizesZh } from './sizes.ts?en';

    /** Words. */
    const tree = ({
      ...server.lines,
      status: 'Status, [x]',
      steps: ['A', 'B', 'C'],
      kinds: { box: 'Box' } satisfies Record<string, Words>,
      sizes: named(sizesEn),
      sum: (p) => amount('en', p.sum),
    });
    export { tree, tree as zh, tree as en, tree as ru };
    "
  `);
  expect(split(SOURCE, 'ru')).not.toMatch(/状态|Status|amount\('zh'/);
  expect(split(SOURCE, 'zh')).toContain(`sum: (p: { sum: string }) => amount('zh', [p.sum, 1, 2])`);
  expect(() => split('export const zh = {};', 'zh')).toThrow();
});

test('a loader of texts becomes one for each language', () => {
  const code = `export const useTexts = lazyTexts(() => import('../texts/page.ts'));`;
  expect(splitLoaders(code)).toBe(
    `export const useTexts = lazyTexts((language) => ({ zh: () => import('../texts/page.ts?zh'), en: () => import('../texts/page.ts?en'), ru: () => import('../texts/page.ts?ru') })[language]());`,
  );
});
