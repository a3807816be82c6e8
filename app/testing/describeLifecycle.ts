import { describe, expect, test } from 'vitest';
import { type Actor, expectUserError } from '../../platform/testing/actor.ts';
import type { AnyCall } from '../../platform/wire/call.ts';
import { CODE } from '../../platform/wire/envelope.ts';
import { type Move, type MoveSent, stateAfter } from '../../platform/wire/lifecycle.ts';
import { codeFor } from './codeFor.ts';
import type { TestFixture } from './testFixture.ts';

interface Walked<Moves, Calls> {
  readonly idName: string;
  readonly moves: Moves;
  readonly calls: Calls;
  readonly sideOf: Readonly<Record<string, string>>;
}

interface WalkedMove<Input> {
  /** beside its reason */
  input?: Input;
  /** message that others get */
  told?: string;
  /** columns that it needs beside the state, as SQL */
  also?: string;
}

/** What a declaration does not say. */
interface LifeWalk<Moves, Calls> {
  /** of its rows, in the database */
  table: string;
  /** its column of the state */
  state: string;
  /** its column of the version, where calls carry it back */
  version?: string;
  /** a new row; resolves to its id */
  stage: () => Promise<number>;
  /** by side: may make its calls */
  people: Readonly<Record<string, () => Actor>>;
  /** may make none of them */
  outsider: () => Actor;
  /** by side: may make its calls, on rows of another company */
  rivals?: Readonly<Record<string, () => Actor>>;
  /** subject of its messages */
  about: (id: number) => string;
  /** to-dos about a staged row, and the states in which they stand */
  todos?: { codes: readonly string[]; in: readonly string[] };
  moves: { readonly [Name in keyof Moves & keyof Calls]: WalkedMove<Partial<MoveSent<Moves[Name]>>> };
}

/**
 * Makes each move of a life over HTTP: by people without the right, another company, from other states and with an old
 * version it is refused and changes nothing; of two at once one wins, others hear of it, and its to-dos end.
 */
export function describeLifecycle<
  Moves extends Readonly<Record<string, Move>>,
  Calls extends { readonly [Name in keyof Moves]?: AnyCall },
>(life: Walked<Moves, Calls>, walk: LifeWalk<Moves, Calls>, fixture: () => TestFixture): void {
  const { table, outsider, rivals = {} } = walk;
  const rows = lifeRows(walk, fixture);
  const calls: Readonly<Record<string, AnyCall | undefined>> = life.calls;
  const walked: Readonly<Record<string, WalkedMove<object> | undefined>> = walk.moves;
  const states = [...new Set(Object.values<Move>(life.moves).flatMap((move) => [...move.from, ...endsOf(move)]))];
  const moves = Object.keys(calls).map((name) => ({ name }));

  /** The move as a call: who makes it, and with what. */
  function made(name: string) {
    const [move, call] = [life.moves[name], calls[name]];
    const side = life.sideOf[name] ?? '';
    const person = walk.people[side];
    if (!(move && call && person)) throw new Error(`the walk has no person for ${name}`);
    const reason = move.reason === undefined ? {} : { reason: 'a reason' };
    const inputFor = async (id: number) => ({
      [life.idName]: id,
      ...(await rows.seen(id)),
      ...walked[name]?.input,
      ...reason,
    });
    return { move, call, person, rival: rivals[side], inputFor, ...walked[name] };
  }

  describe(`the life of ${table}`, () => {
    test.for(moves)('$name is refused to others and from other states, and changes nothing', async ({ name }) => {
      const { move, call, person, rival, inputFor, also } = made(name);
      const id = await walk.stage();
      const input = await inputFor(id);
      expect(await codeFor(outsider(), call, input)).toBe(CODE.forbidden);
      const before = await rows.stateOf(id);
      if (rival) await expectUserError(rival().send(call, input));
      if (walk.version && move.from.includes(before)) {
        const old = { ...input, version: Number(Object.values(await rows.seen(id))[0]) + 1 };
        await expectUserError(person().send(call, old));
      }
      expect(await rows.stateOf(id)).toBe(before);
      for (const state of states.filter((one) => !move.from.includes(one))) {
        await rows.put(id, state, also);
        await expectUserError(person().send(call, await inputFor(id)));
        expect(await rows.stateOf(id), state).toBe(state);
      }
    });

    test.for(moves)('$name by two at once is made once, and the others hear of it', async ({ name }) => {
      const { move, call, person, inputFor, told, also } = made(name);
      for (const from of move.from) {
        const id = await walk.stage();
        await rows.put(id, from, also);
        const input = await inputFor(id);
        const both = await Promise.allSettled([1, 2].map(() => person().send(call, input)));
        expect(both.map(({ status }) => status).toSorted(), from).toEqual(['fulfilled', 'rejected']);
        const state = stateAfter(move, from);
        expect(await rows.stateOf(id)).toBe(state);
        if (told) expect(await rows.messagesAbout(id, [told])).not.toEqual([]);
        const { codes, in: open } = walk.todos ?? { codes: [], in: [] };
        if (!open.includes(from)) continue;
        const left = (await rows.messagesAbout(id, codes)).filter(({ isDone }) => !isDone);
        expect(left.length > 0, `to-dos in ${state}`).toBe(open.includes(state));
      }
    });
  });
}

const endsOf = ({ to }: Move) => (typeof to === 'string' ? [to] : Object.values(to).filter((one) => one !== undefined));

/** Rows of a life in the database. */
function lifeRows<Moves, Calls>(walk: LifeWalk<Moves, Calls>, fixture: () => TestFixture) {
  const { table, state, version, about } = walk;
  const query = async (text: string, values: unknown[]) => (await fixture().database.query(text, values)).rows;
  return {
    async stateOf(id: number): Promise<string> {
      const [row] = await query(`select ${state} as state from ${table} where id = $1`, [id]);
      return row?.state;
    },
    /** What calls carry back of it. */
    async seen(id: number): Promise<object> {
      if (version === undefined) return {};
      const [row] = await query(`select ${version} as version from ${table} where id = $1`, [id]);
      return { version: row?.version };
    },
    put: (id: number, to: string, also?: string) =>
      query(`update ${table} set ${state} = $2 ${also ? `, ${also}` : ''} where id = $1`, [id, to]),
    messagesAbout: (id: number, codes: readonly string[]): Promise<{ isDone: boolean }[]> =>
      query(`select done_at is not null as "isDone" from message where about = $1 and business_code = any($2)`, [
        about(id),
        codes,
      ]),
  };
}
