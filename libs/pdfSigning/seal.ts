import { PDF, type PDFPage, rgb } from '@libpdf/core';
import { embedFont, savePdf, type TextFont } from './embedFont.ts';

/** Seal's own square page, in points of its own; shown smaller on the document. */
const SIDE = 240;
const CENTRE = SIDE / 2;
const RADIUS = 112;
const RED = rgb(0.8, 0.07, 0.1);
/** Names run over this much of the circle at most, in radians. */
const NAME_ARC = (250 / 180) * Math.PI;
/** A name that would be smaller than this on one arc stands on two. */
const LEAST_NAME_SIZE = 11;
const CODE_ARC = (110 / 180) * Math.PI;

interface CompanySeal {
  /** along the upper arc, in the company's own script */
  name: string;
  /** below the star, such as 合同专用章 */
  use: string;
  /** along the lower arc: the company's code */
  code: string;
}

interface Arc {
  text: string;
  font: TextFont;
  size: number;
  /** of the baseline */
  radius: number;
  /** most of the circle that the text may take, radians */
  most: number;
  side: 'upper' | 'lower';
}

/** Largest size at which the text keeps within the arc. */
function fittingSize({ text, font, size, radius, most }: Omit<Arc, 'side'>): number {
  return Math.min(size, (size * most * radius) / font.getTextWidth(text, size));
}

function drawArc(page: PDFPage, arc: Arc): void {
  const { text, font, radius, side } = arc;
  const size = fittingSize(arc);
  const direction = side === 'upper' ? -1 : 1;
  const middle = side === 'upper' ? Math.PI / 2 : -Math.PI / 2;
  let angle = middle - (direction * font.getTextWidth(text, size)) / radius / 2;
  for (const character of text) {
    const half = font.getTextWidth(character, size) / radius / 2;
    angle += direction * half;
    const upright = angle + (side === 'upper' ? -Math.PI / 2 : Math.PI / 2);
    const [x, y] = [CENTRE + radius * Math.cos(angle), CENTRE + radius * Math.sin(angle)];
    const width = font.getTextWidth(character, size);
    font.draw(page, character, {
      size,
      color: RED,
      x: x - (width / 2) * Math.cos(upright),
      y: y - (width / 2) * Math.sin(upright),
      angle: (upright * 180) / Math.PI,
    });
    angle += direction * half;
  }
}

/** Five-pointed star around the centre, as an SVG path in page coordinates. */
function starPath(outer: number): string {
  const inner = outer * 0.382;
  const points = Array.from({ length: 10 }, (_, place) => {
    const radius = place % 2 === 0 ? outer : inner;
    const angle = Math.PI / 2 + (place * Math.PI) / 5;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M ${points.join(' L ')} Z`;
}

/** On one arc, or a long name on two, broken at a space near its middle. */
function nameArcs(name: string, font: TextFont): Arc[] {
  const whole: Arc = { text: name, font, size: 28, radius: 80, most: NAME_ARC, side: 'upper' };
  if (fittingSize(whole) >= LEAST_NAME_SIZE) return [whole];
  const middle = name.length / 2;
  const spaces = Array.from(name.matchAll(/\s/g), ({ index }) => index);
  const [at = Math.round(middle)] = spaces.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return [
    { ...whole, text: name.slice(0, at).trim(), size: 14, radius: 91 },
    { ...whole, text: name.slice(at).trim(), size: 14, radius: 74 },
  ];
}

/** Round red seal of a company, as they look in China (GB/T 31023), on a page of its own. */
export async function companySeal({ name, use, code }: CompanySeal): Promise<Uint8Array> {
  const pdf = PDF.create();
  const page = pdf.addPage({ width: SIDE, height: SIDE });
  const font = await embedFont(pdf, 'bold', name + use + code);
  page.drawCircle({ x: CENTRE, y: CENTRE, radius: RADIUS, borderColor: RED, borderWidth: 6 });
  page.drawSvgPath(starPath(34), { x: CENTRE, y: CENTRE, color: RED, flipY: false });
  for (const arc of nameArcs(name, font)) drawArc(page, arc);
  drawArc(page, { text: code, font, size: 11, radius: 100, most: CODE_ARC, side: 'lower' });
  const size = fittingSize({ text: use, font, size: 19, radius: 1, most: 130 });
  font.draw(page, use, {
    size,
    color: RED,
    x: CENTRE - font.getTextWidth(use, size) / 2,
    y: CENTRE - 62,
  });
  return savePdf(pdf);
}

interface PersonalSeal {
  name: string;
  /** below the name: when, and as whose representative */
  lines: readonly string[];
}

/** Signature of a person: the name in a frame with what belongs to it. */
export async function personalSeal({ name, lines }: PersonalSeal): Promise<Uint8Array> {
  const pdf = PDF.create();
  // two lines or fewer keep the usual frame
  const height = Math.max(96, 64 + 16 * lines.length);
  const page = pdf.addPage({ width: SIDE, height });
  const bold = await embedFont(pdf, 'bold', name);
  const regular = await embedFont(pdf, 'regular', lines.join(''));
  page.drawRectangle({ x: 2, y: 2, width: SIDE - 4, height: height - 4, borderColor: RED, borderWidth: 2 });
  const widest = SIDE - 24;
  const size = fittingSize({ text: name, font: bold, size: 30, radius: 1, most: widest });
  bold.draw(page, name, { size, color: RED, x: 12, y: height - 40 });
  lines.forEach((line, place) => {
    const lineSize = fittingSize({ text: line, font: regular, size: 12, radius: 1, most: widest });
    regular.draw(page, line, { size: lineSize, color: RED, x: 12, y: height - 60 - place * 16 });
  });
  return savePdf(pdf);
}
