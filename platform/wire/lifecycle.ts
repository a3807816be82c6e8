import { z } from 'zod';
import type { Access } from './access.ts';
import { type Call, call } from './call.ts';
import { nothing } from './envelope.ts';
import { id, line } from './validators.ts';

/** A move of a row from state to state. */
export interface Move<State extends string = string> {
  readonly from: readonly State[];
  /** or by the state that it leaves */
  readonly to: State | { readonly [Left in State]?: State };
  /** what it carries beside the id and what was seen */
  readonly input?: z.ZodRawShape;
  /** length of the reason that it demands, and what it says of it (OpenAPI) */
  readonly reason?: number | { readonly most: number; readonly meaning: string };
  /** its button warns */
  readonly isDangerous?: true;
}

/** A side that moves a row: where its calls are, who may make them, and a summary (OpenAPI) for each. */
interface Side<Name extends string> {
  readonly path: `/${string}`;
  readonly access: Exclude<Access, { kind: 'public' }>;
  /** fields that each call carries back beside the id, as the version */
  readonly seen?: z.ZodRawShape;
  readonly calls: { readonly [Made in Name]?: string };
}

type NoFields = Record<never, never>;
type ShapeOf<M> = (M extends { readonly input: infer Fields extends z.ZodRawShape } ? Fields : NoFields) &
  (M extends { readonly reason: NonNullable<Move['reason']> } ? { reason: ReturnType<typeof line> } : NoFields);

/** What a move carries, as its handler reads it. */
export type MoveInput<M> = z.output<z.ZodObject<ShapeOf<M>>>;
/** What a move carries, as a page sends it. */
export type MoveSent<M> = z.input<z.ZodObject<ShapeOf<M>>>;

type CallsOf<Sides> = {
  readonly [Name in keyof Sides]: keyof Sides[Name]['calls' & keyof Sides[Name]];
}[keyof Sides];
type SideWith<One, Made> = One extends { readonly calls: infer Calls }
  ? Made extends keyof Calls
    ? One
    : never
  : never;
type Carried<IdName extends string, One, M> = { [Name in IdName]: typeof id } & (One extends {
  readonly seen: infer Fields extends z.ZodRawShape;
}
  ? Fields
  : NoFields) &
  ShapeOf<M>;
type CallOf<IdName extends string, One, M> = Call<
  z.input<z.ZodObject<Carried<IdName, One, M>>>,
  z.output<z.ZodObject<Carried<IdName, One, M>>>,
  void,
  One extends { readonly access: infer Reach extends Access } ? Reach : never
>;
type MoveCalls<IdName extends string, Sides, Moves> = {
  readonly [Name in keyof Moves & CallsOf<Sides>]: CallOf<IdName, SideWith<Sides[keyof Sides], Name>, Moves[Name]>;
};

function reasonField(reason: Move['reason']): z.ZodRawShape {
  if (reason === undefined) return {};
  if (typeof reason === 'number') return { reason: line(reason) };
  return { reason: line(reason.most).describe(reason.meaning) };
}

/**
 * Declares the life of a row: its moves, and in `calls` one for each that a side makes. A move without a call is made by
 * the portal, or by a call of another shape.
 */
export function lifecycle<
  const State extends string,
  const IdName extends string,
  const Moves extends Readonly<Record<string, Move<State>>>,
  const Sides extends Readonly<Record<string, Side<keyof Moves & string>>>,
>(declared: {
  states: readonly State[];
  /** field of the input that holds the row's id */
  idName: IdName;
  moves: Moves;
  sides: Sides;
}) {
  const { idName, moves, sides } = declared;
  const calls: Record<string, Call<unknown, unknown, void>> = {};
  const sideOf: Record<string, string> = {};
  for (const [side, { path, access, seen, calls: summaries }] of Object.entries(sides)) {
    for (const [name, summary = ''] of Object.entries<string | undefined>(summaries)) {
      const move: Move | undefined = moves[name];
      if (move === undefined) continue;
      const { input, reason } = move;
      const carried = { [idName]: id, ...seen, ...input, ...reasonField(reason) };
      sideOf[name] = side;
      calls[name] = call({
        method: 'POST',
        effect: 'write',
        path: `${path}/${name}`,
        access,
        summary,
        input: z.object(carried),
        response: nothing(),
      });
    }
  }
  // the entries have lost their types
  return { idName, moves, sideOf, calls: calls as MoveCalls<IdName, Sides, Moves> };
}

/** Moves that leave a state, in the order of their declaration. */
export const movesFrom = <Moves extends Readonly<Record<string, Move>>>(
  { moves }: { readonly moves: Moves },
  state: string,
): (keyof Moves & string)[] => Object.keys(moves).filter((name) => moves[name]?.from.some((from) => from === state));

/** State after a move of a row in `state`. */
export const stateAfter = ({ to }: Move, state: string): string => (typeof to === 'string' ? to : (to[state] ?? state));
