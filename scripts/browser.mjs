// A browser for the journeys: the machine's own Chromium, installed from Debian when we may.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const PACKAGES = ['chromium', 'fonts-noto-cjk'];

const found = () => PLACES.find((place) => place && existsSync(place));

/** The path of a browser, after installing one if none is there; throws with one line when that is not possible. */
export function ensureBrowser() {
  const present = found();
  if (present) return present;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    throw new Error(
      `No browser found. Install one (Debian: apt-get install ${PACKAGES.join(' ')}) or set CHROMIUM.`,
    );
  }
  console.log('Installing a browser …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  const options = ['-y', '-qq', '--no-install-recommends'];
  execFileSync('apt-get', ['install', ...options, ...PACKAGES], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  const installed = found();
  if (!installed) throw new Error('The browser was installed but cannot be found; set CHROMIUM to its path.');
  return installed;
}
