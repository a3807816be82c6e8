import { CallError, NO_ANSWER } from '../../../platform/web/request/callError.ts';
import { CODE } from '../../../platform/wire/envelope.ts';

const PASSES: readonly number[] = [NO_ANSWER, CODE.signIn, 502, 503, 504];

/** Whether what stopped a call passes by itself: a line or a server that is away, a session that is over. */
export const passes = (thrown: unknown) => !(thrown instanceof CallError) || PASSES.includes(thrown.code);

/** Whether the person may not, or there is nothing there: the same asked again is answered the same. */
export const isDenied = (thrown: unknown) =>
  thrown instanceof CallError && thrown.code >= CODE.signIn && thrown.code < CODE.refused;
