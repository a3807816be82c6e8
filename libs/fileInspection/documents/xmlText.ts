import { TextDecoder } from 'node:util';

const NUMERIC_ENTITY = /&#(?:x([\da-f]+)|(\d+));/gi;
const MAX_CODE_POINT = 0x10ffff;

/** XML in UTF-8 or UTF-16, by its first bytes. */
export function textDecoderOf(start: Buffer): TextDecoder {
  const [first, second] = start;
  const isBigEndian = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
  const isLittleEndian = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0);
  const encoding = isBigEndian ? 'utf-16be' : isLittleEndian ? 'utf-16le' : 'utf-8';
  return new TextDecoder(encoding);
}

/** Numeric entities resolved: they can hide a word. */
export function withoutNumericEntities(text: string): string {
  return text.replace(NUMERIC_ENTITY, (entity, hex, decimal) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= MAX_CODE_POINT ? String.fromCodePoint(code) : entity;
  });
}
