import { z } from 'zod';
import { CODE, errorEnvelope } from '../../wire/envelope.ts';
import { usePlatformTexts } from '../texts/platformTexts.ts';
import { withFullStop } from '../toast/fullStop.ts';
import { CallError, NO_RESPONSE } from './callError.ts';

/** Servers of this dialect may omit `msg`. */
const wireErrorSchema = errorEnvelope.extend({ msg: z.string().nullish() });

const faultTexts = async () => (await usePlatformTexts.load()).fault;

/** Codes that only say "refused": the server's text says more than the table. */
const WORDED_BY_SERVER: readonly number[] = [CODE.refused, CODE.warning];

/** Code table, else `msg`, else the default (portal 8). */
async function messageOf(code: number, msg: string): Promise<string> {
  const { codes, fault } = await usePlatformTexts.load();
  const fromTable = Object.entries(codes).find(([known]) => Number(known) === code)?.[1] ?? '';
  const inOrder = WORDED_BY_SERVER.includes(code) ? [msg, fromTable] : [fromTable, msg];
  return inOrder.find((text) => text !== '') ?? fault.unknown;
}

export async function noResponseError(timedOut: boolean): Promise<CallError> {
  const { busy, network } = await faultTexts();
  return new CallError(timedOut ? busy : network, { code: NO_RESPONSE, timedOut });
}

/** Error for an answer outside the dialect, such as a gateway's error page. */
export async function invalidResponseError(status: number): Promise<CallError> {
  const { busy } = await faultTexts();
  return new CallError(busy, { code: status });
}

/** Error in an envelope; `sessionEnded`: the session's own token was rejected. */
export async function envelopeError(envelope: Record<string, unknown>, sessionEnded: boolean): Promise<CallError> {
  const texts = await faultTexts();
  if (sessionEnded) return new CallError(texts.sessionEnded, { code: CODE.signIn });
  const parsed = wireErrorSchema.safeParse(envelope);
  if (!parsed.success) return new CallError(texts.unnamed, { code: CODE.refused });
  const { code, msg, fields, faultId } = parsed.data;
  return new CallError(await messageOf(code, withFullStop(msg ?? '')), { code, fields, faultId });
}
