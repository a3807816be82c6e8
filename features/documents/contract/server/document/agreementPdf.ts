import { PDF } from '@libpdf/core';
import { embedFont, savePdf, type TextFont } from '../../../../../libs/pdfSigning/embedFont.ts';
import type { Language } from '../../../../../platform/wire/language.ts';
import { en, ru, zh } from '../../texts/agreement.ts';

const TEXTS = { zh, en, ru };
/** Points. */
const LEFT = 64;
const WIDTH = 467;
const TOP = 770;
const BOTTOM = 64;
const TITLE_SIZE = 18;
const SIZE = 11;
const LINE = 19;
const GAP = 7;

const made = new Map<Language, Promise<Uint8Array>>();

/** The platform's standard seal-use agreement as a PDF. */
export function standardAgreement(language: Language): Promise<Uint8Array> {
  const pdf = made.get(language) ?? buildAgreement(language);
  made.set(language, pdf);
  return pdf;
}

async function buildAgreement(language: Language): Promise<Uint8Array> {
  const { title, paragraphs } = TEXTS[language];
  const document = PDF.create();
  const [bold, font] = [
    await embedFont(document, 'bold', title),
    await embedFont(document, 'regular', paragraphs.join('')),
  ];
  let page = document.addPage({ size: 'a4' });
  bold.draw(page, title, { x: LEFT, y: TOP, size: TITLE_SIZE });
  let y = TOP - 2 * LINE;
  for (const paragraph of paragraphs) {
    for (const line of linesOf(paragraph, font)) {
      if (y < BOTTOM) {
        page = document.addPage({ size: 'a4' });
        y = TOP;
      }
      font.draw(page, line, { x: LEFT, y, size: SIZE });
      y -= LINE;
    }
    y -= GAP;
  }
  return savePdf(document);
}

/** Breaks at spaces, and between Chinese characters, but not before their punctuation. */
function linesOf(text: string, font: TextFont): string[] {
  const parts =
    text.match(/[\u3000-\u9fff\uff00-\uffef“”][，。；：、）”]*|[^\s\u3000-\u9fff\uff00-\uffef“”]+\s*/g) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    if (font.getTextWidth((line + part).trimEnd(), SIZE) > WIDTH) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += part;
  }
  return [...lines, line.trimEnd()];
}
