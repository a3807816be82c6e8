import { expect, test } from 'vitest';
import { MAX_TEXT_LENGTH } from '../../message.ts';
import { appendText } from './appendText.ts';

test('inserted text goes on its own line and is cut at the message limit', () => {
  expect(appendText('', 'hello')).toBe('hello');
  expect(appendText('hello', 'there')).toBe('hello\nthere');
  expect(appendText('я'.repeat(MAX_TEXT_LENGTH - 3), 'there')).toBe(`${'я'.repeat(MAX_TEXT_LENGTH - 3)}\nth`);
});
