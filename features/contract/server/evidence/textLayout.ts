import { PDF, type PDFPage, rgb } from '@libpdf/core';
import { embedFont, savePdf, type TextFont } from '../../../../libs/pdfSigning/embedFont.ts';

const LEFT = 52;
const WIDTH = 491;
const TOP = 790;
const BOTTOM = 60;
const GREY = rgb(0.4, 0.4, 0.45);
const LINE_HEIGHT = 1.5;

export interface TextLine {
  text: string;
  size: number;
  isSoft?: boolean;
  /** space above, points */
  above?: number;
}

/** Lines of at most the page's width: broken at spaces where there are some, else between any two characters. */
export function wrapText(text: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of text.split(/(?<=\s)|(?<=[\u2e80-\uffef])|(?=[\u2e80-\uffef])/u)) {
    if (fits(line + part)) {
      line += part;
      continue;
    }
    if (line !== '') lines.push(line.trimEnd());
    line = '';
    for (const character of part) {
      if (!fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return [...lines, line.trimEnd()];
}

export interface Text {
  lines: readonly TextLine[];
  title: string;
  /** BCP 47 */
  language: string;
}

/** A4 document of some lines, in any of the portal's scripts; `footer` for each page. */
export async function layOut(
  { lines, title, language }: Text,
  footer: (page: number, count: number) => string,
): Promise<Uint8Array> {
  const pdf = PDF.create();
  const digits = '0123456789';
  const font = await embedFont(
    pdf,
    'regular',
    lines.map(({ text }) => text).join('') + digits + footer(1, 1),
  );
  const pages: PDFPage[] = [];
  let y = 0;
  const draw = (text: string, { size, isSoft = false }: TextLine) => {
    const height = size * LINE_HEIGHT;
    if (pages.length === 0 || y - height < BOTTOM) {
      pages.push(pdf.addPage({ size: 'a4' }));
      y = TOP;
    }
    y -= height;
    const page = pages.at(-1);
    if (page !== undefined) font.draw(page, text, { x: LEFT, y, size, ...(isSoft ? { color: GREY } : {}) });
  };
  for (const line of lines) {
    y -= line.above ?? 0;
    for (const part of wrapped(line, font)) draw(part, line);
  }
  for (const [at, page] of pages.entries())
    font.draw(page, footer(at + 1, pages.length), { x: LEFT, y: 36, size: 8, color: GREY });
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setLanguage(language);
  return savePdf(pdf);
}

const wrapped = ({ text, size }: TextLine, font: TextFont) =>
  wrapText(text, (part) => font.getTextWidth(part, size) <= WIDTH);
