import { useEffect, useState } from 'react';
import { type Choice, couldBePinyin, filterChoices, normalizeSearch, type PinyinOf } from './filterChoices.ts';

/** Debounce in ms (documents 9). */
const SEARCH_DEBOUNCE_MS = 300;

export type ChoiceSource = readonly Choice[] | ((term: string, signal: AbortSignal) => Promise<readonly Choice[]>);

export type Choices =
  | { status: 'coming'; choices: readonly Choice[] }
  | { status: 'failed'; choices: readonly Choice[] }
  | { status: 'here'; choices: readonly Choice[] };

const NONE: readonly Choice[] = [];

function useDebouncedTerm(typed: string): string {
  const term = normalizeSearch(typed);
  const [debounced, setDebounced] = useState(term);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(term), term === '' ? 0 : SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [term]);
  return debounced;
}

/** Choices for the typed search. A server source is queried from the first opening. */
export function useChoices(source: ChoiceSource, typed: string, isOpen: boolean): Choices & { retry: () => void } {
  const term = useDebouncedTerm(typed);
  const [found, setFound] = useState<Choices>({ status: 'coming', choices: NONE });
  const [tries, setTries] = useState(0);
  const [pinyinOf, setPinyin] = useState<PinyinOf | null>(null);
  const isLocal = typeof source !== 'function';
  const needsPinyin = isLocal && pinyinOf === null && couldBePinyin(term, source);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` triggers a retry
  useEffect(() => {
    if (typeof source !== 'function' || !isOpen) return;
    const controller = new AbortController();
    const settle = (next: Choices) => !controller.signal.aborted && setFound(next);
    setFound(({ choices }) => ({ status: 'coming', choices }));
    source(term, controller.signal).then(
      (choices) => settle({ status: 'here', choices }),
      () => settle({ status: 'failed', choices: NONE }),
    );
    return () => controller.abort();
  }, [source, term, isOpen, tries]);

  useEffect(() => {
    if (!needsPinyin) return;
    let isCancelled = false;
    // without pinyin, search by label still works
    import('../../../wire/pinyin.ts')
      .then((sounds) => isCancelled || setPinyin(() => sounds.pinyinOf))
      .catch(() => undefined);
    return () => {
      isCancelled = true;
    };
  }, [needsPinyin]);

  const retry = () => setTries((count) => count + 1);
  if (!isLocal) return { ...found, retry };
  return { status: 'here', choices: filterChoices(source, term, pinyinOf), retry };
}
