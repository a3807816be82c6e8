/** Earlier and undone states of something that is replaced as a whole. */
export interface Undoable<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
}

const MAX_STEPS = 100;

export const startUndo = <State>(present: State): Undoable<State> => ({ past: [], present, future: [] });

export function doStep<State>({ past, present }: Undoable<State>, next: State): Undoable<State> {
  return { past: [...past, present].slice(-MAX_STEPS), present: next, future: [] };
}

export function undoStep<State>(state: Undoable<State>): Undoable<State> {
  const before = state.past.at(-1);
  if (before === undefined) return state;
  return { past: state.past.slice(0, -1), present: before, future: [state.present, ...state.future] };
}

export function redoStep<State>(state: Undoable<State>): Undoable<State> {
  const [next, ...future] = state.future;
  if (next === undefined) return state;
  return { past: [...state.past, state.present], present: next, future };
}
