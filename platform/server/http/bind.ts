import { z } from 'zod';
import type { Access, publicly } from '../../wire/access.ts';
import type { AnyCall, Call } from '../../wire/call.ts';
import { CODE } from '../../wire/envelope.ts';
import type { Language } from '../../wire/language.ts';
import type { Who } from '../../wire/who.ts';
import type { Db } from '../database/connect.ts';
import { refuse } from '../texts/texts.ts';
import type { Asking } from './asking.ts';
import { refusalOfInput } from './inputErrors.ts';

/**
 * `together`: a write commits with its audit row. `itself`: the handler commits, to keep rows although it throws,
 * or for a group commit. `shared`: a read equal for all users, coalesced.
 */
export type Manner = 'together' | 'itself' | 'shared';

export interface ReadyCall {
  readonly input: unknown;
  answer(asking: Asking<Who | null>): Promise<unknown>;
}

export interface Binding {
  readonly call: AnyCall;
  readonly manner: Manner;
  read(raw: unknown): ReadyCall;
}

type Public = typeof publicly;
type Guarded = Exclude<Access, Public>;

export function bind<S, R, P>(
  call: Call<S, R, P, Guarded>,
  handler: (input: R, asking: Asking) => Promise<P>,
): Binding {
  return {
    call,
    manner: 'together',
    read(raw) {
      const input = checked(call, raw);
      const answer = async (asking: Asking<Who | null>) => {
        if (asking.who === null) throw refuse((t) => t.signIn, CODE.signIn);
        return handler(input, { ...asking, who: asking.who });
      };
      return { input, answer };
    },
  };
}

export function bindPublic<S, R, P>(
  call: Call<S, R, P, Public>,
  handler: (input: R, asking: Asking<Who | null>) => Promise<P>,
): Binding {
  return {
    call,
    manner: 'together',
    read(raw) {
      const input = checked(call, raw);
      return { input, answer: (asking) => handler(input, asking) };
    },
  };
}

/** Binds a read whose response does not depend on the user. */
export function bindShared<S, R, P>(
  call: Call<S, R, P>,
  handler: (input: R, asking: { db: Db; language: Language }) => Promise<P>,
): Binding {
  return {
    call,
    manner: 'shared',
    read(raw) {
      const input = checked(call, raw);
      return { input, answer: ({ db, language }) => handler(input, { db, language }) };
    },
  };
}

/** The handler commits by itself and must write its own audit row. */
export function selfCommitting(binding: Binding): Binding {
  return { ...binding, manner: 'itself' };
}

function checked<S, R, P>(call: Call<S, R, P>, raw: unknown): R {
  const read = z.safeParse(call.input, raw);
  if (!read.success) throw refusalOfInput(read.error, raw);
  return read.data;
}
