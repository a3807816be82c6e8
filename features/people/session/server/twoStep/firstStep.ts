import type { AnyCall } from '../../../../../platform/wire/call.ts';
import type { SignInWay } from '../../presence.ts';
import { CHALLENGE_MINUTES } from '../../signInWire.ts';
import { type AnonymousContext, openSession } from '../openSession.ts';
import { hashOf, newToken } from '../token.ts';
import { insertChallenge, recognizeDevice, selectTwoStep } from './queries.ts';

/** Proven by password, one-time code or partner. */
export interface FirstStep {
  call: Pick<AnyCall, 'method' | 'path'>;
  accountId: number;
  way: SignInWay;
  /** token of a trusted device, or '' */
  trustedDevice: string;
}

export interface SignedIn {
  token: string;
  secondStep?: { challenge: string; minutes: number };
}

/** A session, or the challenge of the second step where the person has one; in the transaction of `ctx.db`. */
export async function afterFirstStep(first: FirstStep, ctx: AnonymousContext): Promise<SignedIn> {
  const { db } = ctx;
  const { accountId, way } = first;
  if (await isSecondStepAsked(first, ctx)) {
    const challenge = newToken();
    await insertChallenge(db, { accountId, way, tokenHash: hashOf(challenge) });
    return { token: '', secondStep: { challenge, minutes: CHALLENGE_MINUTES } };
  }
  return { token: await openSession(db, first, ctx) };
}

async function isSecondStepAsked({ accountId, trustedDevice }: FirstStep, { db }: AnonymousContext) {
  if ((await selectTwoStep(db, accountId)) === undefined) return false;
  return trustedDevice === '' || !(await recognizeDevice(db, accountId, hashOf(trustedDevice)));
}
