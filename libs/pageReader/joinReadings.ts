import type { Word } from '../tesseract/recognizeWords.ts';
import type { Fragment } from './page.ts';
import type { Line } from './ppOcr/recognize.ts';
import type { PixelBox } from './ppOcr/sample.ts';

interface Size {
  width: number;
  height: number;
}

const CYRILLIC = /\p{Script=Cyrillic}/gu;
const FEWEST_CYRILLIC = 3;
/** Below this tesseract guesses: Chinese read as Cyrillic, say. */
const CREDIBLE = 0.5;
/** A gap wider than this many letter heights ends a cell. */
const CELL_GAP = 0.9;

/** Another look at a part of a line, by PP-OCR. */
type LookAt = (part: PixelBox) => Promise<{ text: string; confidence: number } | null>;

/** The line as PP-OCR read it; where it is Cyrillic, tesseract's words, cut into cells by their places. */
export async function fragmentsOf(line: Line, words: readonly Word[], page: Size, lookAt: LookAt): Promise<Fragment[]> {
  const { text, confidence, left, right, top, bottom } = line;
  const box = { left, right, top, bottom };
  const inside = words.filter((word) => {
    const [x, y] = [(word.left + word.right) / 2, (word.top + word.bottom) / 2];
    return x > left && x < right && y > top && y < bottom;
  });
  if (isChinese(text, confidence) || !(isCyrillic(inside) || isBetter(inside, confidence)))
    return [placed(tidied(text), confidence, box, page)];
  const fragments: Fragment[] = [];
  for (const cell of cellsOf(inside, bottom - top)) {
    const reading = await chosen(cell, line, lookAt);
    const [first, last] = [cell[0], cell.at(-1)];
    const place = { ...box, left: first?.left ?? left, right: last?.right ?? right };
    fragments.push(placed(tidied(reading.text), reading.confidence, place, page));
  }
  return fragments;
}

/** One character in a line that is read badly is a Cyrillic letter misread. */
function isChinese(text: string, confidence: number): boolean {
  const count = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return count > 1 || (count === 1 && confidence >= UNSURE);
}

/** Below this PP-OCR lost letters, such as capitals behind a comma of a small print. */
const UNSURE = 0.88;

function isBetter(words: readonly Word[], confidence: number): boolean {
  if (confidence >= UNSURE || words.length === 0) return false;
  const sum = words.reduce((total, word) => total + word.confidence * word.text.length, 0);
  return sum / words.reduce((total, { text }) => total + text.length, 0) > confidence;
}

function isCyrillic(words: readonly Word[]): boolean {
  const cyrillic = words.filter((word) => word.text.search(CYRILLIC) >= 0 && word.confidence >= CREDIBLE);
  const isDistinct = cyrillic.some((word) => DISTINCT.test(word.text));
  return lettersIn(cyrillic) >= (isDistinct ? FEWEST_CYRILLIC : FEWEST_ALIKE);
}

/** Letters that no Latin one looks like; "СМУ" alone is CNY, "НЕТТО" is not. */
const DISTINCT = /[\p{Script=Cyrillic}--[АВЕКМНОРСТУХаеорсух]]/v;
const FEWEST_ALIKE = 5;

const lettersIn = (words: readonly Word[]) =>
  words.reduce((sum, word) => sum + (word.text.match(CYRILLIC)?.length ?? 0), 0);

function cellsOf(words: readonly Word[], height: number): Word[][] {
  const cells: Word[][] = [];
  for (const word of words.toSorted((one, other) => one.left - other.left)) {
    const cell = cells.at(-1);
    const end = cell?.at(-1)?.right;
    if (cell === undefined || end === undefined || word.left - end > height * CELL_GAP) cells.push([word]);
    else cell.push(word);
  }
  return cells;
}

/** Words of this many digits are codes and numbers, which PP-OCR reads better. */
const FEWEST_DIGITS = 3;
/** Capitals before the digits of a code, as tesseract takes them for a word. */
const OWNER = /^[\p{Lu}.]{1,5}$/u;
/** Of the line's height: between capitals and digits of one code, and around it. */
const CODE_GAP = 1.6;
const AROUND = 0.12;
const CODE = /^[A-Z0-9][A-Z0-9.,/:+-]*$/;
const CREDIBLE_CODE = 0.75;

/** Codes and numbers as PP-OCR reads them alone, words as tesseract did. */
async function chosen(
  cell: readonly Word[],
  { top, bottom, confidence }: Line,
  lookAt: LookAt,
): Promise<{ text: string; confidence: number }> {
  const pieces: { text: string; confidence: number }[] = [];
  const tall = bottom - top;
  for (const group of groupsOf(cell, tall)) {
    const [first, last] = [group[0], group.at(-1)];
    const hasDigits = (last?.text.match(/\d/g)?.length ?? 0) >= FEWEST_DIGITS;
    const part = {
      top,
      bottom,
      left: (first?.left ?? 0) - tall * AROUND,
      right: (last?.right ?? 0) + tall * AROUND,
    };
    const code = hasDigits ? await lookAt(part) : null;
    const read = code?.text.replace(/\s/g, '') ?? '';
    const text = first?.text.startsWith('№') ? read.replace(/^N[o9e°º]?(?=[A-Z\d])/, '') : read;
    if (code !== null && code.confidence >= CREDIBLE_CODE && CODE.test(text))
      pieces.push({ text, confidence: code.confidence });
    else pieces.push(...group.map((word) => ({ text: word.text, confidence: word.confidence })));
  }
  const sure = pieces.reduce((sum, piece) => sum + piece.confidence, 0) / pieces.length;
  const isPlain = pieces.every(({ text }) => CODE.test(text));
  return {
    text: pieces.map(({ text }) => text).join(' '),
    confidence: isPlain ? Math.max(sure, confidence) : sure,
  };
}

/** Words one by one, but capitals with the digits behind them: "TBJU 4561920". */
function groupsOf(cell: readonly Word[], tall: number): Word[][] {
  const groups: Word[][] = [];
  for (const word of cell) {
    const before = groups.at(-1)?.at(-1);
    const isCode =
      before !== undefined &&
      /^\d{4,}/.test(word.text) &&
      OWNER.test(before.text) &&
      word.left - before.right < tall * CODE_GAP;
    if (isCode) groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  return groups;
}

const tidied = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim();

function placed(
  text: string,
  confidence: number,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
  { width, height }: Size,
): Fragment {
  return {
    text,
    confidence,
    left: left / width,
    right: right / width,
    top: top / height,
    bottom: bottom / height,
  };
}
