export interface Choice {
  value: string | number;
  label: string;
}

const CHINESE = /\p{Script=Han}/u;
const LATIN = /^[a-z]+$/;

export type InitialsOf = (label: string) => string;

/** Normalized search term: trimmed, NFKC, lower case (documents 5.7). */
export function soughtIn(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}

/** True for Latin terms over Chinese labels; then the pinyin data must be loaded. */
export function mayBeInitials(sought: string, choices: readonly Choice[]): boolean {
  return LATIN.test(sought) && choices.some(({ label }) => CHINESE.test(label));
}

/** Choices whose label or initials contain the term; an empty term matches all. */
export function matching<Found extends Choice>(
  choices: readonly Found[],
  sought: string,
  initialsOf: InitialsOf | null,
): readonly Found[] {
  if (sought === '') return choices;
  const isMeant = (label: string) => label.normalize('NFKC').toLowerCase().includes(sought);
  const sounds = (label: string) =>
    initialsOf !== null && CHINESE.test(label) && initialsOf(label).includes(sought);
  return choices.filter(({ label }) => isMeant(label) || sounds(label));
}
