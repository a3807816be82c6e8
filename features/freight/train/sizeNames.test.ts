import { expect, test } from 'vitest';
import { sizeTypeMeaning } from '../../../libs/containerCodes/sizeType.ts';
import { en as words } from '../../../libs/containerCodes/texts/containerCodes.ts';
import { sizeNames, sizeShort } from './sizeNames.ts';
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

test('every size-type that we carry has a name in words and one of the trade', () => {
  for (const code of SIZE_TYPE_CODES) {
    expect(sizeNames(words)[code]).not.toBe(code);
    expect(sizeShort('en')[code]).not.toBe(code);
  }
});
