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
 * How a call is done:
 * `together` - a write and its audit row commit as one, a read takes a connection of its own;
 * `itself` - the handler commits, because it must keep something although it refuses, or shares a commit;
 * `shared` - a read whose answer is the same for everyone: those who ask while one is under way get the next one.
 */
export type Manner = 'together' | 'itself' | 'shared';

/** A call whose input has been read and found good. */
export interface ReadyCall {
  readonly input: unknown;
  answer(asking: Asking<Who | null>): Promise<unknown>;
}

/** A call and the function that answers it, ready to become a route. */
export interface Binding {
  readonly call: AnyCall;
  readonly manner: Manner;
  /** Checks the input as it came; throws a Refusal that names the wrong fields. */
  read(raw: unknown): ReadyCall;
}

type Public = typeof publicly;
type Guarded = Exclude<Access, Public>;

/** Binds a call that needs a session; the handler gets the person. */
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

/** Binds a call that anybody may make. */
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

/** Binds a read whose answer does not depend on who asks, as its handler cannot know. */
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

/** The handler commits by itself; see `Manner`. It must write its own audit row. */
export function selfCommitting(binding: Binding): Binding {
  return { ...binding, manner: 'itself' };
}

function checked<S, R, P>(call: Call<S, R, P>, raw: unknown): R {
  const read = z.safeParse(call.input, raw);
  if (!read.success) throw refusalOfInput(read.error, raw);
  return read.data;
}
