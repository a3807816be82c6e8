import type { Measure } from '../pdfSigning/embedFont.ts';

/** Between words, and around letters of the scripts of China, Japan and Korea. */
export const AT_SPACES = /(?<=\s)|(?<=[\u2e80-\uffef])|(?=[\u2e80-\uffef])/u;
/** Behind hyphens too: columns are narrow. */
const AT_SPACES_AND_HYPHENS = /(?<=[\s-])|(?<=[\u2e80-\uffef])|(?=[\u2e80-\uffef])/u;

/** Text in lines that fit: broken where `breaks` matches if it does anywhere, else between any two characters. */
export function wrappedAt(breaks: RegExp, text: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of text.split(breaks)) {
    if (fits(line + part)) {
      line += part;
      continue;
    }
    if (line !== '') lines.push(line.trimEnd());
    line = '';
    for (const character of part) {
      if (!fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return [...lines, line.trimEnd()];
}

/** Text in lines of at most `width` points at `size` points. */
export const wrapped = (text: string, font: Measure, size: number, width: number): string[] =>
  wrappedAt(AT_SPACES_AND_HYPHENS, text, (part) => font.getTextWidth(part, size) <= width);
