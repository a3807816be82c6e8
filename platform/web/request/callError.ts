import { CODE } from '../../wire/envelope.ts';
/** CallError code for no answer: network down or timeout. */
export const NO_RESPONSE = 0;

/** A rejected or unanswered call. `message` is localized for the user. */
export class CallError extends Error {
  /** business code (portal 8), else HTTP status, else NO_RESPONSE */
  readonly code: number;
  readonly fields: Record<string, string>;
  /** correlation id in the server log */
  readonly faultId: string | undefined;
  /** no answer within the time limit */
  readonly timedOut: boolean;

  constructor(
    message: string,
    details: {
      code: number;
      fields?: Record<string, string>;
      faultId?: string | undefined;
      timedOut?: boolean;
    },
  ) {
    super(message);
    this.name = 'CallError';
    this.code = details.code;
    this.fields = details.fields ?? {};
    this.faultId = details.faultId;
    this.timedOut = details.timedOut ?? false;
  }
}

/** Once, where the network failed; a timeout has made the user wait long enough. */
export function shouldRetry(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof CallError && error.code === NO_RESPONSE && !error.timedOut;
}

const TRANSIENT_CODES: readonly number[] = [NO_RESPONSE, CODE.signIn, 502, 503, 504];

/** Transient: no connection, server away, session expired. */
export const isTransient = (thrown: unknown) => !(thrown instanceof CallError) || TRANSIENT_CODES.includes(thrown.code);

/** Permanent: forbidden or absent. */
export const isDenied = (thrown: unknown) =>
  thrown instanceof CallError && thrown.code >= CODE.signIn && thrown.code < CODE.refused;
