import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LENGTHS, SECTIONS } from './dimensions.ts';
import { GROUP_OF_DETAIL, GROUPS } from './groups.ts';
import { coversSizeType, isSizeType, normalizeSizeType, sizeTypeMeaning } from './sizeType.ts';

const FIGURES_AND_CAPITALS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTERS_OF_FIGURES = 'ABDGJMVWXY';
const size = fc
  .tuple(fc.constantFrom(...Object.keys(LENGTHS)), fc.constantFrom(...Object.keys(SECTIONS)))
  .map(([length, section]) => length + section);
const detail = fc.constantFrom(...GROUP_OF_DETAIL.keys());
const group = fc.constantFrom(...Object.keys(GROUPS));
const anyFour = fc.string({
  unit: fc.constantFrom(...FIGURES_AND_CAPITALS),
  minLength: 4,
  maxLength: 4,
});

describe('codes that the Bureau International des Containers publishes as examples', () => {
  test.each([
    ['22G1', 6058, 20, 2591, 'general'],
    ['42G1', 12192, 40, 2591, 'general'],
    ['45G1', 12192, 40, 2896, 'general'],
    ['L5G1', 13716, 45, 2896, 'general'],
    ['22R1', 6058, 20, 2591, 'reefer'],
    ['45R1', 12192, 40, 2896, 'reefer'],
    ['22U1', 6058, 20, 2591, 'openTop'],
    ['42U1', 12192, 40, 2591, 'openTop'],
    ['22P1', 6058, 20, 2591, 'flatRack'],
    ['42P3', 12192, 40, 2591, 'flatRack'],
    ['22T1', 6058, 20, 2591, 'tank'],
    ['22K2', 6058, 20, 2591, 'tank'],
    ['25U1', 6058, 20, 2896, 'openTop'],
    ['M5G1', 14630, 48, 2896, 'general'],
  ])('%s is %i mm (%i ft) long, %i mm high: %s', (code, mm, feet, height, kind) =>
    expect(sizeTypeMeaning(code)).toMatchObject({ length: { mm, feet }, heightMm: [height, height], kind }),
  );
});

test('metric lengths, wide and odd heights are known', () => {
  expect(sizeTypeMeaning('C0G1')).toMatchObject({ length: { mm: 7430, feet: null }, heightMm: [2438, 2438] });
  expect(sizeTypeMeaning('LEG1')).toMatchObject({ heightMm: [2896, 2896], width: 'wide' });
  expect(sizeTypeMeaning('4PG1')).toMatchObject({ heightMm: [2897, null], width: 'extraWide' });
  expect(sizeTypeMeaning('29P0')).toMatchObject({ heightMm: [0, 1219], kind: 'platform' });
});

test.each(['', '22', '22G', '22G11', '22g1', 'Z2G1', '62G1', '21G1', '22G4', '22X1', '22V1', '2210', '20HQ'])(
  '"%s" is no code, or one that nobody has assigned',
  (code) => expect(isSizeType(code)).toBe(false),
);

test('the group alone says less than its details, and covers them in the same size', () => {
  expect(sizeTypeMeaning('22GP')).toMatchObject({ group: 'GP', kind: 'general', detail: null });
  expect(coversSizeType('22GP', '22G1')).toBe(true);
  expect(coversSizeType('22GP', '42G1')).toBe(false);
  expect(coversSizeType('22GP', '22U1')).toBe(false);
  expect(coversSizeType('22G1', '22GP')).toBe(false);
  expect(coversSizeType('what', 'what')).toBe(true);
});

test('a letter in the fourth place means reduced strength', () => {
  expect(sizeTypeMeaning('45GB')).toMatchObject({ group: 'GP', detail: 'G1', hasReducedStrength: true });
  expect(sizeTypeMeaning('22NL')).toMatchObject({ group: 'NP', detail: 'N9', hasReducedStrength: true });
  // TD and TG are groups of tanks, without letters
  expect(sizeTypeMeaning('22TD')).toMatchObject({ group: 'TD', detail: null, hasReducedStrength: false });
  expect(isSizeType('22TA')).toBe(false);
});

test('small letters, blanks and Cyrillic letters that look alike are tidied', () => {
  expect(normalizeSizeType(' 22 g1 ')).toBe('22G1');
  expect(normalizeSizeType('45Р3')).toBe('45P3');
});

test('every size with every detail or group is a code and says so', () => {
  fc.assert(
    fc.property(size, detail, (size, type) => {
      expect(sizeTypeMeaning(size + type)).toMatchObject({
        length: LENGTHS[size.charAt(0)],
        ...SECTIONS[size.charAt(1)],
        group: GROUP_OF_DETAIL.get(type),
        detail: type,
      });
    }),
  );
  fc.assert(
    fc.property(size, group, (size, group) => {
      expect(sizeTypeMeaning(size + group)).toMatchObject({ group, detail: null });
    }),
  );
});

test('a letter of reduced strength means the detail of its figure, and no group is taken for one', () => {
  fc.assert(
    fc.property(size, detail, (size, type) => {
      fc.pre(!type.startsWith('T'));
      const lettered = `${size}${type.charAt(0)}${LETTERS_OF_FIGURES.charAt(Number(type.charAt(1)))}`;
      expect(sizeTypeMeaning(lettered)).toMatchObject({ detail: type, hasReducedStrength: true });
    }),
  );
});

test('whatever is a code has a known length, section and group, and nothing else is', () => {
  fc.assert(
    fc.property(fc.oneof(anyFour, fc.string()), (text) => {
      const meaning = sizeTypeMeaning(text);
      if (meaning === null) return;
      expect(text).toHaveLength(4);
      expect(Object.keys(LENGTHS)).toContain(text.charAt(0));
      expect(Object.keys(SECTIONS)).toContain(text.charAt(1));
      expect(Object.keys(GROUPS)).toContain(meaning.group);
      expect(coversSizeType(text, text)).toBe(true);
    }),
  );
});
