import { convertDocument } from '../libreOffice/convert.ts';
import type { Page } from './page.ts';

export interface ReadPage {
  page: Page;
  /** webp; null: a sheet has none */
  picture: Uint8Array | null;
}

/** Why a document gives no text; `absent`: LibreOffice is not installed. */
export class Unreadable extends Error {
  readonly reason: 'unreadable' | 'absent';

  constructor(reason: 'unreadable' | 'absent') {
    super(reason);
    this.reason = reason;
  }
}

interface Asked {
  bytes: Uint8Array;
  /** without a dot, lower case */
  extension: string;
  /** from 1 */
  firstPage: number;
  /** last page that is read */
  mostPages: number;
  onPages: (count: number) => void;
}

/**
 * Pages of a document, one after the other. Throws Unreadable. Each kind loads its libraries only when it comes: a
 * picture needs none of those of a PDF, which take half a second.
 */
export async function* readPages({ bytes, extension, ...asked }: Asked): AsyncGenerator<ReadPage> {
  const { firstPage, mostPages, onPages } = asked;
  switch (extension) {
    case 'pdf':
      return yield* readPdf(bytes, asked);
    case 'doc':
    case 'docx':
      return yield* readPdf(await converted(bytes, extension, 'pdf'), asked);
    case 'xlsx':
    case 'xls': {
      const { readSheets } = await import('./readSheets.ts');
      const workbook = extension === 'xls' ? await converted(bytes, 'xls', 'xlsx') : bytes;
      const pages = (await readSheets(workbook, mostPages)).slice(firstPage - 1);
      onPages(pages.length);
      for (const page of pages) yield { page, picture: null };
      return;
    }
    default:
      onPages(1);
      yield await (await pictureReader())(bytes);
  }
}

/** Throws Unreadable where the engine's program does not fit this machine; text layers are read all the same. */
async function pictureReader() {
  try {
    return (await import('./readPicture.ts')).readPicture;
  } catch {
    throw new Unreadable('absent');
  }
}

async function converted(bytes: Uint8Array, from: string, to: string): Promise<Uint8Array> {
  const conversion = await convertDocument(bytes, { from, to });
  if (conversion.outcome === 'done') return conversion.content;
  throw new Unreadable(conversion.outcome === 'absent' ? 'absent' : 'unreadable');
}

/** Pixels for a point: to show, and to recognize (about 200 dots an inch). */
const SHOWN = 1.6;
const RECOGNIZED = 2.8;

async function* readPdf(
  bytes: Uint8Array,
  { firstPage, mostPages, onPages }: Omit<Asked, 'bytes' | 'extension'>,
): AsyncGenerator<ReadPage> {
  const [{ PDFiumLibrary }, { readPdfText }, { renderPdfPage }] = await Promise.all([
    import('@hyzyla/pdfium'),
    import('./readPdfText.ts'),
    import('./renderPdfPage.ts'),
  ]);
  const texts = await readPdfText(bytes, mostPages);
  onPages(texts.length - firstPage + 1);
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(Buffer.from(bytes));
  for (const [index, page] of texts.entries()) {
    if (index < firstPage - 1) continue;
    if (page === null) yield await (await pictureReader())(await renderPdfPage(document, index, RECOGNIZED));
    else yield { page, picture: await renderPdfPage(document, index, SHOWN) };
  }
}
