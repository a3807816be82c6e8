import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Call } from '../../wire/call.ts';
import { type Move, type MoveInput, stateAfter } from '../../wire/lifecycle.ts';
import { type Db, violatedUnique } from '../database/connect.ts';
import { type Binding, bind, type Guarded } from '../http/bind.ts';
import type { CallContext } from '../http/callContext.ts';
import type { UserError } from '../texts/userError.ts';

/** Messages on their way, as `news` of the room of messages makes them. */
export type News = (db: Db) => Promise<void>;

/** A move without a call knows of no person. */
type ContextOf<Name, Calls> = Name extends keyof Calls ? CallContext : { db: Db };

/** The room's own part of a move. */
interface Handler<Input, Ctx, Row, Change> {
  /** what a row of others, or in another state says; as for the life unless given */
  absent?: () => UserError;
  moved?: () => UserError;
  /** columns that change beside the state, of the row as it is before; throws what the room's rule refuses */
  set?(row: Row, input: Input, ctx: Ctx): Change | Promise<Change>;
  /** what else changes, of the row as it is after: history, other tables, open pages */
  effect?(row: Row, input: Input, ctx: Ctx): Promise<unknown>;
  /** to the other sides, of the row as it is after */
  news?(row: Row, input: Input, ctx: Ctx): readonly News[];
}

/** For `set`: columns that take what a move carries under their name. */
export const fromInput =
  <Name extends string>(...names: readonly Name[]) =>
  <Value>(_row: unknown, input: { readonly [Each in Name]: Value }) =>
    Object.fromEntries(names.map((name) => [name, input[name]])) as { [Each in Name]: Value };

type LifeTable = PgTable & { id: PgColumn };
type StatesOf<Moves> = Moves[keyof Moves] extends { readonly from: readonly (infer State)[] } ? State & string : never;

interface Served<Moves, Calls, Table extends LifeTable, Row, Change> {
  table: Table;
  state: keyof Row & string;
  /** of rows whose calls carry it back */
  version?: keyof Row & string;
  /** by side: rows that exist for it, such as those of the own company; all unless given */
  scopes?: Readonly<Record<string, (ctx: CallContext) => SQL | undefined>>;
  absent: () => UserError;
  /** another person was first */
  moved: () => UserError;
  /** by the name of a unique index */
  violations?: Readonly<Record<string, () => UserError>>;
  moves: {
    readonly [Name in keyof Moves]?: Handler<MoveInput<Moves[Name]>, ContextOf<Name, Calls>, Row, Change>;
  };
  /** closed by the move that leaves the states in which they stand */
  todos?: { in: readonly StatesOf<Moves>[]; close(db: Db, row: Row): Promise<void> };
}

/** What a call of another shape brings along. */
interface OfCaller<Change> {
  /** rows that exist for it */
  scope?: SQL;
  /** columns that change beside those of the move */
  set?: Change;
}

interface ServedLife<Moves, Calls, Row, Change> {
  /** by move; one of another shape is bound in its place */
  bindings: Readonly<Record<keyof Calls & string, Binding>>;
  /** Makes a move without its call. */
  make<Name extends keyof Moves & string>(
    name: Name,
    id: number,
    input: MoveInput<Moves[Name]>,
    ctx: ContextOf<Name, Calls>,
    ofCaller?: OfCaller<Change>,
  ): Promise<Row>;
}

type Acting = CallContext | { db: Db };
type Sent = Readonly<Record<string, unknown>>;
type AnyCall = Call<unknown, Sent, void, Guarded>;

/**
 * Makes the moves of a life, all in one order: row of the side, version seen, state left, one conditional update, effect,
 * to-dos closed, news. Transaction and audit row are those of the call. Of two at once the second waits, and is told
 * `moved`.
 */
export function serveLifecycle<
  Moves extends Readonly<Record<string, Move>>,
  Calls extends { readonly [Name in keyof Moves]?: AnyCall },
  Table extends LifeTable,
>(
  life: LifeOf<Moves, Calls>,
  served: Served<Moves, Calls, Table, Table['$inferSelect'], Partial<Table['$inferInsert']>>,
) {
  type Row = Table['$inferSelect'];
  const { state, version, scopes = {}, todos } = served;
  const { lock, update } = rowsOf<Table>(served);

  async function run(
    name: string,
    id: number,
    input: Sent,
    ctx: Acting,
    ofCaller: OfCaller<object> = {},
  ): Promise<Row> {
    const { db } = ctx;
    const move = life.moves[name];
    if (move === undefined) throw new Error(`there is no move ${name}`);
    const handler: Handler<Sent, Acting, Row, object> = served.moves[name] ?? {};
    const side = life.sideOf[name];
    const ofSide = side !== undefined && 'user' in ctx ? scopes[side]?.(ctx) : ofCaller.scope;
    const before = await lock(db, id, ofSide);
    if (before === undefined) throw (handler.absent ?? served.absent)();
    const left = String(before[state]);
    const isSeen = version === undefined || input.version === undefined || input.version === before[version];
    if (!isSeen || !move.from.includes(left)) throw (handler.moved ?? served.moved)();
    const set = await handler.set?.(before, input, ctx);
    const row = await update(db, before, { ...ofCaller.set, ...set, [state]: stateAfter(move, left) });
    await handler.effect?.(row, input, ctx);
    const isOpenIn = (of: Row) => todos?.in.some((one) => one === of[state]) === true;
    if (todos && isOpenIn(before) && !isOpenIn(row)) await todos.close(db, row);
    for (const send of handler.news?.(row, input, ctx) ?? []) await send(db);
    return row;
  }

  const calls: Readonly<Record<string, AnyCall | undefined>> = life.calls;
  const bindings = Object.entries(calls).flatMap(([name, call]) => {
    if (call === undefined) return [];
    const handle = async ({ [life.idName]: id, ...input }: Sent, ctx: CallContext) =>
      void (await run(name, Number(id), input, ctx));
    return [[name, bind(call, handle)] as const];
  });
  const made: ServedLife<Moves, Calls, Row, Partial<Table['$inferInsert']>> = {
    // the entries have lost their names
    bindings: Object.fromEntries(bindings) as Record<keyof Calls & string, Binding>,
    make: run,
  };
  return made;
}

interface LifeOf<Moves, Calls> {
  readonly idName: string;
  readonly moves: Moves;
  readonly calls: Calls;
  readonly sideOf: Readonly<Record<string, string>>;
}

type Kept<Table extends LifeTable> = Pick<
  Served<never, never, Table, Table['$inferSelect'], never>,
  'table' | 'state' | 'version' | 'moved' | 'violations'
>;

/** Reads and writes of the rows of a life. */
function rowsOf<Table extends LifeTable>({ table, state, version, moved, violations }: Kept<Table>) {
  type Row = Table['$inferSelect'];
  // Drizzle knows a generic table by its base class alone
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns<PgTable>(table);
  const columnOf = (name: string) => {
    const column = columns[name];
    if (column === undefined) throw new Error(`a life has no column ${name}`);
    return column;
  };

  async function lock(db: Db, id: number, scope: SQL | undefined): Promise<Row | undefined> {
    const [found] = await db
      .select()
      .from<PgTable>(table)
      .where(and(eq(table.id, id), scope))
      .for('update');
    return found;
  }

  async function update(db: Db, before: Row, change: object): Promise<Row> {
    const next = version === undefined ? {} : { [version]: sql`${columnOf(version)} + 1` };
    const isSame = and(eq(table.id, before.id), eq(columnOf(state), before[state]));
    try {
      const [row] = await db
        .update<PgTable>(table)
        .set({ ...change, ...next })
        .where(isSame)
        .returning();
      if (row === undefined) throw moved();
      return row;
    } catch (fault) {
      throw violations?.[violatedUnique(fault) ?? '']?.() ?? fault;
    }
  }
  return { lock, update };
}
