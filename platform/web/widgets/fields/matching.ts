/** A choice of a select. */
export interface Choice {
  value: string | number;
  label: string;
}

const CHINESE = /\p{Script=Han}/u;
const LATIN = /^[a-z]+$/;

/** The first letters of how a Chinese label sounds: 西安 → xa. */
export type InitialsOf = (label: string) => string;

/** What a search looks for: blanks around it and capitals do not matter (documents 5.7). */
export function soughtIn(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}

/** Whether a search can be meant as initials of Chinese labels, for which their sounds have to be fetched. */
export function mayBeInitials(sought: string, choices: readonly Choice[]): boolean {
  return LATIN.test(sought) && choices.some(({ label }) => CHINESE.test(label));
}

/** The choices whose label holds what is sought, or begins with it by its initials; nothing sought finds all. */
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
