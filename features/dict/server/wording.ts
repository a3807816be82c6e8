import type { Language, Trilingual } from '../../../platform/wire/language.ts';

/**
 * A name in all languages from what a client sent: all of them, or one for the language it speaks, which then
 * stands for the others until they have names of their own. Null when nothing was sent.
 */
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
