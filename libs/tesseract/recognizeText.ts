import { runTesseract } from './runTesseract.ts';

interface Recognition {
  /** of the packages, such as `chi_sim` and `eng` */
  languages: readonly string[];
  limitMs: number;
}

const LISTING_MS = 5_000;
const installed = new Map<string, Promise<boolean>>();

/** Asks once per process. */
export function hasTesseract(languages: readonly string[]): Promise<boolean> {
  const key = languages.join('+');
  const known = installed.get(key) ?? listsAll(languages);
  installed.set(key, known);
  return known;
}

async function listsAll(languages: readonly string[]): Promise<boolean> {
  const listed = (await runTesseract(['--list-langs'], LISTING_MS))?.split('\n') ?? [];
  return languages.every((language) => listed.includes(language));
}

/** Text of a PNG or JPEG picture; null: not readable within the limit. */
export async function recognizeText(picture: Uint8Array, { languages, limitMs }: Recognition): Promise<string | null> {
  const args = ['stdin', 'stdout', '-l', languages.join('+'), '--psm', '3'];
  return runTesseract(args, limitMs, picture);
}
