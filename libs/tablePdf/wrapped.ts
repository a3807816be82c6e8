import type { Measure } from '../pdfSigning/embedFont.ts';

/** Text in lines of at most `width`: broken at spaces where there are some, else between any two characters. */
export function wrapped(text: string, font: Measure, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (part: string) => font.getTextWidth(part, size) <= width;
  for (const part of text.split(/(?<=[\s-])|(?<=[⺀-￯])|(?=[⺀-￯])/u)) {
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
