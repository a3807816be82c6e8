import { z } from 'zod';
import { publicly } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, nothing } from '../../../platform/wire/envelope.ts';
import { dateTimeText } from '../../../platform/wire/time.ts';
import { line } from '../../../platform/wire/validators.ts';
import { MOVEMENTS_ASKED, movement } from './challenge.ts';
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
  summary: 'Open the face check of a token, on any device',
  input: holder,
  response: data(openedCheck),
});

export const readIdentityProgress = call({
  ...publicWrite,
  effect: 'read',
  rateLimitPerMinute: 120,
  path: '/identityCheck/progress',
  summary: 'Status of the face check of a token',
  input: holder,
  response: data(progress),
});

export const startChallenge = call({
  ...publicWrite,
  path: '/identityCheck/challenge',
  summary: 'Movements to make now, in random order; earlier challenges become invalid',
  input: holder,
  response: data(z.object({ nonce: z.string(), movements: z.array(movement) })),
});

/** Base64 of a JPEG of 640 × 480; 1 + `MOVEMENTS_ASKED` of them stay below the body's limit. */
const PICTURE_LENGTH = 280_000;
const BODY_KB = 1_200;
/** Longer than any challenge is valid. */
const MAX_MS = 600_000;
const milliseconds = z.number().int().min(0).max(MAX_MS);

export const answerChallenge = call({
  ...publicWrite,
  path: '/identityCheck/answer',
  maxBodyKb: BODY_KB,
  summary: 'Answer a challenge with measured times and images; each answer is an attempt',
  input: holder.extend({
    nonce: line(TOKEN_LENGTH),
    steps: z
      .array(z.object({ movement, demandedMs: milliseconds, reachedMs: milliseconds, doneMs: milliseconds }))
      .max(MOVEMENTS_ASKED),
    pictures: z
      .array(z.string().max(PICTURE_LENGTH))
      .max(1 + MOVEMENTS_ASKED)
      .describe('JPEG in base64: looking straight, then one for each movement'),
  }),
  response: data(progress),
});

/** The signature is part of the body: HMAC-SHA256 of `timestamp.eventId.payload` in hex. */
export const receiveProviderEvent = call({
  ...publicWrite,
  path: '/identityCheck/webhook',
  rateLimitPerMinute: 600,
  summary: 'Result of a face check reported by the commercial provider',
  input: z.object({
    eventId: line(200),
    timestamp: z.number().int().min(0).describe('seconds since 1970'),
    payload: z.string().max(20_000).describe('JSON {sessionId, outcome: open | passed | failed}'),
    signature: line(200),
  }),
  response: nothing(),
});
