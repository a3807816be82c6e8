import { CallError, NO_ANSWER } from '../../../platform/web/request/callError.ts';
import { CODE } from '../../../platform/wire/envelope.ts';

const PASSES: readonly number[] = [NO_ANSWER, CODE.signIn, 502, 503, 504];

/** Transient: no connection, server away, session expired. */
export const passes = (thrown: unknown) => !(thrown instanceof CallError) || PASSES.includes(thrown.code);

/** Permanent: forbidden or absent. */
export const isDenied = (thrown: unknown) =>
  thrown instanceof CallError && thrown.code >= CODE.signIn && thrown.code < CODE.refused;
