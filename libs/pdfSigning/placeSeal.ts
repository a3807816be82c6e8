import { PDF, PdfDict, PdfName, PdfNumber } from '@libpdf/core';

/** Print, read-only, locked, contents locked (ISO 32000-1, table 165). */
const FLAGS = 4 + 64 + 128 + 512;

export interface Place {
  /** from 0; negative: from the end */
  pageIndex: number;
  /** points from the lower left corner of the page */
  x: number;
  y: number;
  width: number;
}

/**
 * Document with a seal upon a page: as a stamp, so that signatures which are there already still cover all that pages
 * hold. Sign after it.
 */
export async function placeSeal(pdf: Uint8Array, seal: Uint8Array, place: Place): Promise<Uint8Array> {
  const document = await PDF.load(Uint8Array.from(pdf));
  const picture = await document.embedPage(await PDF.load(Uint8Array.from(seal)), 0);
  const page = document.getPages().at(place.pageIndex);
  if (page === undefined) throw new Error(`the document has no page ${place.pageIndex}`);
  const height = (place.width * picture.height) / picture.width;
  const stamp = page.addStampAnnotation({ rect: { x: place.x, y: place.y, width: place.width, height } });
  stamp.dict.set('AP', PdfDict.of({ N: picture.ref }));
  stamp.dict.set('F', PdfNumber.of(FLAGS));
  stamp.dict.set('Name', PdfName.of('Seal'));
  return document.save({ incremental: true });
}
