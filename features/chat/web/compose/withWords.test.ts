import { expect, test } from 'vitest';
import { LONGEST_TEXT } from '../../message.ts';
import { withWords } from './withWords.ts';

test('inserted text goes on its own line and is cut at the message limit', () => {
  expect(withWords('', 'hello')).toBe('hello');
  expect(withWords('hello', 'there')).toBe('hello\nthere');
  expect(withWords('я'.repeat(LONGEST_TEXT - 3), 'there')).toBe(`${'я'.repeat(LONGEST_TEXT - 3)}\nth`);
});
