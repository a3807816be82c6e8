import { useEffect, useState } from 'react';
import { type Choice, type InitialsOf, matching, mayBeInitials, soughtIn } from './matching.ts';

/** Debounce in ms (documents 9). */
const SEARCH_WAIT_MS = 300;

export type ChoiceSource =
  | readonly Choice[]
  | ((sought: string, signal: AbortSignal) => Promise<readonly Choice[]>);

export type Choices =
  | { status: 'coming'; choices: readonly Choice[] }
  | { status: 'failed'; choices: readonly Choice[] }
  | { status: 'here'; choices: readonly Choice[] };

const NONE: readonly Choice[] = [];

function useSettled(typed: string): string {
  const sought = soughtIn(typed);
  const [settled, setSettled] = useState(sought);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(sought), sought === '' ? 0 : SEARCH_WAIT_MS);
    return () => clearTimeout(timer);
  }, [sought]);
  return settled;
}

/** Choices for the typed search. A server source is queried from the first opening. */
export function useChoices(
  source: ChoiceSource,
  typed: string,
  isOpen: boolean,
): Choices & { retry: () => void } {
  const sought = useSettled(typed);
  const [found, setFound] = useState<Choices>({ status: 'coming', choices: NONE });
  const [tries, setTries] = useState(0);
  const [initialsOf, setInitials] = useState<InitialsOf | null>(null);
  const isLocal = typeof source !== 'function';
  const needsInitials = isLocal && initialsOf === null && mayBeInitials(sought, source);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` triggers a retry
  useEffect(() => {
    if (typeof source !== 'function' || !isOpen) return;
    const leaving = new AbortController();
    const settle = (next: Choices) => !leaving.signal.aborted && setFound(next);
    setFound(({ choices }) => ({ status: 'coming', choices }));
    source(sought, leaving.signal).then(
      (choices) => settle({ status: 'here', choices }),
      () => settle({ status: 'failed', choices: NONE }),
    );
    return () => leaving.abort();
  }, [source, sought, isOpen, tries]);

  useEffect(() => {
    if (!needsInitials) return;
    let isLeft = false;
    // without pinyin, search by label still works
    import('./initials.ts')
      .then((sounds) => isLeft || setInitials(() => sounds.initialsOf))
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [needsInitials]);

  const retry = () => setTries((count) => count + 1);
  if (!isLocal) return { ...found, retry };
  return { status: 'here', choices: matching(source, sought, initialsOf), retry };
}
