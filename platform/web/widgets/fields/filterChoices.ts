export interface Choice {
  value: string | number;
  label: string;
}

const CHINESE = /\p{Script=Han}/u;
const LATIN = /^[a-z]+$/;

export type InitialsOf = (label: string) => string;

/** Normalized search term: trimmed, NFKC, lower case (documents 5.7). */
export function normalizeSearch(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}

/** True for Latin terms over Chinese labels; then the pinyin data must be loaded. */
export function couldBeInitials(term: string, choices: readonly Choice[]): boolean {
  return LATIN.test(term) && choices.some(({ label }) => CHINESE.test(label));
}

/** Choices whose label or initials contain the term; an empty term matches all. */
export function filterChoices<Found extends Choice>(
  choices: readonly Found[],
  term: string,
  initialsOf: InitialsOf | null,
): readonly Found[] {
  if (term === '') return choices;
  const containsTerm = (label: string) => label.normalize('NFKC').toLowerCase().includes(term);
  const initialsMatch = (label: string) =>
    initialsOf !== null && CHINESE.test(label) && initialsOf(label).includes(term);
  return choices.filter(({ label }) => containsTerm(label) || initialsMatch(label));
}
