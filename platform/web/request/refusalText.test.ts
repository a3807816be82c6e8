import { expect, test } from 'vitest';
import { CODE } from '../../wire/envelope.ts';
import { envelopeError } from './callErrors.ts';
import { refusalText } from './refusalText.ts';

test('a link that opens nothing says why in the words of the server, not of its code', async () => {
  const msg = 'This link is no longer valid. Please ask your dispatcher for a new one.';
  const absent = await envelopeError({ code: CODE.absent, msg, fields: { token: msg } }, false);
  expect(refusalText(absent)).toBe(msg);
  expect(refusalText(await envelopeError({ code: CODE.refused, msg: 'Too late.' }, false))).toBe('Too late.');
});
