import { z } from 'zod';
import { signedIn } from '../../platform/wire/access.ts';
import { call } from '../../platform/wire/call.ts';
import { message } from '../../platform/wire/envelope.ts';
import { line } from '../../platform/wire/validators.ts';

/** The value travels in `msg`, empty when there is no such key. */
export const configKey = call({
  method: 'GET',
  path: '/system/config/configKey/{key}',
  effect: 'read',
  access: signedIn,
  summary: 'Value of a configuration key',
  input: z.object({ key: line(100) }),
  answer: message(),
});
