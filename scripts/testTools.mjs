// Real programs that make and check the files of the tests, installed from Debian if possible.
import { existsSync } from 'node:fs';
import { installPackages } from './debian.mjs';
import { PROGRAMS } from './setup.mjs';

/** Beside what the portal itself needs. ImageMagick's convert only under /usr/bin: other programs share the name. */
const TOOLS = [
  ...PROGRAMS,
  { place: '/usr/lib/libreoffice/program/libsdlo.so', name: 'libreoffice-impress-nogui' },
  { place: '/usr/bin/convert', name: 'imagemagick' },
  { place: '/usr/bin/7zz', name: '7zip' },
  { place: '/usr/bin/zip', name: 'zip' },
  { place: '/usr/bin/pdfsig', name: 'poppler-utils' },
  { place: '/usr/bin/qpdf', name: 'qpdf' },
  { place: '/usr/bin/certutil', name: 'libnss3-tools' },
];

/** Installs missing programs; throws with one line if impossible. */
export async function ensureTestTools() {
  const missing = TOOLS.filter(({ place }) => !existsSync(place));
  if (missing.length === 0) return;
  await installPackages(
    missing.map(({ name }) => name),
    'programs that make and check files for the tests',
  );
}

if (process.argv[1] === import.meta.filename) await ensureTestTools();
