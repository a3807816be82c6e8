import type { Language, Trilingual } from '../../../platform/wire/language.ts';

/** Merges client input: all languages, or one that also fills missing translations. Null without input. */
export function wordingOf(
  given: { all: Trilingual | null | undefined; one: string },
  language: Language,
  before?: Trilingual,
): Trilingual | null {
  if (given.all) return given.all;
  if (given.one === '') return before ?? null;
  const rest = before ?? { zh: given.one, en: given.one, ru: given.one };
  return { ...rest, [language]: given.one };
}
