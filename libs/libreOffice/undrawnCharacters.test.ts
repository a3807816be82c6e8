import { expect, test } from 'vitest';
import { undrawnCharacters } from './undrawnCharacters.ts';

test('a character that no font has is named once; what is not drawn is none', async () => {
  expect(await undrawnCharacters('合同 «Қазақстан» Łódź\t€2,350.00\u00ad\u200b\uf0b7')).toEqual([]);
  expect(await undrawnCharacters('合𓂀同𓂀𖺠')).toEqual(['𓂀', '𖺠']);
});
