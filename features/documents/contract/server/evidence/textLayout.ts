import { PDF, type PDFPage, rgb } from '@libpdf/core';
import { embedFont, savePdf, type TextFont } from '../../../../../libs/pdfSigning/embedFont.ts';
import { TaggedContent } from '../../../../../libs/pdfSigning/tags.ts';
import { AT_SPACES, wrappedAt } from '../../../../../libs/tablePdf/wrapped.ts';

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
  /** of a heading; absent: a paragraph */
  level?: 1 | 2;
}

interface Placed {
  page: PDFPage;
  text: string;
  y: number;
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
  const font = await embedFont(pdf, 'regular', lines.map(({ text }) => text).join('') + digits + footer(1, 1));
  const tags = new TaggedContent(pdf);
  const pages: PDFPage[] = [];
  let y = 0;
  const place = (text: string, size: number): Placed => {
    const height = size * LINE_HEIGHT;
    let page = pages.at(-1);
    if (page === undefined || y - height < BOTTOM) {
      page = pdf.addPage({ size: 'a4' });
      pages.push(page);
      y = TOP;
    }
    y -= height;
    return { page, text, y };
  };
  for (const line of lines) {
    const { size, isSoft = false, level } = line;
    y -= line.above ?? 0;
    const placed = wrapped(line, font).map((part, at, all) => place(joined(part, at === all.length - 1), size));
    for (const [page, parts] of Map.groupBy(placed, (part) => part.page))
      tags.draw(page, level === undefined ? 'P' : `H${level}`, () => {
        for (const part of parts)
          font.draw(page, part.text, { x: LEFT, y: part.y, size, ...(isSoft ? { color: GREY } : {}) });
      });
  }
  for (const [at, page] of pages.entries())
    tags.artifact(page, () => font.draw(page, footer(at + 1, pages.length), { x: LEFT, y: 36, size: 8, color: GREY }));
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setLanguage(language);
  return savePdf(pdf);
}

const wrapped = ({ text, size }: TextLine, font: TextFont) =>
  wrappedAt(AT_SPACES, text, (part) => font.getTextWidth(part, size) <= WIDTH);

/** Words that a line's end keeps apart are kept apart also where they are read aloud or copied. */
const joined = (part: string, isLast: boolean) => (isLast || /[\u2e80-\uffef]$/u.test(part) ? part : `${part} `);
