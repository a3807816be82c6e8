import { expect, test } from 'vitest';
import type { Word } from '../tesseract/recognizeWords.ts';
import { fragmentsOf } from './joinReadings.ts';
import type { Line } from './ppOcr/recognize.ts';

const PLACE = { left: 10, right: 100, top: 10, bottom: 30 };

const lineOf = (text: string, confidence: number): Line => ({
  ...PLACE,
  ...{ text, confidence, letters: [...text].map((letter, at) => ({ text: letter, at: 12 + at })) },
});
const wordOf = (text: string): Word => ({ text, confidence: 0.9, ...PLACE });

async function joined(text: string, confidence: number, word: string): Promise<string> {
  const page = { width: 200, height: 100 };
  const fragments = await fragmentsOf(lineOf(text, confidence), [wordOf(word)], page, async () => null);
  return fragments.map((fragment) => fragment.text).join(' ');
}

test('capitals that both scripts share are Latin in a short code, and Cyrillic in a Russian word', async () => {
  expect(await joined('CNY', 0.97, 'СМУ')).toBe('CNY');
  expect(await joined('MecT', 0.8, 'Мест')).toBe('Мест');
  expect(await joined('HETTO', 0.9, 'НЕТТО')).toBe('НЕТТО');
});

test('one badly read Chinese character in a Russian line is a letter; Chinese stays Chinese', async () => {
  expect(await joined('Пло山бa', 0.6, 'Пломба')).toBe('Пломба');
  expect(await joined('净重', 0.8, 'ДИ')).toBe('净重');
});
