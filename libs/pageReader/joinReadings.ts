import type { Word } from '../tesseract/recognizeWords.ts';
import type { Fragment } from './page.ts';
import type { Line } from './ppOcr.ts';

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

export function boxOf(corners: Line['corners']) {
  const across = corners.map(([x]) => x);
  const down = corners.map(([, y]) => y);
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}

/** The line as PP-OCR read it; where it is Cyrillic, tesseract's words, cut into cells by their places. */
export function fragmentsOf(
  { text, confidence, corners }: Line,
  words: readonly Word[],
  page: Size,
): Fragment[] {
  const box = boxOf(corners);
  const inside = words.filter((word) => {
    const [x, y] = [(word.left + word.right) / 2, (word.top + word.bottom) / 2];
    return x > box.left && x < box.right && y > box.top && y < box.bottom;
  });
  if (!isCyrillic(inside) || /\p{Script=Han}/u.test(text))
    return [placed(tidied(text), confidence, box, page)];
  const height = box.bottom - box.top;
  return cellsOf(inside, height).map((cell) => {
    const reading = chosen(cell, { text, confidence });
    const left = Math.min(...cell.map((word) => word.left));
    const right = Math.max(...cell.map((word) => word.right));
    return placed(tidied(reading.text), reading.confidence, { ...box, left, right }, page);
  });
}

function isCyrillic(words: readonly Word[]): boolean {
  const cyrillic = words.filter((word) => word.text.search(CYRILLIC) >= 0 && word.confidence >= CREDIBLE);
  return lettersIn(cyrillic) >= FEWEST_CYRILLIC;
}

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

/** Letters that look alike in both scripts, and digits that tesseract takes for them. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{
    А: 'A',
    В: 'B',
    С: 'C',
    Е: 'E',
    Н: 'H',
    К: 'K',
    М: 'M',
    О: 'O',
    Р: 'P',
    Т: 'T',
    Х: 'X',
    У: 'Y',
    З: '3',
  },
  ...{ $: 'S', I: '1', l: '1', '|': '1', O: '0' },
};
const shapeOf = (text: string) =>
  [...text]
    .map((letter) => ALIKE[letter] ?? letter)
    .map((letter) => ALIKE[letter] ?? letter)
    .join('');

/** Codes and numbers as PP-OCR read them, if it read the same shape; words as tesseract did. */
function chosen(
  cell: readonly Word[],
  line: { text: string; confidence: number },
): { text: string; confidence: number } {
  const readings = cell.map((word) => codeLike(word, line.text));
  const sure = cell.reduce((sum, { confidence }) => sum + confidence, 0) / cell.length;
  const isPlain = readings.every((reading, at) => reading !== cell[at]?.text || /^[\d.,%]+$/.test(reading));
  return { text: readings.join(' '), confidence: isPlain ? Math.max(sure, line.confidence) : sure };
}

const SAME_LENGTH_FAULTS = 0.25;

function codeLike({ text }: Word, line: string): string {
  if (!/\d/.test(text) || text.length < 2) return text;
  const packed = line.replace(/\s/g, '');
  const shape = shapeOf(text);
  let best = { faults: Math.floor(text.length * SAME_LENGTH_FAULTS) + 1, text };
  for (let at = 0; at + text.length <= packed.length; at += 1) {
    const candidate = packed.slice(at, at + text.length);
    const other = shapeOf(candidate);
    const faults = [...shape].filter((letter, place) => letter !== other[place]).length;
    if (faults < best.faults) best = { faults, text: candidate };
  }
  return best.text;
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
