import { expect, test } from 'vitest';
import { encodingOf } from './encoding.ts';
import { PIECE_BYTES, readText } from './textReader.ts';

const hex = (text: string) => new Uint8Array(Buffer.from(text, 'hex'));

test.each([
  ['UTF-8 without a mark', new TextEncoder().encode('箱号 Накладная'), 'utf-8'],
  ['UTF-8 with a mark', hex('efbbbf41'), 'utf-8'],
  ['plain English', new TextEncoder().encode('packing list'), 'utf-8'],
  ['Chinese of an old Windows (装箱单 西安)', hex('d7b0cfe4b5a520cef7b0b2'), 'gb18030'],
  ['Russian of an old Windows (Накладная на груз)', hex('cde0eae0e4ede0ff20ede020e3f0f3e7'), 'windows-1251'],
  ['UTF-16 of a notepad, marked', hex('fffe41003142'), 'utf-16le'],
  ['UTF-16 of a notepad, unmarked', hex('5000610063006b0069006e006700'), 'utf-16le'],
  ['big-endian UTF-16, unmarked', hex('005000610063006b0069006e0067'), 'utf-16be'],
])('the encoding is detected: %s', (_name, bytes, encoding) => {
  expect(encodingOf(bytes)).toBe(encoding);
});

test('a long text is read in pieces, and a character on the border stays whole', async () => {
  const text = `a${'箱'.repeat(PIECE_BYTES / 2)}`;
  let read = await readText(new Blob([text]));
  expect(read.pieces).toHaveLength(1);
  while (read.left > 0) read = await read.more();
  expect(read.pieces).toHaveLength(2);
  expect(read.pieces.join('')).toBe(text);
});
