import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Color, type EmbeddedFont, PDF, type PDFPage } from '@libpdf/core';
import subsetFont from 'subset-font';

/** Chinese, Latin and Russian from a package; the letters of other languages (Kazakh, Polish) from Debian's fonts. */
const FACES = {
  regular: {
    main: '400Regular/NotoSansSC_400Regular.ttf',
    other: '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf',
  },
  bold: {
    main: '700Bold/NotoSansSC_700Bold.ttf',
    other: '/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf',
  },
} as const;
type Face = keyof typeof FACES;

/** Stands for a character that no font has. */
const UNKNOWN = '?';

const files = new Map<string, Promise<Buffer | undefined>>();

function fontFile(file: string): Promise<Buffer | undefined> {
  const known = files.get(file) ?? readFile(file).catch(() => undefined);
  files.set(file, known);
  return known;
}

const mainFile = (face: Face) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-sc/${FACES[face].main}`));

interface Drawn {
  x: number;
  y: number;
  size: number;
  color?: Color;
  /** degrees, against the clock */
  angle?: number;
}

/** A font with others behind it: each character is drawn by the first that has it, never as an empty box. */
export class TextFont {
  readonly #fonts: readonly EmbeddedFont[];

  constructor(fonts: readonly EmbeddedFont[]) {
    this.#fonts = fonts;
  }

  #fontOf(character: string): EmbeddedFont | undefined {
    return this.#fonts.find((font) => font.canEncode(character));
  }

  #runs(text: string): { font: EmbeddedFont; text: string }[] {
    const runs: { font: EmbeddedFont; text: string }[] = [];
    for (const character of text) {
      const found = this.#fontOf(character);
      const font = found ?? this.#fonts[0];
      if (font === undefined) continue;
      const drawn = found === undefined ? standIn(character, font) : character;
      const last = runs.at(-1);
      if (last?.font === font) last.text += drawn;
      else runs.push({ font, text: drawn });
    }
    return runs;
  }

  /** Points. */
  getTextWidth(text: string, size: number): number {
    return this.#runs(text).reduce((sum, run) => sum + run.font.getTextWidth(run.text, size), 0);
  }

  draw(page: PDFPage, text: string, { x, y, size, color, angle = 0 }: Drawn): void {
    const radians = (angle * Math.PI) / 180;
    let along = 0;
    for (const { font, text: part } of this.#runs(text)) {
      page.drawText(part, {
        x: x + along * Math.cos(radians),
        y: y + along * Math.sin(radians),
        size,
        font,
        ...(color === undefined ? {} : { color }),
        ...(angle === 0 ? {} : { rotate: { angle } }),
      });
      along += font.getTextWidth(part, size);
    }
  }
}

const bareLetter = (character: string) => Array.from(character.normalize('NFD'))[0] ?? UNKNOWN;

function standIn(character: string, font: EmbeddedFont): string {
  const letter = bareLetter(character);
  return font.canEncode(letter) ? letter : UNKNOWN;
}

/** What documents have drawn of a font until now: a subset of it is cut in a moment, one of the whole font is not. */
interface DrawnPart {
  characters: ReadonlySet<string>;
  font: Buffer;
}
const MOST_DRAWN = 3_000;
const drawnParts = new Map<string, DrawnPart>();

async function partWith(file: string, whole: Buffer, characters: readonly string[]): Promise<Buffer> {
  const known = drawnParts.get(file);
  if (known !== undefined && characters.every((character) => known.characters.has(character))) return known.font;
  const drawn = new Set([...(known?.characters ?? []), ...characters]);
  const kept = drawn.size > MOST_DRAWN ? new Set(characters) : drawn;
  const font = await subsetFont(whole, [...kept].join(''), { targetFormat: 'sfnt' });
  drawnParts.set(file, { characters: kept, font });
  return font;
}

async function embedSubset(pdf: PDF, file: string, characters: readonly string[]): Promise<EmbeddedFont | undefined> {
  const whole = await fontFile(file);
  if (whole === undefined) return undefined;
  const part = await partWith(file, whole, characters);
  return pdf.embedFont(await subsetFont(part, characters.join(''), { targetFormat: 'sfnt' }));
}

/** Fonts with the characters of `text` alone: signing never makes fonts smaller. Save the document by `savePdf`. */
export async function embedFont(pdf: PDF, face: Face, text: string): Promise<TextFont> {
  const characters = [...new Set(text)];
  const letters = [...new Set([...characters, ...characters.map(bareLetter), UNKNOWN])];
  const main = await embedSubset(pdf, mainFile(face), letters);
  if (main === undefined) throw new Error(`no font file ${mainFile(face)}`);
  const lacking = characters.filter((character) => !main.canEncode(character));
  // a font without any outline cannot be embedded
  const others = [...lacking, UNKNOWN];
  const other = lacking.length === 0 ? undefined : await embedSubset(pdf, FACES[face].other, others);
  return new TextFont(other === undefined ? [main] : [main, other]);
}

/** Widths of texts in points, before a document is made of them. */
export type Measure = Pick<TextFont, 'getTextWidth'>;

const measures = new Map<Face, Promise<Measure>>();

/** Measures texts as they will be drawn by the fonts of `embedFont`. */
export function measureOf(face: Face): Promise<Measure> {
  const known = measures.get(face) ?? wholeFont(face).then(measureBy);
  measures.set(face, known);
  return known;
}

async function wholeFont(face: Face): Promise<TextFont> {
  const pdf = PDF.create();
  const found = await Promise.all([fontFile(mainFile(face)), fontFile(FACES[face].other)]);
  return new TextFont(found.flatMap((font) => (font === undefined ? [] : [pdf.embedFont(font)])));
}

/** Each character is measured once: letters are drawn at their own widths, without kerning. */
function measureBy(font: TextFont): Measure {
  const widths = new Map<string, number>();
  const widthOf = (character: string): number => {
    const known = widths.get(character) ?? font.getTextWidth(character, 1);
    widths.set(character, known);
    return known;
  };
  return {
    getTextWidth: (text, size) => Array.from(text).reduce((sum, character) => sum + widthOf(character), 0) * size,
  };
}

/**
 * Bytes of a document with embedded fonts. Subsetting makes @libpdf/core write which character each drawn glyph is;
 * without it Chinese text can be neither copied nor searched.
 */
export const savePdf = (pdf: PDF): Promise<Uint8Array> => pdf.save({ subsetFonts: true });
