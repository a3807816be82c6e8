import { describe, expect, test } from 'vitest';
import { isSizeType } from './sizeType.ts';
import { sizeTypeName } from './sizeTypeName.ts';
import { en, ru, zh } from './texts/containerCodes.ts';
import { NAME_LANGUAGES, NAMED_SIZE_TYPES, parseSizeType, tradeNameOf } from './tradeNames.ts';

test.each([
  ['40HQ', '45G1'],
  ["40' hc", '45G1'],
  ['40НС', '45G1'],
  ['２０ＧＰ', '22G1'],
  ['20DC', '22G1'],
  ['40GP', '42G1'],
  ['45HQ', 'L5G1'],
  ['40RF', '45R1'],
  ['40高柜', '45G1'],
  ['22g1', '22G1'],
  ['22 GP', '22GP'],
  ['none', 'NONE'],
])('%s means %s', (written, code) => expect(parseSizeType(written)).toBe(code));

test('every named size-type is one of ISO 6346, and its name in each language leads back to it', () => {
  for (const code of NAMED_SIZE_TYPES) {
    expect(isSizeType(code)).toBe(true);
    for (const language of NAME_LANGUAGES) {
      expect(parseSizeType(tradeNameOf(code, language) ?? '')).toBe(code);
    }
  }
  expect(tradeNameOf('constructor', 'en')).toBeNull();
});

describe('size-types in plain words', () => {
  test.each([
    ['22G1', '20 英尺普通箱', '20 ft standard', '20-футовый стандартный'],
    ['45G1', '40 英尺高箱', '40 ft high cube', '40-футовый увеличенной высоты'],
    ['45R1', '40 英尺冷藏高箱', '40 ft reefer high cube', '40-футовый рефрижераторный увеличенной высоты'],
    ['22TN', '20 英尺罐箱', '20 ft tank', '20-футовый танк-контейнер'],
    [
      'CCGB',
      '7.43 米普通箱，加宽，强度降低',
      '7.43 m standard, pallet-wide, reduced strength',
      '7,43-метровый стандартный, увеличенной ширины, пониженной прочности',
    ],
    ['20G0', '20 英尺普通箱，高 2.438 米', '20 ft standard, 2.438 m high', '20-футовый стандартный, высота 2,438 м'],
    [
      '46U1',
      '40 英尺开顶高箱，高于 2.896 米',
      '40 ft open top high cube, over 2.896 m high',
      '40-футовый с открытым верхом увеличенной высоты, высота более 2,896 м',
    ],
  ])('%s', (code, ...names) => expect([zh, en, ru].map((words) => sizeTypeName(words, code))).toEqual(names));

  test('what is no code has no name', () => expect(sizeTypeName(en, '22G4')).toBeNull());
});
