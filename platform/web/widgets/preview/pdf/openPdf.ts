import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

// legacy build: the default one needs the newest browsers
GlobalWorkerOptions.workerSrc = workerAddress;

/** Files of `pdfAssetsPlugin`. */
const ASSETS = import.meta.env.DEV
  ? `${import.meta.env.BASE_URL}node_modules/pdfjs-dist/`
  : `${import.meta.env.BASE_URL}assets/pdfjs-${version}/`;

/** Larger images are skipped: half a gigabyte decoded. */
const MAX_PIXELS = 128_000_000;

export type OpenedPdf =
  | { status: 'open'; pdf: PDFDocumentProxy; close: () => void }
  | { status: 'locked' }
  | { status: 'broken' };

/** Opens a PDF in a worker. Character maps, fonts and decoders are self-hosted. */
export async function openPdf(content: Blob): Promise<OpenedPdf> {
  const task = getDocument({
    data: new Uint8Array(await content.arrayBuffer()),
    cMapUrl: `${ASSETS}cmaps/`,
    standardFontDataUrl: `${ASSETS}standard_fonts/`,
    wasmUrl: `${ASSETS}wasm/`,
    maxImageSize: MAX_PIXELS,
    // XFA forms carry scripts
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
