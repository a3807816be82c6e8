import { expect, test } from 'vitest';
import { LONGEST_TEXT } from '../../message.ts';
import { withWords } from './withWords.ts';

test('words that are put into a text stand on a line of their own, and never make it too long to be sent', () => {
  expect(withWords('', 'hello')).toBe('hello');
  expect(withWords('hello', 'there')).toBe('hello\nthere');
  expect(withWords('я'.repeat(LONGEST_TEXT - 3), 'there')).toBe(`${'я'.repeat(LONGEST_TEXT - 3)}\nth`);
});
