import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

// the build for browsers of the last years: the other one needs those of the last weeks
GlobalWorkerOptions.workerSrc = workerAddress;

/** Where `pdfAssetsPlugin` lays what the reader fetches when a document needs it. */
const ASSETS = import.meta.env.DEV
  ? `${import.meta.env.BASE_URL}node_modules/pdfjs-dist/`
  : `${import.meta.env.BASE_URL}assets/pdfjs-${version}/`;

/** A picture in a page with more pixels is left out: decoded it would take half a gigabyte. */
const MOST_PIXELS = 128_000_000;

export type OpenedPdf =
  | { status: 'open'; pdf: PDFDocumentProxy; close: () => void }
  | { status: 'locked' }
  | { status: 'broken' };

/** Reads a PDF in a worker of its own. Character maps, fonts and decoders come from us alone. */
export async function openPdf(content: Blob): Promise<OpenedPdf> {
  const task = getDocument({
    data: new Uint8Array(await content.arrayBuffer()),
    cMapUrl: `${ASSETS}cmaps/`,
    standardFontDataUrl: `${ASSETS}standard_fonts/`,
    wasmUrl: `${ASSETS}wasm/`,
    maxImageSize: MOST_PIXELS,
    // forms that are programs of their own, and nothing that freight needs
    enableXfa: false,
    verbosity: 0,
  });
  try {
    const pdf = await task.promise;
    return { status: 'open', pdf, close: () => void task.destroy() };
  } catch (error) {
    void task.destroy();
    return { status: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken' };
  }
}
