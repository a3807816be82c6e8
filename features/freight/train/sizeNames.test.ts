import { expect, test } from 'vitest';
import { sizeTypeMeaning } from '../../../libs/containerCodes/sizeType.ts';
import { filterChoices, normalizeSearch } from '../../../platform/web/widgets/fields/filterChoices.ts';
import { sizeChoices, sizeLabels, sizeShort } from './sizeNames.ts';
import { SIZE_TYPE_CODES, SIZE_TYPES } from './sizeTypes.ts';

test('the size-types that we carry are what ISO 6346 says they are', () => {
  for (const code of SIZE_TYPE_CODES) {
    const { feet, kind } = SIZE_TYPES[code];
    const isHigh = sizeTypeMeaning(code)?.heightMm[0] === 2896;
    expect(sizeTypeMeaning(code)).toMatchObject({
      length: { feet },
      kind: kind === 'highCube' ? 'general' : kind,
    });
    expect(isHigh).toBe(kind === 'highCube' || kind === 'reefer');
  }
});

test('every size-type that we carry has a name of the trade, beside its code', () => {
  for (const code of SIZE_TYPE_CODES) {
    expect(sizeShort('en')[code]).not.toBe(code);
    expect(sizeLabels('en')[code]).toBe(`${sizeShort('en')[code]} (${code})`);
  }
});

test.each([
  ['40HQ', '45G1'],
  ['40hc', '45G1'],
  ['45g1', '45G1'],
  ['高柜', '45G1'],
  ['20GP', '22G1'],
  ['20dc', '22G1'],
  ['40RF', '45R1'],
])('typing “%s” in the field of container types finds %s first, in every language', (typed, code) => {
  for (const language of ['zh', 'en', 'ru'] as const)
    expect(filterChoices(sizeChoices(language), normalizeSearch(typed), null)[0]?.value).toBe(code);
});
