import { expect, test } from 'vitest';
import { envelopeError } from '../../../../../platform/web/request/callErrors.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { refusalText } from './refusal.ts';

test('a link that opens nothing says why in the words of the server, not of its code', async () => {
  const msg = 'This link is no longer valid. Please ask your dispatcher for a new one.';
  const absent = await envelopeError({ code: CODE.absent, msg, fields: { token: msg } }, false);
  expect(refusalText(absent)).toBe(msg);
  expect(refusalText(await envelopeError({ code: CODE.refused, msg: 'Too late.' }, false))).toBe('Too late.');
});
