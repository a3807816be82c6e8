import { runTesseract } from './runTesseract.ts';

/** A recognized word with its place in pixels. */
export interface Word {
  text: string;
  /** 0 to 1 */
  confidence: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Columns of tesseract's TSV: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
const WORD_LEVEL = '5';
const PERCENT = 100;

/** Words of a PNG or JPEG picture; none where it is not readable within the limit. */
export async function recognizeWords(
  picture: Uint8Array,
  { languages, limitMs }: { languages: readonly string[]; limitMs: number },
): Promise<Word[]> {
  const args = ['stdin', 'stdout', '-l', languages.join('+'), '--psm', '3', 'tsv'];
  const table = (await runTesseract(args, limitMs, picture)) ?? '';
  return table.split('\n').flatMap((row) => {
    const [level, , , , , , left, top, width, height, confidence, text = ''] = row.split('\t');
    if (level !== WORD_LEVEL || text.trim() === '') return [];
    const [x, y] = [Number(left), Number(top)];
    const place = { left: x, top: y, right: x + Number(width), bottom: y + Number(height) };
    return [{ text: text.trim(), confidence: Number(confidence) / PERCENT, ...place }];
  });
}
