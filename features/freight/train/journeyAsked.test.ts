import { expect, test } from 'vitest';
import { journeyAsked } from './journeyAsked.ts';

test.each([
  ["book Xi'an–Duisburg", "Xi'an", 'Duisburg'],
  ['book Xian to Duisburg', 'Xian', 'Duisburg'],
  ['西安到杜伊斯堡', '西安', '杜伊斯堡'],
  ['订舱 西安 - 杜伊斯堡', '西安', '杜伊斯堡'],
  ['забронировать Сиань — Дуйсбург', 'Сиань', 'Дуйсбург'],
  ['Xian-Duisburg', 'Xian', 'Duisburg'],
])('%s asks for trains from %s to %s', (text, from, to) => {
  expect(journeyAsked(text)).toEqual({ from, to });
});

test.each(['IS2611227028', 'my orders', 'book', 'Xian –', 'a-b', 'one - two - three'])(
  '%s asks for no journey',
  (text) => {
    expect(journeyAsked(text)).toBe(null);
  },
);
