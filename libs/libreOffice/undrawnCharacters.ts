import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 64_000_000;
/** Letters, marks, numbers, punctuation and symbols: what is drawn. Private ones are of the document's own fonts. */
const DRAWN = /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u;

/** Characters of the installed fonts, as fontconfig lists them: `20-7e a0`, a line for each font. */
async function installedRanges(): Promise<[number, number][]> {
  const { stdout } = await run('fc-list', ['--format', '%{charset}\n'], { maxBuffer: MAX_OUTPUT_BYTES });
  return [...new Set(stdout.split(/\s+/))]
    .filter((range) => range !== '')
    .map((range) => {
      const [first = '', last = first] = range.split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    });
}

/**
 * Characters of a text for which no font is installed: in a PDF they would be empty boxes. None where fonts cannot be
 * listed, as then LibreOffice is not installed either.
 */
export async function undrawnCharacters(text: string): Promise<string[]> {
  const characters = [...new Set(text)].filter((character) => DRAWN.test(character));
  const ranges = await installedRanges().catch(() => undefined);
  if (ranges === undefined) return [];
  return characters.filter((character) => {
    const code = character.codePointAt(0) ?? 0;
    return !ranges.some(([first, last]) => first <= code && code <= last);
  });
}
