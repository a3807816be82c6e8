/** Code of a CallError when no answer came: no network, or the server took too long. */
export const NO_ANSWER = 0;

/** A call that was refused or not answered. `message` is ready for the user, in the user's language. */
export class CallError extends Error {
  /** business code of the answer (portal 8), the HTTP status when the body says none, NO_ANSWER without any */
  readonly code: number;
  /** wrong inputs by field name, each with its reason in the user's language */
  readonly fields: Record<string, string>;
  /** finds an unexpected fault in the server's log */
  readonly faultId: string | undefined;

  constructor(
    message: string,
    refusal: { code: number; fields?: Record<string, string>; faultId?: string | undefined },
  ) {
    super(message);
    this.name = 'CallError';
    this.code = refusal.code;
    this.fields = refusal.fields ?? {};
    this.faultId = refusal.faultId;
  }
}
