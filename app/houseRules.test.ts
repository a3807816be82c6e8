import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { FEATURES } from './server/features.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RULES = path.join(ROOT, '.dependency-cruiser.mjs');
const CRUISER = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

/** A source tree that breaks every rule once. */
const VIOLATING_SOURCES: Record<string, string> = {
  'app/server.ts': `import '../platform/testing/actor.ts';\nexport {};\n`,
  'platform/testing/actor.ts': `export {};\n`,
  'platform/server/jobs.ts': `import '../../features/portal/chat/wire.ts';\nimport '../web/toast.ts';\nimport 'a-development-package';\nexport {};\n`,
  'platform/web/toast.ts': `import '../server/log.ts';\nimport '../utils.ts';\nexport {};\n`,
  'platform/server/http/server.ts': `import '../files/store.ts';\nexport {};\n`,
  'platform/server/files/store.ts': `import '../http/errors.ts';\nexport {};\n`,
  'platform/server/http/errors.ts': `export {};\n`,
  'platform/server/log.ts': `import 'a-package-nobody-declared';\nexport {};\n`,
  'libs/zip/zip.ts': `import '../../platform/utils.ts';\nexport {};\n`,
  'platform/utils.ts': `export {};\n`,
  'features/portal/chat/wire.ts': `import './server/unread.ts';\nexport {};\n`,
  'features/portal/chat/server/unread.ts': `import '../../../trade/cash/server/rates.ts';\nimport '../../../../app/server.ts';\nexport {};\n`,
  'features/portal/chat/server/tables.ts': `import '../../../trade/cash/server/rates.ts';\nexport {};\n`,
  'features/portal/chat/server/index.ts': `import './first.ts';\nimport '../../../trade/cash/server/index.ts';\nexport {};\n`,
  'features/portal/chat/server/first.ts': `import './second.ts';\nexport type First = string;\n`,
  'features/portal/chat/server/second.ts': `import type { First } from './first.ts';\nexport {};\n`,
  'features/freight/train/wire.ts': `import '../booking/wire.ts';\nexport {};\n`,
  'features/freight/booking/wire.ts': `export {};\n`,
  'features/trade/cash/server/rates.ts': `export {};\n`,
  'features/trade/cash/server/index.ts': `import '../../../portal/chat/server/index.ts';\nexport {};\n`,
  'node_modules/a-development-package/index.js': `export {};\n`,
  'node_modules/a-development-package/package.json': `{"name":"a-development-package","type":"module","main":"index.js"}`,
  'package.json': `{"name":"broken-house","type":"module","devDependencies":{"a-development-package":"1.0.0"}}`,
};

const rulesSchema = z.object({ forbidden: z.array(z.object({ name: z.string() })) });
const report = z.object({
  modules: z.array(z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) })),
  summary: z.object({ violations: z.array(z.object({ rule: z.object({ name: z.string() }) })) }),
});
type Report = z.infer<typeof report>;

async function cruise(cwd: string, ...paths: string[]): Promise<Report> {
  const args = [CRUISER, '--config', RULES, '--output-type', 'json', ...paths];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd,
    maxBuffer: 50_000_000,
  }).catch((failed: unknown) => z.object({ stdout: z.string() }).parse(failed));
  return report.parse(JSON.parse(stdout));
}

/** Files directly in `server`, `web` and `wire` describe the platform as a whole. */
const PLATFORM_FOLDER = /^platform\/(?:server|web|wire)\/(?:widgets\/)?[^/]+(?=\/)/;
const TEST_FILE = /\.test\.tsx?$|\/testFixture\.ts$/;
const folderOf = (file: string) => (TEST_FILE.test(file) ? undefined : PLATFORM_FOLDER.exec(file)?.[0]);

/** Folders of the platform that import each other, and the folders between such circles. */
function foldersInCircles({ modules }: Report): string[] {
  const edges = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: folderOf(source), to: folderOf(resolved) })),
  );
  let left = edges.filter(({ from, to }) => from !== undefined && to !== undefined && from !== to);
  for (let count = -1; count !== left.length; ) {
    count = left.length;
    const importing = new Set(left.map(({ from }) => from));
    const imported = new Set(left.map(({ to }) => to));
    left = left.filter(({ from, to }) => importing.has(to) && imported.has(from));
  }
  return [...new Set(left.flatMap(({ from }) => from ?? []))].sort();
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'broken-house-'));
  for (const [file, content] of Object.entries(VIOLATING_SOURCES)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('every rule of the house bites when it is broken', async () => {
  const { default: config } = await import(RULES);
  const found = await cruise(folder, 'app', 'features', 'platform', 'libs');
  const broken = found.summary.violations.map((violation) => violation.rule.name);
  const declared = rulesSchema.parse(config).forbidden.map((rule) => rule.name);
  expect([...new Set(broken)].sort()).toEqual([...new Set(declared)].sort());
  expect(foldersInCircles(found)).toEqual(['platform/server/files', 'platform/server/http']);
});

test('folders of the platform do not import each other in circles', async () => {
  expect(foldersInCircles(await cruise(ROOT, 'platform'))).toEqual([]);
});

test('the server lists the features in the order of their ranks', async () => {
  const { RANKS } = z.object({ RANKS: z.array(z.string()) }).parse(await import(RULES));
  expect(FEATURES.map(({ name }) => name)).toEqual(RANKS);
});

const PERMISSION = /['"][a-z]\w*:\w+:\w+['"]/;
/** Grants stand in `feature.ts`; addresses of features still to come with the permission of the specification. */
const MAY_NAME_PERMISSIONS =
  /(\/wire|Wire|\/\w+Calls|\/server\/feature|\.test|^app\/web\/router\/(planned|specified)Routes)\.tsx?$/;

test('a permission is named by wire.ts and by grants alone; a menu has it from there', () => {
  const sources = globSync('{app,features,platform}/**/*.{ts,tsx}', { cwd: ROOT }).map((file) => ({
    file,
    text: readFileSync(path.join(ROOT, file), 'utf8'),
  }));
  const elsewhere = sources.filter(({ file }) => !MAY_NAME_PERMISSIONS.test(file));
  expect(elsewhere.filter(({ text }) => PERMISSION.test(text)).map(({ file }) => file)).toEqual([]);
  const features = sources.filter(({ file }) => /^features\/.*\/server\/feature\.ts$/.test(file));
  expect(features.filter(({ text }) => /permission: ['"`]/.test(text)).map(({ file }) => file)).toEqual([]);
});

interface Source {
  file: string;
  text: string;
}

const MAX_LINES_OF_A_PART = 40;
const MAX_LINES_OF_A_FILE = 300;
const linesOf = (text: string) => text.split('\n').length - 1;
/** Tables of contents: parts that a feature brings, and benchmarks, each in a file of its own. */
const LISTS_FILES = /\/server\/feature\.ts$|^bench\/main\.ts$/;
/** Texts by language, tables of migrations, and test code stand alone by their kind. */
const STANDS_ALONE =
  /\/(?:texts|testing)\/|(?:^|\/)(?:\w+T|t)ables?\.ts$|\.test\.tsx?$|\.d\.ts$|^(?!app|features|platform|libs|e2e|bench)/;
const IMPORT = /^import\b[^'"(]*['"](\.[^'"]+\.tsx?)['"]/gm;
const QUOTED_PATH = /['"`/]((?:\.{1,2}\/)?[\w./-]+\.tsx?)['"`]/g;

/**
 * Short files that one file of the same folder imports, and nothing else names: no test, no door (`export … from`),
 * no `import()`, no child process, no tool.
 */
function partsOfTheirOnlyUser(sources: readonly Source[]): string[] {
  const length = new Map(sources.map(({ file, text }) => [file, linesOf(text)]));
  const users = new Map<string, Set<string>>();
  const named = new Set<string>();
  for (const { file, text } of sources) {
    const resolve = (name: string) => path.join(name.startsWith('.') ? path.dirname(file) : '', name);
    for (const [, name = ''] of text.matchAll(IMPORT)) {
      const imported = resolve(name);
      users.set(imported, (users.get(imported) ?? new Set()).add(file));
    }
    for (const [, name = ''] of text.replace(IMPORT, '').matchAll(QUOTED_PATH)) named.add(resolve(name));
  }
  return sources
    .filter(({ file, text }) => {
      const [user, another] = users.get(file) ?? [];
      if (user === undefined || another !== undefined) return false;
      if (/\.test\.tsx?$/.test(user) || LISTS_FILES.test(user) || path.dirname(user) !== path.dirname(file))
        return false;
      const lines = linesOf(text);
      if (lines > MAX_LINES_OF_A_PART || lines + (length.get(user) ?? 0) > MAX_LINES_OF_A_FILE) return false;
      return !named.has(file) && !STANDS_ALONE.test(file);
    })
    .map(({ file }) => file);
}

const AMOUNT_WORDS =
  'amount|price|sale|sales|cost|total|paid|net|gross|rate|tax|margin|minimum|due|owed|held|outstanding|credit|balance|pledge';
const humps = AMOUNT_WORDS.replace(/(?:^|\|)\w/g, (first) => first.toUpperCase());
/** Of a name that ends in an amount, but where Intl formats the number. */
const FLOAT_OF_AMOUNT = new RegExp(
  `(?<!format\\.\\w+\\(\\s*)\\b(?:Number|BigInt|parseFloat)\\(\\s*[\\w.?!()[\\]]*(?:\\b(?:${AMOUNT_WORDS})|${humps})\\b(?![.(]|\\)\\?)`,
  'g',
);
const DECIMALS = /from 'decimal\.js'/g;
/** Lengths of bars; and what a paper says of weights and values, within tolerances. */
const MAY_FLOAT = ['Bars', 'CashWeeks'].map((name) => `features/money/payment/web/operator/${name}.tsx`);
const MAY_CALCULATE = /^libs\/amounts\/|^features\/documents\/paper\/reading\/plausibility\.ts$/;

/** What calculates with amounts beside libs/amounts. */
const amountsElsewhere = (sources: readonly Source[]) =>
  sources.flatMap(({ file, text }) => [
    ...(MAY_CALCULATE.test(file) ? [] : (text.match(DECIMALS) ?? [])).map((found) => `${file}: ${found}`),
    ...(MAY_FLOAT.includes(file) ? [] : (text.match(FLOAT_OF_AMOUNT) ?? [])).map((found) => `${file}: ${found}`),
  ]);

test('amounts are calculated and compared by libs/amounts alone, never as floats', () => {
  const file = 'features/money/bill/server/post.ts';
  for (const text of [
    `import { Decimal } from 'decimal.js';`,
    'Number(amount) > 0',
    'Number(bill.costAmount ?? 0)',
    'rows.map((row) => BigInt(row.total))',
    'Number.parseFloat(priceOf(train)?.price)',
    'all.toSorted((one, other) => Number(one.line.price) - Number(other.line.price))',
  ])
    expect(amountsElsewhere([{ file, text }]), text).not.toEqual([]);
  for (const text of [
    'format.number(Number(lowest.price))',
    'Number(separate)',
    'Number(amount.length)',
    'Number(rows)',
  ])
    expect(amountsElsewhere([{ file, text }]), text).toEqual([]);

  const sources = globSync('{app,features,platform,libs}/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((found) => !TEST_FILE.test(found))
    .map((found) => ({ file: found, text: readFileSync(path.join(ROOT, found), 'utf8') }));
  expect(amountsElsewhere(sources)).toEqual([]);
});

test('what may be done with a row is on the wire as `abilities` alone', () => {
  const named = globSync('features/**/*.ts', { cwd: ROOT })
    .filter((file) => !file.includes('/server/') && !file.includes('/web/'))
    .flatMap((file) => {
      const source = readFileSync(path.join(ROOT, file), 'utf8');
      // a field with a default belongs to an input
      return [...source.matchAll(/\b((?:may|can)[A-Z]\w*|may|moves): (?=z\.|flag\b)(?!z\.boolean\(\)\.default)/g)].map(
        ([, field]) => `${file}: ${field}`,
      );
    });
  expect(named).toEqual([]);
});

test('each move of a declared life is made by a test, by the wrong people and twice at once too', () => {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: ROOT }).map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
  const declared = read('features/**/{wire,*Wire}.ts').flatMap((source) =>
    [...source.matchAll(/export const (\w+) = lifecycle\(/g)].map(([, name = '']) => name),
  );
  expect(declared.length).toBeGreaterThan(4);
  const tests = read('features/**/*.test.ts').join('\n');
  const isWalked = (name: string) => new RegExp(`describeLifecycle\\(\\s*(?:\\w+\\.)?${name}\\b`).test(tests);
  expect(declared.filter((name) => !isWalked(name))).toEqual([]);
});

test('a file of at most 40 lines with one user in its folder lives in that user', () => {
  const user = { file: 'features/portal/chat/web/Page.tsx', text: `import { a } from './part.ts';\n` };
  const part = { file: 'features/portal/chat/web/part.ts', text: `export const a = 1;\n` };
  expect(partsOfTheirOnlyUser([user, part])).toEqual([part.file]);
  const long = { ...part, text: '\n'.repeat(MAX_LINES_OF_A_PART + 1) };
  expect(partsOfTheirOnlyUser([user, long])).toEqual([]);
  for (const text of [
    `import { a } from './part.ts';`,
    `export { a } from './part.ts';`,
    `const a = await import('./part.ts');`,
    `const child = new URL('./part.ts', import.meta.url);`,
    `const entry = 'features/portal/chat/web/part.ts';`,
  ]) {
    expect(partsOfTheirOnlyUser([user, part, { file: 'features/portal/chat/web/other.test.ts', text }])).toEqual([]);
  }

  const sources = globSync('{{app,features,platform,libs,e2e,bench,scripts}/**/*.{ts,tsx,mjs},*.{ts,html}}', {
    cwd: ROOT,
  }).map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
  expect(sources.length).toBeGreaterThan(1000);
  expect(partsOfTheirOnlyUser(sources), 'each into the file that imports it').toEqual([]);
});

test('shared test code registers hooks inside functions: a worker reads it in for the first of its files alone', () => {
  const isHook = /^(?:(?:before|after)(?:Each|All)|vi\.\w+)\(/m;
  expect('import {} from "x";\nafterEach(() => {});\n').toMatch(isHook);
  const shared = globSync('{app,features,platform,libs,e2e,bench}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(shared.filter((file) => isHook.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
});

test('ARCHITECTURE.md lists every feature and library, and names only paths that exist', () => {
  const map = readFileSync(path.join(ROOT, 'ARCHITECTURE.md'), 'utf8');
  const foldersIn = (folder: string) => globSync(`${folder}/*`, { cwd: ROOT }).map((found) => path.basename(found));
  const listed = new Set(map.match(/\w+/g));
  const folders = ['features', 'features/*', 'libs'].flatMap(foldersIn);
  expect(folders.filter((name) => !listed.has(name))).toEqual([]);
  const named = rootedPaths(map);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

test('the README of a room names only paths that exist, from the room or from the root', () => {
  const readmes = globSync('{features,platform,libs}/**/README.md', { cwd: ROOT });
  const named = readmes.flatMap((readme) => {
    const text = readFileSync(path.join(ROOT, readme), 'utf8');
    const own = [...text.matchAll(/`((?:server|web|wire)\/[\w./-]+)`/g)].map(([, name = '']) =>
      path.join(path.dirname(readme), name),
    );
    return [...own, ...rootedPaths(text)].map((name) => ({ readme, name }));
  });
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter(({ name }) => !isThere(name))).toEqual([]);
});

const isThere = (name: string) => globSync(name, { cwd: ROOT }).length > 0;

function rootedPaths(text: string): string[] {
  const rooted = /`((?:app|features|platform|libs|e2e|bench|docs|scripts|migrations)\/[\w./-]+)`/g;
  return [...text.matchAll(rooted)].map(([, name = '']) => name);
}

const NAMED_FILE = /`([\w./-]+\.(?:tsx?|mjs|css|html|json|md|sql|sh))`/g;

test('decisions name only files that exist, by path or by the end of one', () => {
  const decisions = globSync('docs/decisions/*.md', { cwd: ROOT });
  const named = decisions.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(NAMED_FILE)].map(([, name = '']) => ({
      file,
      name,
    })),
  );
  expect(named.length).toBeGreaterThan(30);
  const files = globSync('{{app,features,platform,libs,e2e,bench,docs,scripts,migrations}/**/*.*,*.*}', {
    cwd: ROOT,
  });
  // the pattern skips names that begin with a dot
  const isThere = (name: string) =>
    existsSync(path.join(ROOT, name)) || files.some((file) => `/${file}`.endsWith(`/${name}`));
  expect(named.filter(({ name }) => !isThere(name))).toEqual([]);
});
