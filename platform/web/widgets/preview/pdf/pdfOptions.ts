import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { pdfjs } from 'react-pdf';

pdfjs.GlobalWorkerOptions.workerSrc = workerAddress;

/** Files of `pdfAssetsPlugin`. */
const ASSETS = import.meta.env.DEV
  ? `${import.meta.env.BASE_URL}node_modules/pdfjs-dist/`
  : `${import.meta.env.BASE_URL}assets/pdfjs-${pdfjs.version}/`;

/** Larger images are skipped: half a gigabyte decoded. */
const MAX_PIXELS = 128_000_000;

/** Character maps, fonts and decoders are self-hosted. */
export const PDF_OPTIONS = {
  cMapUrl: `${ASSETS}cmaps/`,
  standardFontDataUrl: `${ASSETS}standard_fonts/`,
  wasmUrl: `${ASSETS}wasm/`,
  maxImageSize: MAX_PIXELS,
  // XFA forms carry scripts
  enableXfa: false,
  verbosity: 0,
};
