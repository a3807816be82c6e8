import sharp from 'sharp';
import { recognizeWords, type Word } from '../tesseract/recognizeWords.ts';
import { evenLight } from './evenLight.ts';
import { fragmentsOf } from './joinReadings.ts';
import type { Fragment, Page } from './page.ts';
import { CHANNELS, open, type Picture, shrunk, turned } from './picture.ts';
import { findText, type TextPlace } from './ppOcr/findText.ts';
import { isUpsideDown } from './ppOcr/isUpsideDown.ts';
import { type Line, recognize } from './ppOcr/recognize.ts';
import type { PixelBox } from './ppOcr/sample.ts';
import { spaced, splitAtGaps } from './splitAtGaps.ts';
import { fanned, levelled } from './straighten.ts';

/** Longest side that is read; text is found on a smaller copy, and its direction on a still smaller one. */
const LONGEST_SIDE = 2_400;
const FOUND_AT = 1_600;
const TURNED_AT = 960;
const SHOWN_AT = 1_800;
/** PP-OCR has no Cyrillic and is unsure of lines that hold it. */
const SURE = 0.95;
/** Share of doubtful lines that may stand in a page without Cyrillic. */
const FEW = 0.2;
const TESSERACT_LANGUAGES = ['rus', 'eng'];
const TESSERACT_LIMIT_MS = 30_000;
/** More effort takes twice the time for 3 % fewer bytes. */
const WEBP = { quality: 70, effort: 2 };

/** Reads a picture: set upright, straightened, and recognized; with the picture (webp) that the places are of. */
export async function readPicture(bytes: Uint8Array): Promise<{ page: Page; picture: Uint8Array }> {
  const given = await evenLight(await shrunk(sharp(bytes).rotate(), LONGEST_SIDE));
  const { picture, turns } = await setUpright(given);
  const bare = withoutRules(picture);
  const places = await findText(picture, FOUND_AT);
  const lines = (await recognize(picture, places)).flatMap((line) =>
    splitAtGaps(line, bare).map((piece) => spaced(piece, bare)),
  );
  const words = await cyrillicWords(lines, bare);
  const lookAt = async (part: PixelBox) => (await recognize(picture, [part]))[0] ?? null;
  const fragments: Fragment[] = [];
  for (const line of lines) fragments.push(...(await fragmentsOf(line, words, picture, lookAt)));
  const { width, height } = picture;
  const shown = open(picture).resize(SHOWN_AT, SHOWN_AT, { fit: 'inside', withoutEnlargement: true });
  return {
    page: { kind: 'picture', width, height, turns, fragments },
    picture: new Uint8Array(await shown.webp(WEBP).toBuffer()),
  };
}

/** Tesseract's words: of the whole page if much of it may be Cyrillic, else of the doubtful lines. */
async function cyrillicWords(lines: readonly Line[], bare: Picture): Promise<Word[]> {
  const unsure = lines.filter(({ confidence }) => confidence < SURE);
  if (unsure.length === 0) return [];
  const picture = unsure.length > lines.length * FEW ? bare : onlyPlaces(bare, unsure);
  const png = await open(picture).greyscale().png({ compressionLevel: 1 }).toBuffer();
  return recognizeWords(png, { languages: TESSERACT_LANGUAGES, limitMs: TESSERACT_LIMIT_MS });
}

type Turns = Page['turns'];
const LYING: readonly Turns[] = [0, 1];
const ON_ITS_HEAD: readonly Turns[] = [2, 3];

async function setUpright(given: Picture): Promise<{ picture: Picture; turns: Turns }> {
  const found = await findText(given, TURNED_AT);
  const isLying = isSideways(found);
  const lying = isLying ? await turned(given, 1) : given;
  const places = isLying ? await findText(lying, TURNED_AT) : found;
  const isOnHead = await isUpsideDown(lying, places);
  const turns = (isOnHead ? ON_ITS_HEAD : LYING)[Number(isLying)] ?? 0;
  const upright = isOnHead ? await turned(lying, 2) : lying;
  return {
    picture: await straightened(upright, isOnHead ? places.map((place) => headOver(place, lying)) : places),
    turns,
  };
}

function headOver({ left, top, right, bottom, slope }: TextPlace, { width, height }: Picture): TextPlace {
  return { left: width - right, right: width - left, top: height - bottom, bottom: height - top, slope };
}

async function straightened(upright: Picture, places: readonly TextPlace[]): Promise<Picture> {
  const level = await levelled(upright, places);
  const parallel = fanned(level ?? upright, level === null ? places : await findText(level, TURNED_AT));
  return parallel ?? level ?? upright;
}

function isSideways(places: readonly TextPlace[]): boolean {
  const tall = places.filter(({ left, right, top, bottom }) => bottom - top > (right - left) * 2);
  return tall.length * 2 > places.length;
}

const WHITE = 0xff;
/** Of a line's height, kept above and below it. */
const AROUND = 0.15;

/** A copy that is white but for these places: a reader of whole pages loses no time with the rest. */
function onlyPlaces({ data, width, height }: Picture, places: readonly PixelBox[]): Picture {
  const made = Buffer.alloc(data.length, WHITE);
  for (const { left, right, top, bottom } of places) {
    const around = (bottom - top) * AROUND;
    const [from, to] = [Math.max(0, left - around), Math.min(width, right + around)].map(Math.round);
    const last = Math.min(height, Math.round(bottom + around));
    for (let y = Math.max(0, Math.round(top - around)); y < last; y += 1) {
      const start = (y * width + (from ?? 0)) * CHANNELS;
      data.copy(made, start, start, (y * width + (to ?? 0)) * CHANNELS);
    }
  }
  return { data: made, width, height };
}

/** Darker than this is ink. */
const INK = 150;
/** Longer than any stroke of a letter, of the picture's longer side. */
const LONGEST_STROKE = 0.028;

/** A copy without the rules of tables, which a reader of letters takes for letters. */
function withoutRules({ data, width, height }: Picture): Picture {
  const copy = Buffer.from(data);
  const length = Math.round(Math.max(width, height) * LONGEST_STROKE);
  const isInk = (at: number) => (data[at * CHANNELS] ?? 0) < INK;
  const wipe = (at: number) => copy.fill(0xff, at * CHANNELS, (at + 1) * CHANNELS);
  for (let y = 0; y < height; y += 1)
    wipeRuns({ count: width, at: (x) => y * width + x, length: length * 2, isInk, wipe });
  for (let x = 0; x < width; x += 1) wipeRuns({ count: height, at: (y) => y * width + x, length, isInk, wipe });
  return { data: copy, width, height };
}

interface Run {
  count: number;
  at: (place: number) => number;
  length: number;
  isInk: (at: number) => boolean;
  wipe: (at: number) => void;
}

function wipeRuns({ count, at, length, isInk, wipe }: Run): void {
  let from = 0;
  for (let place = 0; place <= count; place += 1) {
    if (place < count && isInk(at(place))) continue;
    if (place - from >= length) for (let inked = from; inked < place; inked += 1) wipe(at(inked));
    from = place + 1;
  }
}
