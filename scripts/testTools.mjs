// Real programs that make and check the files of the tests, installed from Debian if possible.
import { existsSync } from 'node:fs';
import { installPackages } from './debian.mjs';

/** One program per package. ImageMagick's convert only under /usr/bin: other programs share the name. */
const TOOLS = [
  { places: ['/usr/lib/libreoffice/program/libswlo.so'], name: 'libreoffice-writer-nogui' },
  { places: ['/usr/lib/libreoffice/program/libsclo.so'], name: 'libreoffice-calc-nogui' },
  { places: ['/usr/lib/libreoffice/program/libsdlo.so'], name: 'libreoffice-impress-nogui' },
  { places: ['/usr/bin/convert'], name: 'imagemagick' },
  { places: ['/usr/bin/7zz'], name: '7zip' },
  { places: ['/usr/bin/zip'], name: 'zip' },
  { places: ['/usr/bin/pdfsig'], name: 'poppler-utils' },
  { places: ['/usr/bin/certutil'], name: 'libnss3-tools' },
  { places: ['/usr/bin/tesseract'], name: 'tesseract-ocr' },
  { places: ['/usr/share/tesseract-ocr/5/tessdata/rus.traineddata'], name: 'tesseract-ocr-rus' },
  {
    places: ['/usr/share/tesseract-ocr/5/tessdata/chi_sim.traineddata'],
    name: 'tesseract-ocr-chi-sim',
  },
  {
    places: ['/usr/share/fonts/truetype/wqy', '/usr/share/fonts/opentype/noto'],
    name: 'fonts-wqy-zenhei',
  },
];

/** Installs missing programs; throws with one line if impossible. */
export async function ensureTestTools() {
  const missing = TOOLS.filter(({ places }) => !places.some((place) => existsSync(place)));
  if (missing.length === 0) return;
  await installPackages(
    missing.map(({ name }) => name),
    'programs that make and check files for the tests',
  );
}

if (process.argv[1] === import.meta.filename) await ensureTestTools();
