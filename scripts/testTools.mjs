// Programs that make the files which tests upload: real ones, not our idea of them. Installed from Debian when we may.
import { existsSync } from 'node:fs';
import { installPackages } from './debian.mjs';

/** For each package, where its program may be. ImageMagick's convert only under /usr/bin: others are called so too. */
const TOOLS = [
  { places: ['/usr/lib/libreoffice/program/libswlo.so'], name: 'libreoffice-writer-nogui' },
  { places: ['/usr/lib/libreoffice/program/libsclo.so'], name: 'libreoffice-calc-nogui' },
  { places: ['/usr/lib/libreoffice/program/libsdlo.so'], name: 'libreoffice-impress-nogui' },
  { places: ['/usr/bin/convert'], name: 'imagemagick' },
  { places: ['/usr/bin/7zz'], name: '7zip' },
  { places: ['/usr/bin/zip'], name: 'zip' },
];

/** Installs what is missing; throws with one line when that is not possible. */
export function ensureTestTools() {
  const missing = TOOLS.filter(({ places }) => !places.some((place) => existsSync(place)));
  if (missing.length === 0) return;
  installPackages(
    missing.map(({ name }) => name),
    'programs that make files for the tests',
  );
}

if (process.argv[1] === import.meta.filename) ensureTestTools();
