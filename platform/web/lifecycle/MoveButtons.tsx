import type { AnyCall, SentBy } from '../../wire/call.ts';
import type { Move, MoveSent } from '../../wire/lifecycle.ts';
import { ActionButtons } from '../actions/ActionButtons.tsx';
import type { Action, ShownAction } from '../actions/action.ts';
import type { ActionForm } from '../actions/actionForm.tsx';

/** A move as its page shows it: with a form where it carries more than a reason. */
type ShownMove<Sent> = Omit<ShownAction, 'isDangerous'> & { form?: ActionForm<Sent> };

type Name<Moves, Calls> = keyof Moves & keyof Calls & string;

interface MoveButtonsProps<Moves, Calls> {
  life: { readonly moves: Moves; readonly calls: Calls };
  /** id of the row, and what else each of its calls carries back */
  seen: Partial<SentBy<Calls[keyof Calls]>>;
  /** open for the row; others are not shown */
  open: readonly string[];
  /** in the order of the buttons */
  shown: { readonly [Made in Name<Moves, Calls>]?: ShownMove<MoveSent<Moves[Made]>> };
  invalidates: readonly Pick<AnyCall, 'path'>[];
  onDone?: () => void;
  look?: 'links' | 'buttons';
}

/** Buttons of the moves that are open for a row, each with its question, reason or form. */
export function MoveButtons<
  Moves extends Readonly<Record<string, Move>>,
  Calls extends { readonly [Made in keyof Moves]?: AnyCall },
>({ life, seen, open, shown, ...rest }: MoveButtonsProps<Moves, Calls>) {
  const calls: Readonly<Record<string, AnyCall | undefined>> = life.calls;
  const actions = Object.entries<ShownMove<unknown> | undefined>(shown).map(([name, one]): Action | null => {
    const [move, call] = [life.moves[name], calls[name]];
    if (!(move && call && one && open.includes(name))) return null;
    const { form, ...said } = one;
    const { isDangerous, reason = 0 } = move;
    const maxLength = typeof reason === 'number' ? reason : reason.most;
    const base = { call, shown: { ...said, isDangerous } };
    if (form) return { ...base, form, inputOf: (given) => Object.assign({}, seen, given) };
    if (maxLength === 0) return { ...base, inputOf: () => seen };
    return { ...base, reason: { maxLength }, inputOf: (given) => ({ ...seen, reason: given }) };
  });
  return <ActionButtons actions={actions} {...rest} />;
}
