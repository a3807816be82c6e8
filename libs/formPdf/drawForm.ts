import { type Measure, measureOf } from '../pdfSigning/embedFont.ts';
import { wrapped } from '../tablePdf/wrapped.ts';
import type { DrawnForm, DrawnPage, Form, FormBox, FormTable, Frame } from './form.ts';

const MM = 72 / 25.4;
const PAD = 2.5;
const LABEL = 5.2;
const SIZE = 8;
const SMALLEST = 5;
const LEADING = 1.22;
/** where further sheets begin and all sheets end, in points */
const TOP = 58;
const BOTTOM = 806;

interface Fonts {
  regular: Measure;
  bold: Measure;
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const inPoints = ({ x, y, width, height }: Frame): Area => ({
  x: x * MM,
  y: y * MM,
  width: width * MM,
  height: height * MM,
});

/** Lays a form out on as many sheets as its table needs. */
export async function drawForm(form: Form): Promise<DrawnForm> {
  const fonts = { regular: await measureOf('regular'), bold: await measureOf('bold') };
  const drawing = new Drawing(fonts);
  drawing.heading(form.heading, form.subheading, 34);
  for (const box of form.boxes) drawing.box(box);
  if (form.table !== null) drawing.table(form.table, form);
  drawing.footers(form.footer);
  return { pages: drawing.pages, overfull: drawing.overfull };
}

class Drawing {
  readonly #fonts: Fonts;
  readonly pages: DrawnPage[] = [{ boxes: [], texts: [] }];
  readonly overfull: string[] = [];

  constructor(fonts: Fonts) {
    this.#fonts = fonts;
  }

  get #page(): DrawnPage {
    const page = this.pages.at(-1);
    if (page === undefined) throw new Error('a form without a sheet');
    return page;
  }

  #text(text: string, x: number, y: number, size: number, { isBold = false, isSoft = false } = {}): void {
    if (text === '') return;
    const width = this.#fonts[isBold ? 'bold' : 'regular'].getTextWidth(text, size);
    this.#page.texts.push({ x, y, size, width, text, isBold, isSoft });
  }

  heading(heading: string, subheading: string, y: number): void {
    this.#text(heading, 10 * MM, y, 12, { isBold: true });
    this.#text(subheading, 10 * MM, y + 11, 7, { isSoft: true });
  }

  /** Number and title in small letters on the top edge. Answers the height they take. */
  #label(no: string, title: string, area: Area): number {
    const shift = no === '' ? 0 : this.#fonts.bold.getTextWidth(`${no} `, LABEL + 0.8);
    const lines = wrapped(title, this.#fonts.regular, LABEL, area.width - PAD * 2 - shift);
    this.#text(no, area.x + PAD, area.y + PAD + LABEL, LABEL + 0.8, { isBold: true });
    lines.forEach((line, row) => {
      this.#text(line, area.x + PAD + shift, area.y + PAD + LABEL + row * LABEL * 1.15, LABEL, { isSoft: true });
    });
    return PAD + lines.length * LABEL * 1.15 + 1.5;
  }

  box({ id, no, title, at, size = SIZE, lines }: FormBox): void {
    const area = inPoints(at);
    this.#page.boxes.push({ id, ...area, isFramed: true });
    const top = this.#label(no, title, area);
    const inner = { x: area.x + PAD, y: area.y + top, width: area.width - PAD * 2, height: area.height - top - 1 };
    const fitted = this.#fit(lines, inner, size);
    if (fitted === null) this.overfull.push(id);
    else
      fitted.lines.forEach((line, row) => {
        this.#text(line, inner.x, inner.y + fitted.size * (0.9 + row * LEADING), fitted.size);
      });
  }

  /** In the largest size in which all lines fit; null: in none. */
  #fit(lines: readonly string[], { width, height }: Area, largest: number): { size: number; lines: string[] } | null {
    for (let size = largest; size >= SMALLEST; size -= 0.5) {
      const broken = lines.flatMap((line) => (line === '' ? [] : wrapped(line, this.#fonts.regular, size, width)));
      if (broken.length * size * LEADING <= height + 0.1) return { size, lines: broken };
    }
    return null;
  }

  table(table: FormTable, { more, moreHeading, heading }: Form): void {
    const first = inPoints(table.at);
    let area = first;
    let y = this.#head(table, area);
    const total = table.totals === null ? 0 : SIZE * LEADING + PAD * 2;
    for (const [index, row] of table.rows.entries()) {
      const isLast = index === table.rows.length - 1;
      const height = this.#rowHeight(table, row, area);
      const end = area.y + area.height - (isLast ? total : SIZE * LEADING + PAD);
      if (y + height > end) {
        if (area !== first && y <= area.y + 40) {
          this.overfull.push(`${index}.0`);
          continue;
        }
        this.#frame(area);
        this.#text(more, area.x + PAD, area.y + area.height - PAD - 1, 7, { isSoft: true });
        this.pages.push({ boxes: [], texts: [] });
        this.heading(moreHeading, heading, 34);
        area = { ...first, y: TOP, height: BOTTOM - TOP - 6 };
        y = this.#head(table, area);
      }
      this.#row(table, { row, id: String(index), area, y, height, isBold: false });
      y += height;
    }
    this.#frame(area);
    if (table.totals !== null) {
      const row = table.totals.map((text) => [text]);
      this.#row(table, { row, id: 'total', area, y: area.y + area.height - total, height: total, isBold: true });
    }
  }

  #frame(area: Area): void {
    this.#page.boxes.push({ id: '', ...area, isFramed: true });
  }

  #columns({ columns }: FormTable, { x, width }: Area) {
    const whole = columns.reduce((sum, { share }) => sum + share, 0);
    let left = x;
    return columns.map((column) => {
      const own = (column.share / whole) * width;
      left += own;
      return { ...column, x: left - own, width: own };
    });
  }

  #head(table: FormTable, area: Area): number {
    const heights = this.#columns(table, area).map((column) => {
      const cell = { ...area, x: column.x, width: column.width };
      this.#page.boxes.push({ id: '', ...cell, isFramed: true });
      return this.#label(column.no, column.title, cell);
    });
    const height = Math.max(...heights) + 2;
    this.#page.boxes.push({ id: '', ...area, height, isFramed: true });
    return area.y + height;
  }

  #rowHeight(table: FormTable, row: FormTable['rows'][number], area: Area): number {
    const counts = this.#columns(table, area).map(
      ({ width }, at) => this.#broken(row[at] ?? [], width, this.#fonts.regular).length,
    );
    return Math.max(1, ...counts) * ROW_SIZE * LEADING + PAD;
  }

  #broken(lines: readonly string[], width: number, font: Measure): string[] {
    return lines.flatMap((line) => (line === '' ? [] : wrapped(line, font, ROW_SIZE, width - PAD * 2)));
  }

  #row(
    table: FormTable,
    {
      row,
      id,
      area,
      y,
      height,
      isBold,
    }: {
      row: FormTable['rows'][number];
      id: string;
      area: Area;
      y: number;
      height: number;
      isBold: boolean;
    },
  ): void {
    const font = this.#fonts[isBold ? 'bold' : 'regular'];
    this.#columns(table, area).forEach(({ x, width, align }, at) => {
      this.#page.boxes.push({ id: `${id}.${at}`, x, y, width, height, isFramed: isBold });
      this.#broken(row[at] ?? [], width, font).forEach((line, place) => {
        const shift = align === 'right' ? width - PAD * 2 - font.getTextWidth(line, ROW_SIZE) : 0;
        this.#text(line, x + PAD + shift, y + PAD / 2 + ROW_SIZE * (0.95 + place * LEADING), ROW_SIZE, { isBold });
      });
    });
  }

  footers(footer: Form['footer']): void {
    const count = this.pages.length;
    for (const [index, page] of this.pages.entries()) {
      const text = footer(index + 1, count);
      const width = this.#fonts.regular.getTextWidth(text, 6.5);
      page.texts.push({ x: 10 * MM, y: 826, size: 6.5, width, text, isBold: false, isSoft: true });
    }
  }
}

const ROW_SIZE = 7;
