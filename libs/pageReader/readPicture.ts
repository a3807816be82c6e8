import sharp, { type Sharp } from 'sharp';
import { recognizeWords } from '../tesseract/recognizeWords.ts';
import { boxOf, fragmentsOf } from './joinReadings.ts';
import type { Page } from './page.ts';
import { type Line, recognizeLines } from './ppOcr.ts';
import { splitAtGaps } from './splitAtGaps.ts';
import { withoutRules } from './withoutRules.ts';

/** Longest side that is read: more costs memory and finds nothing more. */
const LONGEST_SIDE = 1_800;
/** The engine works in blocks; it would shrink a page that does not fit. */
const BLOCK = 32;
/** A page straighter than this is left as it is; degrees. */
const STRAIGHT = 0.3;
const QUARTER = 90;
/** Below this the page may lie on its head. */
const UPSIDE_DOWN_CONFIDENCE = 0.8;
/** PP-OCR has no Cyrillic and is unsure of lines that hold it. */
const SURE = 0.95;
const TESSERACT_LANGUAGES = ['rus', 'eng'];
const TESSERACT_LIMIT_MS = 30_000;
const QUALITY = 70;

/** Reads a picture: set upright, straightened, and recognized; with the picture (webp) that the places are of. */
export async function readPicture(bytes: Uint8Array): Promise<{ page: Page; picture: Uint8Array }> {
  const upright = await setUpright(await fitted(sharp(bytes).rotate()));
  const { picture, lines } = await straightened(upright);
  const { width, height } = picture;
  const bare = withoutRules(picture);
  const words = lines.some(({ confidence }) => confidence < SURE)
    ? await recognizeWords(await open(bare).png().toBuffer(), {
        languages: TESSERACT_LANGUAGES,
        limitMs: TESSERACT_LIMIT_MS,
      })
    : [];
  const fragments = lines
    .flatMap((line) => splitAtGaps(line, bare))
    .flatMap((line) => fragmentsOf(line, words, picture));
  const page: Page = { kind: 'picture', width, height, turns: upright.turns, fragments };
  return { page, picture: new Uint8Array(await open(picture).webp({ quality: QUALITY }).toBuffer()) };
}

export interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

function open({ data, width, height }: Picture): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

async function rawOf(picture: Sharp): Promise<Picture> {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function fitted(picture: Sharp): Promise<Picture> {
  const shrunk = await rawOf(
    picture.resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true }),
  );
  return padded(shrunk);
}

/** White at the right and below, to whole blocks. */
function padded(picture: Picture): Promise<Picture> {
  const missing = (length: number) => (BLOCK - (length % BLOCK)) % BLOCK;
  const space = { right: missing(picture.width), bottom: missing(picture.height), background: '#fff' };
  return rawOf(open(picture).extend(space));
}

type Turns = 0 | 1 | 2 | 3;
interface Read {
  picture: Picture;
  lines: Line[];
}
interface Upright extends Read {
  turns: Turns;
}

async function setUpright(picture: Picture): Promise<Upright> {
  const asIs = { ...(await read(picture)), turns: 0 as const };
  const candidates: Turns[] = isSideways(asIs.lines) ? [1, 3] : isDoubtful(asIs.lines) ? [2] : [];
  let best: Upright = asIs;
  for (const turns of candidates) {
    const turned = await rawOf(open(picture).rotate(turns * QUARTER));
    const tried = { ...(await read(turned)), turns };
    if (isSideways(best.lines) || confidenceOf(tried.lines) > confidenceOf(best.lines)) best = tried;
  }
  return best;
}

async function read(picture: Picture): Promise<Read> {
  return { picture, lines: await recognizeLines(open(picture)) };
}

function isSideways(lines: readonly Line[]): boolean {
  const tall = lines.filter(({ corners }) => sizeOf(corners).height > sizeOf(corners).width * 2);
  return tall.length * 2 > lines.length;
}

function isDoubtful(lines: readonly Line[]): boolean {
  return lines.length > 0 && confidenceOf(lines) < UPSIDE_DOWN_CONFIDENCE;
}

/** Of the letters, not of the lines. */
function confidenceOf(lines: readonly Line[]): number {
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  const sum = lines.reduce((total, { text, confidence }) => total + text.length * confidence, 0);
  return letters === 0 ? 0 : sum / letters;
}

async function straightened(upright: Upright): Promise<Read> {
  const angle = medianAngle(upright.lines);
  if (Math.abs(angle) < STRAIGHT) return upright;
  const turned = await rawOf(open(upright.picture).rotate(-angle, { background: '#fff' }));
  return read(await padded(turned));
}

/** Degrees clockwise, of the wide lines. */
function medianAngle(lines: readonly Line[]): number {
  const angles = lines
    .filter(({ corners }) => sizeOf(corners).width > sizeOf(corners).height * 4)
    .map(({ corners: [start, end] }) => (Math.atan2(end[1] - start[1], end[0] - start[0]) * 180) / Math.PI)
    .toSorted((one, other) => one - other);
  return angles[Math.floor(angles.length / 2)] ?? 0;
}

function sizeOf(corners: Line['corners']) {
  const { left, right, top, bottom } = boxOf(corners);
  return { width: right - left, height: bottom - top };
}
