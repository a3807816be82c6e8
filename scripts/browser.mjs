// Chromium for the journeys, installed from Debian if possible.
import { existsSync } from 'node:fs';
import { installPackages } from './debian.mjs';

/** The headless build first: it draws the same and takes a third less of the processor. */
const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const PACKAGES = ['chromium-headless-shell', 'fonts-noto-cjk'];

const found = () => PLACES.find((place) => place && existsSync(place));

/** The path of a browser, installed if missing; throws with one line if impossible. */
export async function ensureBrowser() {
  const present = found();
  if (present) return present;
  await installPackages(PACKAGES, 'a browser (or set CHROMIUM)');
  const installed = found();
  if (!installed) throw new Error('The browser was installed but cannot be found; set CHROMIUM to its path.');
  return installed;
}
