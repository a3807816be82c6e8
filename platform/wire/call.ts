import type { z } from 'zod';
import type { Access } from './access.ts';
import type { FilePayload, ResponseSpec } from './envelope.ts';

export const DEFAULT_BODY_KB = 64;

export interface FileRule {
  maxBytes: number;
  extensions?: readonly string[];
  isStored?: boolean;
  /** the call is made without a file too, then also as JSON */
  isOptional?: boolean;
}

/** Read by route, client, query hook, OpenAPI and permission matrix. `Read`: the parsed input of the handler. */
export interface Call<Sent, Read, Payload, CallAccess extends Access = Access> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As in the specification, below `/prod-api`; `{name}` marks a parameter. */
  readonly path: string;
  /** Decides transaction, audit, caching and retry; methods are unreliable here. */
  readonly effect: 'read' | 'write';
  readonly access: CallAccess;
  readonly summary: string;
  /** Rate limit per address, against guessing. Public calls always have one. */
  readonly rateLimitPerMinute?: number;
  /** Largest body without an upload; `DEFAULT_BODY_KB` unless given. */
  readonly maxBodyKb?: number;
  /** and before two-step sign-in is set up where it is demanded */
  readonly isAllowedBeforePasswordChange?: boolean;
  /** Detects duplicates itself, so the same input twice in a moment is accepted. */
  readonly detectsDuplicates?: boolean;
  readonly isForm?: boolean;
  /** Path, query (GET, DELETE) or body (POST, PUT) fields, flat. */
  readonly input: z.core.$ZodType<Read, Sent>;
  readonly upload?: FileRule;
  /** No idle timeout while it inspects a big file. */
  readonly isLongRunning?: boolean;
  readonly response: ResponseSpec<Payload>;
}

export type AnyCall = Call<unknown, unknown, unknown>;

export type SentBy<C> = C extends Call<infer Sent, unknown, unknown> ? Sent : never;
export type ReadBy<C> = C extends Call<infer _Sent, infer Read, unknown> ? Read : never;
export type PayloadOf<C> = C extends Call<unknown, unknown, infer Payload> ? Payload : never;

export type Received<Payload> = Payload extends FilePayload ? { fileName: string; content: Blob } : Payload;

/** Declares a call. The narrow types of zod's core keep type checking fast (`npm run bench -- t`). */
export function call<Sent, Read, Payload, const A extends Access>(declared: {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  effect: 'read' | 'write';
  access: A;
  summary: string;
  rateLimitPerMinute?: number;
  maxBodyKb?: number;
  isAllowedBeforePasswordChange?: boolean;
  detectsDuplicates?: boolean;
  isForm?: boolean;
  input: z.core.$ZodType<Read, Sent>;
  upload?: FileRule;
  isLongRunning?: boolean;
  response: ResponseSpec<Payload>;
}): Call<Sent, Read, Payload, A> {
  return declared;
}
