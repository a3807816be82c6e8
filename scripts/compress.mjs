// Puts `.br` and `.gz` beside the built files, or beside those named; what is there is kept. A step of its own, since
// the tests go without: it takes three times as long as the build.
import { existsSync, readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ROOT } from './setup.mjs';

const BUILT = path.join(ROOT, 'dist/web');
const SMALLEST = 1024;
/** Few pages load these; their last percent would take half as long again. */
const LARGE = 400_000;
const COMPRESSIBLE = /\.(m?js|css|svg|json|wasm|ttf)$/;
/** As many as the threads of zlib. */
const AT_ONCE = 4;

const gz = promisify(gzip);
const br = promisify(brotliCompress);
const METHODS = {
  gz: (bytes) => gz(bytes, { level: 9 }),
  br: (bytes) => br(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE ? 10 : 11 } }),
};

/** Under its name at once and whole, however the step ends. */
async function compress(file, ending) {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST) return;
  const unfinished = `${file}.${ending}.new`;
  await writeFile(unfinished, await METHODS[ending](bytes));
  await rename(unfinished, `${file}.${ending}`);
}

function builtFiles() {
  const entries = readdirSync(BUILT, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
}

const named = process.argv.slice(2).map((file) => path.join(BUILT, file));
const files = (named.length > 0 ? named : builtFiles()).filter((file) => COMPRESSIBLE.test(file));
const copies = files.flatMap((file) => Object.keys(METHODS).map((ending) => ({ file, ending })));
const missing = copies.filter(({ file, ending }) => !existsSync(`${file}.${ending}`));
const lane = async () => {
  for (let copy = missing.shift(); copy !== undefined; copy = missing.shift()) await compress(copy.file, copy.ending);
};
await Promise.all(Array.from({ length: AT_ONCE }, lane));
