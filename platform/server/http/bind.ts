import { z } from 'zod';
import type { Access, publicly } from '../../wire/access.ts';
import type { AnyCall, Call } from '../../wire/call.ts';
import type { CurrentUser } from '../../wire/currentUser.ts';
import { CODE } from '../../wire/envelope.ts';
import type { Language } from '../../wire/language.ts';
import type { Db } from '../database/connect.ts';
import { userError } from '../texts/texts.ts';
import type { CallContext } from './callContext.ts';
import { inputError } from './inputErrors.ts';

/**
 * `withAudit`: a write commits with its audit row. `own`: the handler commits, to keep rows although it throws.
 * `grouped`: many commit together, so none waits for a turn before it. `coalesced`: a read equal for all users, coalesced.
 */
type TransactionMode = 'withAudit' | 'own' | 'grouped' | 'coalesced';

export interface ReadyCall {
  readonly input: unknown;
  /** asked before a transaction begins; throws a UserError */
  admit(ctx: CallContext<CurrentUser | null>): Promise<void>;
  run(ctx: CallContext<CurrentUser | null>): Promise<unknown>;
}

export interface Binding {
  readonly call: AnyCall;
  readonly transaction: TransactionMode;
  parse(raw: unknown): ReadyCall;
}

type Public = typeof publicly;
export type Guarded = Exclude<Access, Public>;

const admitAll = async () => undefined;

export function bind<S, R, P>(
  call: Call<S, R, P, Guarded>,
  handler: (input: R, ctx: CallContext) => Promise<P>,
): Binding {
  return {
    call,
    transaction: 'withAudit',
    parse(raw) {
      const input = parseInput(call, raw);
      const run = async (ctx: CallContext<CurrentUser | null>) => {
        if (ctx.user === null) throw userError((t) => t.signIn, CODE.signIn);
        return handler(input, { ...ctx, user: ctx.user });
      };
      return { input, admit: admitAll, run };
    },
  };
}

/** `admit` looks at what strangers sent, before they hold a connection: a signature, say. */
export function bindPublic<S, R, P>(
  call: Call<S, R, P, Public>,
  handler: (input: R, ctx: CallContext<CurrentUser | null>) => Promise<P>,
  admit: (input: R, ctx: CallContext<CurrentUser | null>) => Promise<void> = admitAll,
): Binding {
  return {
    call,
    transaction: 'withAudit',
    parse(raw) {
      const input = parseInput(call, raw);
      return { input, admit: (ctx) => admit(input, ctx), run: (ctx) => handler(input, ctx) };
    },
  };
}

/** Binds a read whose response does not depend on the user. */
export function bindCoalesced<S, R, P>(
  call: Call<S, R, P>,
  handler: (input: R, ctx: { db: Db; language: Language }) => Promise<P>,
): Binding {
  return {
    call,
    transaction: 'coalesced',
    parse(raw) {
      const input = parseInput(call, raw);
      return { input, admit: admitAll, run: ({ db, language }) => handler(input, { db, language }) };
    },
  };
}

/** The handler commits by itself and must write its own audit row. */
export function withOwnTransaction(binding: Binding): Binding {
  return { ...binding, transaction: 'own' };
}

/** As `withOwnTransaction`, for a handler that waits for the commit of a group without a connection. */
export function withGroupCommit(binding: Binding): Binding {
  return { ...binding, transaction: 'grouped' };
}

function parseInput<S, R, P>(call: Call<S, R, P>, raw: unknown): R {
  const read = z.safeParse(call.input, raw);
  if (!read.success) throw inputError(read.error, raw);
  return read.data;
}
