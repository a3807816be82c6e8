import { PDFiumLibrary } from '@hyzyla/pdfium';
import { PDF } from '@libpdf/core';
import sharp from 'sharp';
import { renderPdfPage } from '../../../../libs/pageReader/renderPdfPage.ts';
import { embedFont, savePdf } from '../../../../libs/pdfSigning/embedFont.ts';
import { type Drawing, drawingOf, type LayoutName } from './layouts.ts';
import { type SampleFacts, seeded } from './paperFacts.ts';
import { photograph } from './photograph.ts';

const PAGE = { width: 595.28, height: 841.89 };

/** A PDF with a text layer. */
export async function paperPdf(layout: LayoutName, facts: SampleFacts): Promise<Uint8Array<ArrayBuffer>> {
  const document = PDF.create();
  const drawing = drawingOf(layout, facts);
  await draw(document, drawing);
  return new Uint8Array(await savePdf(document));
}

/** Several papers in one file, a page each. */
export function bundlePdf(papers: readonly (readonly [LayoutName, SampleFacts])[]): Promise<Uint8Array<ArrayBuffer>> {
  return drawingsPdf(papers.map(([layout, facts]) => drawingOf(layout, facts)));
}

/** Drawn pages with a text layer. */
export async function drawingsPdf(drawings: readonly Drawing[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = PDF.create();
  for (const drawing of drawings) await draw(document, drawing);
  return new Uint8Array(await document.save());
}

async function draw(document: PDF, { inks, frames }: Drawing): Promise<void> {
  const font = await embedFont(document, 'regular', inks.map(({ text }) => text).join(''));
  const page = document.addPage({ size: 'a4' });
  for (const { text, x, y, size } of inks) font.draw(page, text, { x, y: PAGE.height - y, size });
  for (const [x, y, width, height] of frames)
    page.drawRectangle({ x, y: PAGE.height - y - height, width, height, borderWidth: 0.6 });
}

export const LOOKS = ['clean', 'scan', 'photo', 'fax', 'rotated'] as const;
export type Look = (typeof LOOKS)[number];

const DPI_200 = 200 / 72;
const QUARTER = 90;

/** A paper as a picture, as it comes from a screen, a scanner, a telephone, a fax, or lying on its side. */
export async function paperPicture(pdf: Uint8Array, look: Look, seed: number): Promise<Uint8Array<ArrayBuffer>> {
  const [page] = await pagePictures(pdf);
  if (page === undefined) throw new Error('a paper has a page');
  return new Uint8Array(await withLook(page, look, seed));
}

/** Pages of a PDF as pictures of 200 dots an inch. */
export async function pagePictures(pdf: Uint8Array): Promise<Buffer[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(Buffer.from(pdf));
  const pages: Buffer[] = [];
  for (let at = 0; at < document.getPageCount(); at += 1)
    pages.push(Buffer.from(await renderPdfPage(document, at, DPI_200)));
  document.destroy();
  return pages;
}

const WHITE = { background: '#ffffff' };

async function withLook(page: Buffer, look: Look, seed: number): Promise<Buffer> {
  const picture = sharp(page).flatten(WHITE);
  switch (look) {
    case 'clean':
      return picture.png().toBuffer();
    case 'rotated':
      // on its left side, on its head, on its right side
      return picture
        .rotate(QUARTER * (1 + (seed % 3)))
        .jpeg({ quality: 80 })
        .toBuffer();
    case 'scan': {
      const turned = await picture.rotate(1.6, WHITE).blur(0.6).toBuffer();
      return noisy(turned, seed, 14, 45);
    }
    case 'fax':
      return picture.resize({ width: 1229 }).greyscale().threshold(170).png().toBuffer();
    default: {
      const seen = await (await photograph(page, seed)).blur(0.5).png().toBuffer();
      return noisy(seen, seed, 12, 42);
    }
  }
}

async function noisy(picture: Buffer, seed: number, strength: number, quality: number): Promise<Buffer> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const random = seeded(seed);
  for (let at = 0; at < data.length; at += 3) {
    const grain = (random() - 0.5) * 2 * strength;
    for (let colour = at; colour < at + 3; colour += 1)
      data[colour] = Math.max(0, Math.min(255, (data[colour] ?? 0) + grain));
  }
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(data, { raw }).jpeg({ quality }).toBuffer();
}
