import { PDF, type PDFPage, rgb } from '@libpdf/core';
import { embedFont, savePdf, type TextFont } from '../pdfSigning/embedFont.ts';
import { wrapped } from './wrapped.ts';

export interface TableColumn {
  title: string;
  /** share of the width */
  share: number;
  align?: 'left' | 'right';
}

/** A heading over the rows that follow, with their sum at its right. */
interface TableBand {
  band: string;
  sum: string;
}

interface TablePaper {
  title: string;
  /** label and value, two pairs to a line */
  facts: readonly (readonly [string, string])[];
  columns: readonly TableColumn[];
  rows: readonly (readonly string[] | TableBand)[];
  totals: readonly (readonly [string, string])[];
  notes: readonly string[];
  footer: (page: number, count: number) => string;
}

const LEFT = 42;
const WIDTH = 511;
const TOP = 800;
const BOTTOM = 56;
const SIZE = 8;
const LINE = 12;
const PAD = 3;
const GREY = rgb(0.38, 0.42, 0.48);
const RULE = rgb(0.8, 0.84, 0.88);
const SHADE = rgb(0.94, 0.96, 0.98);

const isBand = (row: TablePaper['rows'][number]): row is TableBand => 'band' in row;

class Paper {
  readonly #pdf: PDF;
  readonly #font: TextFont;
  readonly #bold: TextFont;
  readonly pages: PDFPage[] = [];
  #y = 0;

  constructor(pdf: PDF, font: TextFont, bold: TextFont) {
    this.#pdf = pdf;
    this.#font = font;
    this.#bold = bold;
    this.#newPage();
  }

  #newPage(): void {
    this.pages.push(this.#pdf.addPage({ size: 'a4' }));
    this.#y = TOP;
  }

  get #page(): PDFPage {
    const page = this.pages.at(-1);
    if (page === undefined) throw new Error('a paper without a page');
    return page;
  }

  #text(text: string, x: number, y: number, size: number, { isBold = false, isSoft = false } = {}): void {
    const font = isBold ? this.#bold : this.#font;
    font.draw(this.#page, text, { x, y, size, ...(isSoft ? { color: GREY } : {}) });
  }

  heading(title: string): void {
    this.#y -= 22;
    this.#text(title, LEFT, this.#y, 17, { isBold: true });
    this.#y -= 14;
  }

  facts(facts: TablePaper['facts']): void {
    const half = WIDTH / 2;
    for (let at = 0; at < facts.length; at += 2) {
      const pair = facts.slice(at, at + 2);
      const values = pair.map(([, value]) => wrapped(value, this.#font, 9, half - 96));
      pair.forEach(([label], side) => {
        const x = LEFT + side * half;
        this.#text(label, x, this.#y - LINE, 9, { isSoft: true });
        values[side]?.forEach((line, row) => {
          this.#text(line, x + 90, this.#y - LINE * (row + 1), 9);
        });
      });
      this.#y -= LINE * Math.max(1, ...values.map((lines) => lines.length)) + 3;
    }
    this.#y -= 10;
  }

  table(columns: readonly TableColumn[], rows: TablePaper['rows']): void {
    const whole = columns.reduce((sum, { share }) => sum + share, 0);
    const widths = columns.map(({ share }) => (share / whole) * WIDTH);
    const titles = columns.map(({ title }) => title);
    const draw = (row: TablePaper['rows'][number]) =>
      isBand(row) ? this.#band(row) : this.#row(columns, widths, row, false);
    this.#row(columns, widths, titles, true);
    for (const row of rows) {
      if (draw(row)) continue;
      this.#newPage();
      this.#row(columns, widths, titles, true);
      draw(row);
    }
    this.#y -= 6;
  }

  /** False: the page has no room for it and a row below. */
  #band({ band, sum }: TableBand): boolean {
    const room = this.#bold.getTextWidth(sum, SIZE) + PAD * 4;
    const lines = wrapped(band, this.#bold, SIZE, WIDTH - room);
    const height = lines.length * LINE + PAD * 2;
    if (this.#y - height - LINE * 2 < BOTTOM) return false;
    lines.forEach((line, row) => {
      this.#text(line, LEFT + PAD, this.#y - PAD - LINE * row - 9, SIZE, { isBold: true });
    });
    const x = LEFT + WIDTH - PAD - this.#bold.getTextWidth(sum, SIZE);
    this.#text(sum, x, this.#y - PAD - 9, SIZE, { isBold: true });
    this.#y -= height;
    this.#rule();
    return true;
  }

  #rule(): void {
    this.#page.drawLine({
      start: { x: LEFT, y: this.#y },
      end: { x: LEFT + WIDTH, y: this.#y },
      color: RULE,
      thickness: 0.5,
    });
  }

  /** False: the page has no room for it. */
  #row(columns: readonly TableColumn[], widths: readonly number[], cells: readonly string[], isHead: boolean) {
    const font = isHead ? this.#bold : this.#font;
    const lines = cells.map((cell, at) => wrapped(cell, font, SIZE, (widths[at] ?? 0) - PAD * 2));
    const height = Math.max(1, ...lines.map((each) => each.length)) * LINE + PAD * 2 - 2;
    if (this.#y - height < BOTTOM && !isHead) return false;
    if (isHead) this.#page.drawRectangle({ x: LEFT, y: this.#y - height, width: WIDTH, height, color: SHADE });
    let x = LEFT;
    lines.forEach((each, at) => {
      const width = widths[at] ?? 0;
      each.forEach((line, row) => {
        const shift = columns[at]?.align === 'right' ? width - PAD * 2 - font.getTextWidth(line, SIZE) : 0;
        this.#text(line, x + PAD + shift, this.#y - PAD - LINE * row - 8, SIZE, { isBold: isHead });
      });
      x += width;
    });
    this.#y -= height;
    this.#rule();
    return true;
  }

  totals(totals: TablePaper['totals']): void {
    if (this.#y - totals.length * 16 < BOTTOM) this.#newPage();
    totals.forEach(([label, value], at) => {
      const isLast = at === totals.length - 1;
      this.#y -= 16;
      const font = isLast ? this.#bold : this.#font;
      const right = (text: string, edge: number, isBold: boolean) =>
        this.#text(text, edge - font.getTextWidth(text, 10), this.#y, 10, { isBold, isSoft: !isBold });
      right(label, LEFT + WIDTH - 130, isLast);
      right(value, LEFT + WIDTH - PAD, isLast);
    });
    this.#y -= 14;
  }

  notes(notes: readonly string[]): void {
    for (const line of notes.flatMap((note) => wrapped(note, this.#font, 9, WIDTH))) {
      if (this.#y - LINE < BOTTOM) this.#newPage();
      this.#y -= LINE + 1;
      this.#text(line, LEFT, this.#y, 9);
    }
  }

  footers(footer: TablePaper['footer']): void {
    this.pages.forEach((page, at) => {
      const words = footer(at + 1, this.pages.length);
      this.#font.draw(page, words, { x: LEFT, y: 32, size: 8, color: GREY });
    });
  }
}

/** Makes the paper; every text is in one of the portal's scripts. */
export async function tablePdf(paper: TablePaper): Promise<Uint8Array> {
  const pdf = PDF.create();
  const { title, facts, columns, rows, totals, notes, footer } = paper;
  const all = [
    title,
    ...facts.flat(),
    ...columns.map((each) => each.title),
    ...rows.flatMap((row) => (isBand(row) ? [row.band, row.sum] : row)),
    ...totals.flat(),
  ];
  const text = `${all.join('')}${notes.join('')}${footer(1, 1)}0123456789 .,/`;
  const [font, bold] = [await embedFont(pdf, 'regular', text), await embedFont(pdf, 'bold', text)];
  pdf.setTitle(title, { showInWindowTitleBar: true });
  const made = new Paper(pdf, font, bold);
  made.heading(title);
  made.facts(facts);
  made.table(columns, rows);
  made.totals(totals);
  made.notes(notes);
  made.footers(footer);
  return savePdf(pdf);
}
