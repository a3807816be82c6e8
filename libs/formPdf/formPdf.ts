import { PDF, type PDFPage, rgb } from '@libpdf/core';
import { embedFont, savePdf } from '../pdfSigning/embedFont.ts';
import { type DrawnBox, type DrawnForm, SHEET } from './form.ts';

const GREY = rgb(0.35, 0.38, 0.43);
const RULE = rgb(0.25, 0.28, 0.33);

/** The drawn sheets as a PDF; its fonts hold the characters that stand on them alone. */
export async function formPdf({ pages }: DrawnForm, title: string): Promise<Uint8Array> {
  const pdf = PDF.create();
  const letters = (isBold: boolean) =>
    pages.flatMap(({ texts }) => texts.filter((one) => one.isBold === isBold).map(({ text }) => text)).join('');
  const regular = await embedFont(pdf, 'regular', letters(false));
  const bold = await embedFont(pdf, 'bold', letters(true));
  pdf.setTitle(title, { showInWindowTitleBar: true });
  for (const { boxes, texts } of pages) {
    const sheet = pdf.addPage({ size: 'a4' });
    for (const box of boxes) if (box.isFramed) drawFrame(sheet, box);
    for (const { x, y, size, text, isBold, isSoft } of texts)
      (isBold ? bold : regular).draw(sheet, text, {
        x,
        y: SHEET.height - y,
        size,
        ...(isSoft ? { color: GREY } : {}),
      });
  }
  return savePdf(pdf);
}

function drawFrame(sheet: PDFPage, { x, y, width, height }: DrawnBox): void {
  sheet.drawRectangle({
    x,
    y: SHEET.height - y - height,
    width,
    height,
    borderColor: RULE,
    borderWidth: 0.5,
  });
}
