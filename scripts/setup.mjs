// Shared setup of the commands: packages, the right Node, the built page app.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './debian.mjs';
import { runProgram } from './runProgram.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIN = path.join(ROOT, 'node_modules/.bin');
/** The Node of package.json, whatever the machine has. */
export const NODE = path.join(BIN, 'node');
const LOCK = path.join(ROOT, 'package-lock.json');
const INSTALLED = path.join(ROOT, 'node_modules/.installed');
const BUILT = path.join(ROOT, 'dist/.built');
const BUILD_INPUTS = [
  'app',
  'features',
  'platform',
  'libs',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

/** PATH with our own tools and Node first. */
export function environment(extra = {}) {
  return {
    ...process.env,
    PATH: `${BIN}${path.delimiter}${process.env.PATH}`,
    ...extra,
  };
}

const hashOf = (content) => createHash('sha256').update(content).digest('hex');

/** Installs packages if package-lock.json has changed. */
export async function ensurePackages() {
  const wanted = hashOf(readFileSync(LOCK));
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === wanted && existsSync(NODE)) return;
  console.log('Installing packages …');
  // `npm ci` insists on packages for every platform in the lock file, but not every registry has them
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  // its CPU libraries are in the package; the script would fetch others for graphics cards
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' };
  await runProgram('npm', ['install', ...quiet], { cwd: ROOT, stdio: 'inherit', env });
  writeFileSync(INSTALLED, wanted);
}

/** Programs that read papers and make PDFs of documents, and the fonts that these are drawn with. */
export const PROGRAMS = [
  { place: '/usr/bin/tesseract', name: 'tesseract-ocr' },
  { place: '/usr/share/tesseract-ocr/5/tessdata/rus.traineddata', name: 'tesseract-ocr-rus' },
  { place: '/usr/share/tesseract-ocr/5/tessdata/chi_sim.traineddata', name: 'tesseract-ocr-chi-sim' },
  { place: '/usr/lib/libreoffice/program/libswlo.so', name: 'libreoffice-writer-nogui' },
  { place: '/usr/lib/libreoffice/program/libsclo.so', name: 'libreoffice-calc-nogui' },
  { place: '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc', name: 'fonts-noto-cjk' },
  { place: '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf', name: 'fonts-dejavu-core' },
  // as wide as Arial, Times New Roman and Courier New of templates made in Word
  { place: '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf', name: 'fonts-liberation' },
];

/** Installs missing programs if it may; without them the portal runs and says what it cannot read. */
export async function ensurePrograms() {
  const missing = PROGRAMS.filter(({ place }) => !existsSync(place)).map(({ name }) => name);
  if (missing.length === 0) return;
  try {
    await installPackages(missing, 'programs and fonts that read papers and make contracts');
  } catch (fault) {
    console.log(`${fault.message} Until then papers are typed by hand, and contracts are not made.`);
  }
}

/** Builds the page app if its sources have changed; enough for tests. */
export async function ensureBuild() {
  const wanted = hashOf(BUILD_INPUTS.flatMap(sourcesIn).join('\n'));
  if (existsSync(BUILT) && readFileSync(BUILT, 'utf8') === wanted) return;
  console.log('Building the pages …');
  await runProgram(NODE, [path.join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: environment({ NODE_ENV: 'production' }),
  });
  mkdirSync(path.dirname(BUILT), { recursive: true });
  writeFileSync(BUILT, wanted);
}

/** Builds the page app as browsers are to get it, compressed. */
export async function ensureCompressedBuild() {
  await ensureBuild();
  await runProgram(NODE, [path.join(ROOT, 'scripts/compress.mjs')], { cwd: ROOT, stdio: 'inherit' });
}

/** Content hashes: a checkout or a touch must not cause a build. */
function sourcesIn(entry) {
  const full = path.join(ROOT, entry);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [`${entry} ${hashOf(readFileSync(full))}`];
  return readdirSync(full)
    .sort()
    .filter((name) => name !== 'server' && !name.endsWith('.test.ts') && !name.endsWith('.test.tsx'))
    .flatMap((name) => sourcesIn(path.join(entry, name)));
}
