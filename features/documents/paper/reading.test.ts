import { expect, test } from 'vitest';
import type { Page } from '../../../libs/pageReader/page.ts';
import { dateIn } from './reading/dates.ts';
import { foldScripts } from './reading/foldScripts.ts';
import { layoutOf, lessonsOf, withLessons } from './reading/lessons.ts';
import { decimalOf } from './reading/numbers.ts';
import { repairedNumber } from './reading/repairedNumber.ts';
import { understand } from './reading/understand.ts';
import { completed } from './server/languageReader.ts';
import { drawingOf, LAYOUTS } from './testing/layouts.ts';
import { pageOfInks } from './testing/otherPapers/otherPaper.ts';
import { sampleFacts } from './testing/paperFacts.ts';
import { isRight, readingsOf } from './testing/scoreOf.ts';
import { truthOf } from './testing/truthOf.ts';

const pageOf = (layout: (typeof LAYOUTS)[number], seed: number): Page =>
  pageOfInks(drawingOf(layout, sampleFacts(seed)).inks);

test.each(LAYOUTS)('every value of a paper in the layout "%s" is understood', (layout) => {
  for (const seed of [1, 2, 3, 4]) {
    const truth = truthOf(layout, sampleFacts(seed));
    const facts = understand([pageOf(layout, seed)]);
    const readings = readingsOf(facts, truth.keys());
    const wrong = [...truth].filter(([path, value]) => !isRight(value, readings.get(path) ?? ''));
    expect(wrong.map(([path, value]) => [path, value, readings.get(path)])).toEqual([]);
  }
});

test.each(LAYOUTS)('names and addresses of the layout "%s" hold nothing of the rows below them', (layout) => {
  for (const seed of [1, 2, 3, 4]) {
    const { sender, receiver } = sampleFacts(seed);
    const { sendCc, receiveCc } = understand([pageOf(layout, seed)]).parties;
    for (const [truth, read] of [
      [sender, sendCc],
      [receiver, receiveCc],
    ] as const)
      for (const field of ['nameCn', 'nameEn', 'nameRu', 'addressCn', 'addressEn', 'addressRu'] as const)
        expect(['', truth[field]]).toContain(read?.[field]?.text ?? '');
  }
});

test('decimals of three notations, whole numbers with groups', () => {
  const typed = ['40 877.80', '40,877.80', '40.877,80', '8 471,30 кг', '1,200', '12.5', 'l2O', 'none'];
  expect(typed.map((text) => decimalOf(text))).toEqual([
    ...['40877.80', '40877.80', '40877.80', '8471.30', '1200', '12.5', '120', null],
  ]);
  expect(decimalOf('1.200', { isWhole: true })).toBe('1200');
});

test('dates of six notations; days that do not exist are none', () => {
  const dates = ['2026-11-22', '22.11.2026', '22/11/2026', '2026年11月22日', 'Nov 22, 2026', '22 Nov 2026'];
  expect(dates.map((text) => dateIn(`x ${text} y`)?.iso)).toEqual(dates.map(() => '2026-11-22'));
  expect(dateIn('31.02.2026')).toBeNull();
});

test('a misread container number is mended by its check digit, and it is said', () => {
  expect(repairedNumber('TBJU 100001 6')).toEqual({ number: 'TBJU1000016', isRepaired: false });
  expect(repairedNumber('TBJUIOOOOI6')).toEqual({ number: 'TBJU1000016', isRepaired: true });
  expect(repairedNumber('TBJU1000017')).toBeNull();
});

test('letters that look alike are folded into the script of their word', () => {
  expect(foldScripts('ИHH: 7707, Koнтейнеp ТBJU1000016 Laptop')).toBe('ИНН: 7707, Контейнер TBJU1000016 Laptop');
});

test('what a person corrected on a paper is right on the next one of the same sender', () => {
  const truth = sampleFacts(2);
  const misread = pageOf('english', 2);
  const garbled = {
    ...misread,
    fragments: misread.fragments.map((one) => ({
      ...one,
      text: one.text.replace(/pumps|blouses/g, 'purnps'),
    })),
  };
  const first = understand([garbled]);
  const wrongIn = (facts: typeof first) =>
    truth.goods.filter(({ goodsNameEn }, at) => facts.lines[at]?.goodsNameEn?.text !== goodsNameEn).length;
  expect(wrongIn(first)).toBe(2);
  const lines = truth.goods.map(({ goodsNameEn }, lineNo) => ({ lineNo, values: { goodsNameEn } }));
  const lessons = lessonsOf(first, { lines, parties: {} });
  const second = understand([garbled]);
  expect(layoutOf(second)).toBe(layoutOf(first));
  expect(layoutOf(second)).not.toBe('');
  expect(wrongIn(withLessons(second, lessons))).toBe(0);
});

test('a language reader fills gaps with what stands on the page alone, as doubts', () => {
  const page = pageOf('english', 2);
  const facts = understand([page]);
  const model = {
    hwList: [{ packNum: '1', goodsSign: 'TOTAL', goodsCountry: 'Atlantis' }],
    buyerCc: { nameEn: facts.head.number?.text },
  };
  const both = completed(facts, model, [page]);
  expect(both.lines[0]?.packNum).toEqual(facts.lines[0]?.packNum);
  expect(both.lines[0]?.goodsSign).toMatchObject({ text: 'TOTAL', confidence: 0.6, page: 1 });
  expect(both.lines[0]?.goodsCountry).toBeUndefined();
  expect(both.parties.buyerCc?.nameEn).toMatchObject({ confidence: 0.6 });
});
