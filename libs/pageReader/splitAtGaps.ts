import { CHANNELS, type Picture } from './picture.ts';
import type { Letter, Line } from './ppOcr/recognize.ts';

interface Span {
  left: number;
  right: number;
}

/** Of the way from the darkest to the lightest point of a line. */
const INK = 0.5;
/** A blank wider than this many line heights stands between two cells. */
const CELL_GAP = 0.62;
/** The edges of a box may touch neighbours. */
const EDGE = 0.15;

/** A recognized line may run over several cells: cut where the picture is blank, each letter to where it stands. */
export function splitAtGaps(line: Line, picture: Picture): Line[] {
  const spans = spansOf(line, picture);
  if (spans.length < 2) return [line];
  const pieces = spans.map((): Letter[] => []);
  for (const letter of line.letters) pieces[nearest(letter.at, spans)]?.push(letter);
  return spans.flatMap(({ left, right }, at) => {
    const letters = pieces[at] ?? [];
    const text = letters
      .map((letter) => letter.text)
      .join('')
      .trim();
    return text === '' ? [] : [{ ...line, text, letters, left, right }];
  });
}

function nearest(at: number, spans: readonly Span[]): number {
  const distances = spans.map(({ left, right }) => Math.max(left - at, at - right, 0));
  return distances.indexOf(Math.min(...distances));
}

/** A blank between two words is this wide, in line heights, and much wider than between letters. */
const WORD_GAP = 0.18;
const TIMES_LETTER_GAP = 1.7;
/** Blanks within codes and between characters of Chinese mean nothing. */
const PART_OF_CODE = /[A-Z0-9\u2e80-\u9fff\uff00-\uffef]/;

/** The engine drops blanks between Latin words: set where the picture shows them. */
export function spaced(line: Line, picture: Picture): Line {
  const tall = line.bottom - line.top;
  const inks = inkOf(line, picture, 0);
  const gaps = inks.slice(1).map(({ left }, at) => ({ from: inks[at]?.right ?? left, to: left }));
  const widths = gaps.map(({ from, to }) => to - from).toSorted((one, other) => one - other);
  const usual = widths[Math.floor(widths.length / 2)] ?? 0;
  const least = Math.max(tall * WORD_GAP, usual * TIMES_LETTER_GAP);
  const wide = gaps.filter(({ from, to }) => to - from >= least).map(({ from, to }) => (from + to) / 2);
  const letters = line.letters.flatMap((letter, at) => {
    const before = line.letters[at - 1];
    const isAtGap = before !== undefined && wide.some((gap) => gap > before.at && gap < letter.at);
    return isAtGap && isWordEnd(before.text, letter.text) ? [{ text: ' ', at: letter.at }, letter] : [letter];
  });
  return { ...line, letters, text: letters.map(({ text }) => text).join('') };
}

/** Small letters and marks end words; within codes and numbers a blank means nothing. */
function isWordEnd(before: string, after: string): boolean {
  if (before.trim() === '' || after.trim() === '' || /[,.:;)]/.test(after)) return false;
  if (PART_OF_CODE.test(before)) return /[a-z(]/.test(after);
  return /[\p{Ll},;:)]/u.test(before) || (before === '.' && !/\d/.test(after));
}

/** Stretches with ink, from left to right. */
function spansOf(box: Line, picture: Picture): Span[] {
  const tall = box.bottom - box.top;
  return inkOf(box, picture, tall * CELL_GAP).filter((span) => span.right - span.left > tall * EDGE);
}

/** Stretches with ink; blanks up to `joined` pixels do not end one. */
function inkOf(box: Line, { data, width, height }: Picture, joined: number): Span[] {
  const tall = box.bottom - box.top;
  const [top, bottom] = [
    Math.max(0, Math.round(box.top + tall * EDGE)),
    Math.min(height, Math.round(box.bottom - tall * EDGE)),
  ];
  const [left, right] = [Math.max(0, Math.round(box.left)), Math.min(width, Math.round(box.right))];
  const darkest = Array.from({ length: Math.max(0, right - left) }, (_, x) => {
    let dark = 255;
    for (let y = top; y < bottom; y += 1) dark = Math.min(dark, data[(y * width + left + x) * CHANNELS] ?? 255);
    return dark;
  });
  const least = darkest.reduce((low, dark) => Math.min(low, dark), 255);
  const most = darkest.reduce((high, dark) => Math.max(high, dark), 0);
  const threshold = least + (most - least) * INK;
  const spans: Span[] = [];
  for (const [x, dark] of darkest.entries()) {
    if (dark > threshold) continue;
    const last = spans.at(-1);
    if (last !== undefined && left + x - last.right <= Math.max(1, joined)) last.right = left + x;
    else spans.push({ left: left + x, right: left + x });
  }
  return spans;
}
