import { CallError, NO_ANSWER } from '../../../platform/web/request/callError.ts';
import { CODE } from '../../../platform/wire/envelope.ts';

const TRANSIENT_CODES: readonly number[] = [NO_ANSWER, CODE.signIn, 502, 503, 504];

/** Transient: no connection, server away, session expired. */
export const isTransient = (thrown: unknown) =>
  !(thrown instanceof CallError) || TRANSIENT_CODES.includes(thrown.code);

/** Permanent: forbidden or absent. */
export const isDenied = (thrown: unknown) =>
  thrown instanceof CallError && thrown.code >= CODE.signIn && thrown.code < CODE.refused;
