import type { Language, Trilingual } from '../../../../platform/wire/language.ts';

/** Merges client input: all languages, or one that also fills missing translations. Null without input. */
export function mergeTranslations(
  input: { all: Trilingual | null | undefined; one: string },
  language: Language,
  before?: Trilingual,
): Trilingual | null {
  const changesOne = before && input.one !== '' && input.one !== before[language];
  // a client of one language sends the unchanged translations back with its changed label
  if (input.all && changesOne && input.all[language] === before[language]) {
    return { ...input.all, [language]: input.one };
  }
  if (input.all) return input.all;
  if (input.one === '') return before ?? null;
  const rest = before ?? { zh: input.one, en: input.one, ru: input.one };
  return { ...rest, [language]: input.one };
}
