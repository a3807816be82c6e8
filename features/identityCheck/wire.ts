import { z } from 'zod';
import { publicly } from '../../platform/wire/access.ts';
import { call } from '../../platform/wire/call.ts';
import { data } from '../../platform/wire/envelope.ts';
import { dateTimeText } from '../../platform/wire/time.ts';
import { line } from '../../platform/wire/validators.ts';
import { movement } from './challenge.ts';
import { failure, identityProvider, identityPurpose, identityState } from './status.ts';

const TOKEN_LENGTH = 100;
const holder = z.object({ token: line(TOKEN_LENGTH) });

const publicWrite = {
  method: 'POST',
  effect: 'write',
  access: publicly,
  rateLimitPerMinute: 20,
  detectsDuplicates: true,
} as const;

const progress = z.object({
  state: identityState,
  reason: failure.nullable().describe('of the last attempt that did not pass'),
  attemptsLeft: z.number().int(),
});
export type IdentityProgress = z.infer<typeof progress>;

const openedCheck = progress.extend({
  name: z.string().describe('of the person, partly hidden'),
  purpose: identityPurpose,
  provider: identityProvider,
  url: z.string().nullable().describe('page of the commercial provider; null: the check runs here'),
  expireTime: dateTimeText,
  hasPortrait: z.boolean().describe('whether the face is compared with a photo on file'),
  keptYears: z.number().describe('how long the pictures are kept'),
});
export type OpenedCheck = z.infer<typeof openedCheck>;

export const openIdentityCheck = call({
  ...publicWrite,
  path: '/identityCheck/open',
  summary: 'Open the identity check of a token, on any device',
  input: holder,
  response: data(openedCheck),
});

export const readIdentityProgress = call({
  ...publicWrite,
  effect: 'read',
  rateLimitPerMinute: 120,
  path: '/identityCheck/progress',
  summary: 'State of the identity check of a token',
  input: holder,
  response: data(progress),
});

export const startChallenge = call({
  ...publicWrite,
  path: '/identityCheck/challenge',
  summary: 'Movements to make now, in random order; an earlier challenge no longer counts',
  input: holder,
  response: data(z.object({ nonce: z.string(), movements: z.array(movement) })),
});
