import { z } from 'zod';
import { CODE, errorEnvelope } from '../../wire/envelope.ts';
import { usePlatformTexts } from '../texts/platformTexts.ts';
import { withFullStop } from '../toast/fullStop.ts';
import { CallError, NO_ANSWER } from './callError.ts';

/** Other servers of this dialect omit `msg` and rely on the client's code table. */
const wireErrorSchema = errorEnvelope.extend({ msg: z.string().nullish() });

const faultTexts = async () => (await usePlatformTexts.load()).fault;

async function defaultMessage(code: number): Promise<string> {
  const { codes, fault } = await usePlatformTexts.load();
  return Object.entries(codes).find(([known]) => Number(known) === code)?.[1] ?? fault.unknown;
}

export async function noAnswerError(timedOut: boolean): Promise<CallError> {
  const { busy, network } = await faultTexts();
  return new CallError(timedOut ? busy : network, { code: NO_ANSWER });
}

/** Error for an answer outside the dialect, such as a gateway's error page. */
export async function invalidAnswerError(status: number): Promise<CallError> {
  const { busy } = await faultTexts();
  return new CallError(busy, { code: status });
}

/** Error in an envelope; `sessionEnded`: the session's own token was rejected. */
export async function envelopeError(
  envelope: Record<string, unknown>,
  sessionEnded: boolean,
): Promise<CallError> {
  const texts = await faultTexts();
  if (sessionEnded) return new CallError(texts.sessionEnded, { code: CODE.signIn });
  const parsed = wireErrorSchema.safeParse(envelope);
  if (!parsed.success) return new CallError(texts.unnamed, { code: CODE.refused });
  const { code, msg, fields, faultId } = parsed.data;
  return new CallError(withFullStop(msg ?? '') || (await defaultMessage(code)), { code, fields, faultId });
}
