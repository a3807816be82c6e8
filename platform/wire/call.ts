import type { z } from 'zod';
import type { Access } from './access.ts';
import type { Answer, FilePayload } from './envelope.ts';

/** The rule for one uploaded file: the most bytes it may have and the extensions it may bear (absent: any that may come in at all). */
export interface FileRule {
  maxBytes: number;
  extensions?: readonly string[];
  /** the file is kept as it is, not only read */
  isKept?: boolean;
}

/**
 * One call of the wire, declared once in a feature's `wire.ts`. Server route, typed client, query hook,
 * OpenAPI page and permission matrix all read this value.
 *
 * `Sent` is what a client passes, `Read` what a handler gets after validation, `Payload` what comes back.
 */
export interface Call<Sent, Read, Payload, Reach extends Access = Access> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As the specification writes it, below `/prod-api`; `{name}` marks a part of the path. */
  readonly path: string;
  /** Methods lie in this dialect; the effect decides transaction, audit, caching and retry. */
  readonly effect: 'read' | 'write';
  readonly access: Reach;
  /** One line for the OpenAPI page. */
  readonly summary: string;
  /** Most calls a minute from one address, for calls that invite guessing. */
  readonly perMinute?: number;
  /** Also for people who have to choose a new password before anything else. */
  readonly beforePasswordChange?: boolean;
  /** A write that tells a repeat apart by itself, so that the same input twice in a moment is no second press. */
  readonly mayRepeat?: boolean;
  /** The body travels form-encoded, as exports of this dialect do, rather than as JSON. */
  readonly isForm?: boolean;
  /** Path parts, query (GET, DELETE) or body (POST, PUT), flat. */
  readonly input: z.core.$ZodType<Read, Sent>;
  readonly upload?: FileRule;
  /** Looks into a big file before it answers: its connection may be silent for long. */
  readonly takesLong?: boolean;
  readonly answer: Answer<Payload>;
}

/** Any call, for code that walks all of them. */
export type AnyCall = Call<unknown, unknown, unknown>;

export type SentBy<C> = C extends Call<infer Sent, unknown, unknown> ? Sent : never;
export type ReadBy<C> = C extends Call<infer _Sent, infer Read, unknown> ? Read : never;
export type PayloadOf<C> = C extends Call<unknown, unknown, infer Payload> ? Payload : never;

/** What a page receives: the payload, or a Blob with its name for a file. */
export type Received<Payload> = Payload extends FilePayload ? { fileName: string; content: Blob } : Payload;

/**
 * Declares a call. Its schemas are asked for by the narrow type of zod's core, because comparing the wide one anew
 * for each call makes type checking slow (`npm run bench -- t`).
 */
export function call<Sent, Read, Payload, const A extends Access>(declared: {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  effect: 'read' | 'write';
  access: A;
  summary: string;
  perMinute?: number;
  beforePasswordChange?: boolean;
  mayRepeat?: boolean;
  isForm?: boolean;
  input: z.core.$ZodType<Read, Sent>;
  upload?: FileRule;
  takesLong?: boolean;
  answer: Answer<Payload>;
}): Call<Sent, Read, Payload, A> {
  return declared;
}
