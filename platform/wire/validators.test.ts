import { expect, test } from 'vitest';
import { line, optionalLine } from './validators.ts';

test('a name holds nothing that turns around the text after it, or that nobody sees', () => {
  expect(line(50).parse('Silk\u200B Road\uFEFF')).toBe('Silk Road');
  expect(line(50).parse('\u202Egro.elpmaxe@nimda\u202C ')).toBe('gro.elpmaxe@nimda');
  expect(optionalLine(50).parse('\u2066\u2069')).toBe('');
  expect(line(50).safeParse('\u202E').success).toBe(false);
});
