import process from 'node:process';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { z } from 'zod';

const task = z.object({ pdf: z.instanceof(Uint8Array), page: z.number() });
/** Pixels for a point: 1190 px across an A4 page. */
const SCALE = 2;
const QUALITY = 80;

// child process of pageImages.ts: an error ends it, and the parent rejects
process.once('message', (received) => {
  void render(task.parse(received)).then((image) => process.send?.(image, () => process.exit(0)));
});

async function render({ pdf, page }: z.infer<typeof task>): Promise<Uint8Array> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(Buffer.from(pdf));
  const image = await document.getPage(page).render({ scale: SCALE, renderFormFields: true });
  const raw = { width: image.width, height: image.height, channels: 4 } as const;
  return new Uint8Array(await sharp(image.data, { raw }).webp({ quality: QUALITY }).toBuffer());
}
