export interface Choice {
  value: string | number;
  label: string;
  /** also found by: other names, codes */
  searchText?: string;
}

const CHINESE = /\p{Script=Han}/u;
const LATIN = /^[a-z]+$/;

/** Pinyin of a Chinese text, full and by initials. */
export type PinyinOf = (text: string) => string;

/** Normalized search term: trimmed, NFKC, lower case (documents 5.7). */
export function normalizeSearch(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}

const searchedIn = ({ label, searchText = '' }: Choice) => `${label} ${searchText}`;

/** True for Latin terms over Chinese labels; then the pinyin data must be loaded. */
export function couldBePinyin(term: string, choices: readonly Choice[]): boolean {
  return LATIN.test(term) && choices.some((choice) => CHINESE.test(searchedIn(choice)));
}

/** Choices whose label, search text or pinyin contain the term; an empty term matches all. */
export function filterChoices<Found extends Choice>(
  choices: readonly Found[],
  term: string,
  pinyinOf: PinyinOf | null,
): readonly Found[] {
  if (term === '') return choices;
  const containsTerm = (text: string) => text.normalize('NFKC').toLowerCase().includes(term);
  const pinyinMatches = (text: string) => pinyinOf !== null && CHINESE.test(text) && pinyinOf(text).includes(term);
  return choices.filter((choice) => {
    const text = searchedIn(choice);
    return containsTerm(text) || pinyinMatches(text);
  });
}
