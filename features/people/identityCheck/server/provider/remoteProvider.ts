import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Config } from '../../../../../platform/server/config.ts';
import { type IdentityProvider, ProviderError } from './identityProvider.ts';

type Access = NonNullable<Config['identityProvider']>;

const TRIES = 3;
const FIRST_WAIT_MS = 300;
const WAIT_FACTOR = 3;
const TIMEOUT_MS = 8_000;
const TOO_MANY = 429;
const SERVER_FAULT = 500;

const faceSession = z.object({ sessionId: z.string().min(1).max(200), url: z.url({ protocol: /^https?$/ }) });
const faceResult = z.object({ outcome: z.enum(['open', 'passed', 'failed']) });
const enterpriseResult = z.object({ outcome: z.enum(['confirmed', 'contradicted', 'unknown']) });

/** A commercial provider behind HTTP (docs/identityProvider.md). `firstWaitMs`: before the second try. */
export function remoteProvider(access: Access, firstWaitMs = FIRST_WAIT_MS): IdentityProvider {
  const ask = <Answer>(request: Asked<Answer>) => askWithRetries(access, request, firstWaitMs);
  return {
    name: 'remote',
    async checkEnterprise(facts) {
      const { outcome } = await ask({ path: 'enterprise-checks', body: facts, answer: enterpriseResult });
      return outcome;
    },
    openFaceSession: ({ checkId, expiresAt, ...subject }) =>
      ask({
        path: 'face-sessions',
        body: { ...subject, reference: referenceOf(checkId), expiresAt: expiresAt.toISOString() },
        idempotencyKey: referenceOf(checkId),
        answer: faceSession,
      }),
    async readFaceResult(sessionId) {
      const path = `face-sessions/${encodeURIComponent(sessionId)}`;
      return (await ask({ path, answer: faceResult })).outcome;
    },
  };
}

const referenceOf = (checkId: number) => `identity-check-${checkId}`;

interface Asked<Answer> {
  path: string;
  /** absent: GET */
  body?: object;
  idempotencyKey?: string;
  answer: z.ZodType<Answer>;
}

/** Tries again where the provider was not reached or is at fault itself; a refusal is final. */
async function askWithRetries<Answer>(access: Access, request: Asked<Answer>, firstWaitMs: number): Promise<Answer> {
  let waitMs = firstWaitMs;
  for (let tries = 1; ; tries += 1) {
    const tried = await askOnce(access, request);
    if ('answer' in tried) return tried.answer;
    if (!tried.mayRetry || tries === TRIES) throw new ProviderError(tried.why);
    await wait(waitMs);
    waitMs *= WAIT_FACTOR;
  }
}

type Tried<Answer> = { answer: Answer } | { why: string; mayRetry: boolean };

async function askOnce<Answer>(
  { url, key }: Access,
  { path, body, idempotencyKey, answer }: Asked<Answer>,
): Promise<Tried<Answer>> {
  try {
    const response = await fetch(`${url.replace(/\/$/, '')}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${key}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { status } = response;
    if (!response.ok) {
      await response.body?.cancel();
      return { why: `HTTP ${status}`, mayRetry: status >= SERVER_FAULT || status === TOO_MANY };
    }
    const read = answer.safeParse(await response.json());
    return read.success ? { answer: read.data } : { why: 'an answer of another form', mayRetry: false };
  } catch (fault) {
    return { why: fault instanceof Error ? fault.message : 'no answer', mayRetry: true };
  }
}
