import { boxOf } from './joinReadings.ts';
import type { Line } from './ppOcr.ts';

interface Picture {
  data: Buffer;
  width: number;
  height: number;
}
interface Span {
  left: number;
  right: number;
}

const CHANNELS = 3;
/** Of the way from the darkest to the lightest point of a line. */
const INK = 0.5;
/** A blank wider than this many line heights stands between two cells. */
const CELL_GAP = 0.62;
/** The edges of a box may touch neighbours. */
const EDGE = 0.15;
/** How much better a cut at a blank is, in widths of a letter. */
const AT_BLANK = 1.8;

/** A recognized line may run over several cells: cut where the picture is blank, its letters shared out by width. */
export function splitAtGaps(line: Line, picture: Picture): Line[] {
  const spans = spansOf(line, picture);
  if (spans.length < 2) return [line];
  const { top, bottom } = boxOf(line.corners);
  const pieces = shareOut([...line.text.trim()], spans);
  return spans.flatMap(({ left, right }, at) => {
    const text = (pieces[at] ?? '').trim();
    const corners: Line['corners'] = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
    return text === '' ? [] : [{ text, confidence: line.confidence, corners }];
  });
}

/** Stretches with ink, from left to right. */
function spansOf({ corners }: Line, { data, width, height }: Picture): Span[] {
  const box = boxOf(corners);
  const tall = box.bottom - box.top;
  const [top, bottom] = [
    Math.max(0, Math.round(box.top + tall * EDGE)),
    Math.min(height, Math.round(box.bottom - tall * EDGE)),
  ];
  const [left, right] = [Math.max(0, Math.round(box.left)), Math.min(width, Math.round(box.right))];
  const darkest = Array.from({ length: Math.max(0, right - left) }, (_, x) => {
    let dark = 255;
    for (let y = top; y < bottom; y += 1)
      dark = Math.min(dark, data[(y * width + left + x) * CHANNELS] ?? 255);
    return dark;
  });
  const least = darkest.reduce((low, dark) => Math.min(low, dark), 255);
  const most = darkest.reduce((high, dark) => Math.max(high, dark), 0);
  const threshold = least + (most - least) * INK;
  const spans: Span[] = [];
  for (const [x, dark] of darkest.entries()) {
    if (dark > threshold) continue;
    const last = spans.at(-1);
    if (last !== undefined && left + x - last.right <= tall * CELL_GAP) last.right = left + x;
    else spans.push({ left: left + x, right: left + x });
  }
  return spans.filter((span) => span.right - span.left > tall * EDGE);
}

/** Widths of letters in a usual typeface, in widths of a digit. */
function widthOf(letter: string): number {
  if (/[\u2e80-\u9fff\uff00-\uffef]/.test(letter)) return 1.85;
  if (/[\s.,:;'|!ilIjft()-]/.test(letter)) return 0.55;
  if (/[mwMWжшщюмфЖШЩЮМФ%@]/.test(letter)) return 1.5;
  return /\p{Lu}/u.test(letter) ? 1.15 : 1;
}

function shareOut(letters: readonly string[], spans: readonly Span[]): string[] {
  const ends: number[] = [0];
  for (const letter of letters) ends.push((ends.at(-1) ?? 0) + widthOf(letter));
  const total = ends.at(-1) ?? 0;
  const inked = spans.reduce((sum, { left, right }) => sum + right - left, 0);
  const pieces: string[] = [];
  let from = 0;
  let passed = 0;
  for (const { left, right } of spans.slice(0, -1)) {
    passed += right - left;
    const cut = bestCut({ letters, ends, from, target: (passed / inked) * total });
    pieces.push(letters.slice(from, cut).join(''));
    from = cut;
  }
  return [...pieces, letters.slice(from).join('')];
}

interface Cutting {
  letters: readonly string[];
  /** summed widths */
  ends: readonly number[];
  from: number;
  target: number;
}

function bestCut({ letters, ends, from, target }: Cutting): number {
  let best = { cut: from, cost: Number.POSITIVE_INFINITY };
  for (let cut = from; cut <= letters.length; cut += 1) {
    const isBlank = letters[cut] === ' ' || letters[cut - 1] === ' ';
    const cost = Math.abs((ends[cut] ?? 0) - target) - (isBlank ? AT_BLANK : 0);
    if (cost < best.cost) best = { cut, cost };
  }
  return best.cut;
}
