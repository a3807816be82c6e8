import { createReadStream } from 'node:fs';
import { InspectionError } from '../inspectionError.ts';

/** A link of DDE: `cmd|'/c calc'!A0`. */
const LINK = /\w'?\s{0,4}\|[^|\r\n]{0,300}!/g;
/** The beginning of a cell that a spreadsheet reads as a formula. */
const FORMULA = /(?:^|[,;\t"|])\s{0,16}[=+@-]/;
/** Longer lines are looked at in pieces. */
const MAX_LINE = 4_096;

/** Refuses tables as text whose formulas start programs when a spreadsheet opens them. */
export async function checkCsv(path: string, charset: string): Promise<void> {
  const decoder = new TextDecoder(charset);
  let before = '';
  for await (const chunk of createReadStream(path)) {
    const lines = (before + decoder.decode(chunk, { stream: true })).split(/[\r\n]/);
    if (lines.some(startsProgram)) throw new InspectionError({ key: 'activeContent' });
    before = lines.at(-1)?.slice(-MAX_LINE) ?? '';
  }
}

function startsProgram(line: string): boolean {
  const last = [...line.matchAll(LINK)].at(-1);
  return last !== undefined && FORMULA.test(line.slice(0, last.index));
}
