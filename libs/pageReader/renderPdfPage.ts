import type { PDFiumDocument } from '@hyzyla/pdfium';
import sharp from 'sharp';

const QUALITY = 75;

/** Picture of a page of an open PDF; `page` from 0, `scale` in pixels for a point. */
export async function renderPdfPage(document: PDFiumDocument, page: number, scale: number): Promise<Uint8Array> {
  const image = await document.getPage(page).render({ scale, renderFormFields: true });
  const raw = { width: image.width, height: image.height, channels: 4 } as const;
  return new Uint8Array(await sharp(image.data, { raw }).webp({ quality: QUALITY }).toBuffer());
}
