// npm test: types, lint, house rules; then unit and server tests, beside journeys and widgets in a browser. Ends with
// "N passed, N failed". `-- --all` looks at every page in every view; `-- <feature>` runs what the feature needs,
// `-- <feature> --journeys` its journeys too.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { watchMachineSpeed } from './machineSpeed.mjs';
import { ensureBuild, ensurePackages, environment, NODE, ROOT } from './setup.mjs';
import { ensureTestTools } from './testTools.mjs';

const SLOWEST = 10;
/** Vitest writes no colours into a pipe of its own accord. */
const COLORS = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
/** Most use one core only, and the database's preparation waits now and then. */
const BEFORE_TESTS_AT_ONCE = 3;
const BUDGET = JSON.parse(readFileSync(path.join(ROOT, 'scripts/testBudget.json'), 'utf8'));
/** Tests about the whole portal that look at the tested features alone: their permission rows, topics and records. */
const OF_EACH_FEATURE = ['app/permissions.test.ts', 'app/topics.test.ts', 'app/records.test.ts'];

const { values: wanted, positionals: features } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, journeys: { type: 'boolean', default: false } },
});
const districts = readdirSync(path.join(ROOT, 'features')).map((name) => `features/${name}`);
const folderOf = (name) =>
  districts.map((district) => `${district}/${name}`).find((folder) => existsSync(path.join(ROOT, folder)));
const unknown = features.filter((name) => !folderOf(name));
if (unknown.length > 0) {
  console.error(`There is no feature ${unknown.join(', ')} in features/`);
  process.exit(1);
}

const isWhole = features.length === 0;
const folders = features.map(folderOf);
const needsBrowser = isWhole || wanted.journeys;
const started = Date.now();
const slowness = watchMachineSpeed();
const reports = mkdtempSync(path.join(tmpdir(), 'ironsilk-tests-'));
const tally = { passed: 0, failures: [] };
const template = { env: {}, remove: async () => undefined };
const secondsSince = (time) => (Date.now() - time) / 1000;

function startTool(tool, args, env = {}) {
  return spawn(NODE, [path.join(ROOT, 'node_modules', tool), ...args], { cwd: ROOT, env: environment(env) });
}

function printVerdict(title, isGood, began) {
  console.log(`\n── ${title}: ${isGood ? 'good' : 'FAILED'} (${secondsSince(began).toFixed(1)} s)`);
}

/** Runs a tool whose lines appear as they come, among those of others; true on success. */
async function run(title, tool, args, env) {
  console.log(`\n── ${title}`);
  const began = Date.now();
  const child = startTool(tool, args, { ...COLORS, ...env });
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => console.log(line));
  const [status] = await once(child, 'close');
  printVerdict(title, status === 0, began);
  return status === 0;
}

/** Runs a tool beside others and counts it; what it says is printed at its end. */
async function runBeside(title, tool, args) {
  const began = Date.now();
  const child = startTool(tool, args);
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
  const [status] = await once(child, 'close');
  printVerdict(title, status === 0, began);
  if (status !== 0) process.stdout.write(Buffer.concat(said));
  if (status === 0) tally.passed += 1;
  else tally.failures.push(title);
}

/** Each step of the queue in the next free lane. */
async function runAtOnce(steps, most) {
  const queue = [...steps];
  const lane = async () => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) await step();
  };
  await Promise.all(Array.from({ length: most }, lane));
}

/** Counts a step that may be impossible on this machine as one failure. */
async function attempt(step) {
  try {
    return await step();
  } catch (fault) {
    console.error(fault.message);
    tally.failures.push(fault.message);
  }
}

/**
 * Server tests and journeys clone one database, prepared by a process of its own. Without it each project
 * prepares its own.
 */
async function startTemplate() {
  const program = path.join(ROOT, 'app/testing/templateProgram.ts');
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'];
  const child = spawn(NODE, [program], { cwd: ROOT, stdio, env: environment() });
  const ended = once(child, 'exit');
  const said = await Promise.race([once(child, 'message'), ended.then(() => null)]);
  if (said === null) throw new Error('The database of the tests could not be prepared');
  const [{ url, files }] = said;
  template.env = { TEMPLATE_URL: url, TEMPLATE_FILES: files };
  template.remove = () => {
    child.disconnect();
    return ended;
  };
}

/** Runs one test project and counts its tests; a crashed run counts as one failure. */
async function tests(title, project, filters, env) {
  const file = path.join(reports, `${project}.json`);
  const reporters = ['--reporter=default', `--reporter=${path.join(ROOT, 'scripts/testReporter.mjs')}`];
  const args = ['run', '--project', project, ...reporters, ...filters];
  const began = Date.now();
  const isGood = await run(title, 'vitest/vitest.mjs', args, { TEST_REPORT: file, ...template.env, ...env });
  if (!existsSync(file)) return tally.failures.push(`${title}: no report`);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  tally.passed += report.passed;
  tally.failures.push(...report.failures);
  if (!isGood && report.failures.length === 0) tally.failures.push(title);
  printSlowest(project, report.files);
  if (isWhole) keepBudget(project, secondsSince(began));
}

function printSlowest(project, files) {
  const sum = files.reduce((total, { seconds }) => total + seconds, 0);
  console.log(`── ${project}: ${files.length} files, ${sum.toFixed(0)} s in all; the slowest:`);
  for (const { name, seconds } of files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST))
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
}

/** The budget rises only with a reason written beside it; a slower machine has as much longer. */
function keepBudget(name, seconds) {
  const allowed = BUDGET[name].seconds * slowness();
  if (seconds <= allowed) return;
  tally.failures.push(
    `${name}: took ${seconds.toFixed(0)} s of ${allowed.toFixed(0)} s (scripts/testBudget.json, for this machine). Make tests quicker, or raise the budget with a reason.`,
  );
}

/** Journeys are named by the feature they begin with. */
function journeysOf(names) {
  const files = readdirSync(path.join(ROOT, 'e2e')).filter((file) => file.endsWith('.test.ts'));
  return files.filter((file) => names.some((name) => file.startsWith(name))).map((file) => `e2e/${file}`);
}

function serverTests() {
  const filters = isWhole ? [] : [...folders.map((folder) => `${folder}/`), ...OF_EACH_FEATURE];
  return tests('Unit and server tests', 'code', filters, {
    TESTED_FEATURES: isWhole ? undefined : features.join(),
  });
}

async function browserTests() {
  const env = { CHROMIUM: await ensureBrowser(), ...(wanted.all && { EVERY_VIEW: 'on' }) };
  const journeys = journeysOf(features);
  if (isWhole || journeys.length > 0) await tests('Journeys in a browser', 'journeys', journeys, env);
  if (isWhole) await tests('Widgets in a browser', 'widgets', [], env);
}

async function otherTests() {
  if (needsBrowser) await attempt(browserTests);
  if (!isWhole) return;
  await tests('Tests of the platform', 'platform', [], {});
  await tests('Libraries of the house', 'libs', [], {});
}

/** Longest first. A type check keeps what it found for the next run; several checkers would work out types twice. */
const typeCheck = (title, name) => async () => {
  const kept = path.join(ROOT, `node_modules/.cache/types/${name}`);
  const args = ['-p', `tsconfig.${name}.json`, '--checkers', '1', '--incremental', '--tsBuildInfoFile', kept];
  await runBeside(title, 'typescript/bin/tsc', args);
};
const storeys = ['app', 'features', 'platform', 'libs', 'e2e', 'bench'];
/** Of a feature also all that it imports. */
const cruised = isWhole ? storeys.filter((storey) => existsSync(path.join(ROOT, storey))) : folders;
const cruise = ['--config', '.dependency-cruiser.mjs', ...cruised];
const checks = [
  typeCheck('Types of the tests', 'tests'),
  ...(needsBrowser ? [() => attempt(ensureBuild)] : []),
  typeCheck('Types of the server', 'server'),
  typeCheck('Types of the pages', 'web'),
  () => runBeside('Rules of the house', 'dependency-cruiser/bin/dependency-cruiser.mjs', cruise),
  () =>
    runBeside('Lint and format', '@biomejs/biome/bin/biome', [
      'ci',
      '--reporter=summary',
      ...(isWhole ? ['.'] : folders),
    ]),
];

/** The longest of all that come before the tests: it begins first. */
async function prepareTests() {
  await attempt(ensureTestTools);
  await attempt(startTemplate);
}

async function testAll() {
  await runAtOnce([prepareTests, ...checks], BEFORE_TESTS_AT_ONCE);
  // in two lanes of about the same length: one alone leaves a quarter of two cores idle
  await Promise.all([attempt(serverTests), attempt(otherTests)]);
}

/** Its tests wait for files and programs now and then: the checks run beside them. */
async function testFeatures() {
  const checked = runAtOnce(checks, 1);
  await prepareTests();
  await attempt(serverTests);
  await checked;
  await otherTests();
}

await ensurePackages();
await (isWhole ? testAll() : testFeatures());
await template.remove();
if (isWhole) keepBudget('total', secondsSince(started));
console.log(
  `── ${secondsSince(started).toFixed(0)} s in all, on a machine ${slowness().toFixed(2)} times as slow as that of the budgets`,
);

rmSync(reports, { recursive: true, force: true });
for (const failure of tally.failures) console.log(`FAILED  ${failure}`);
console.log(`\n${tally.passed} passed, ${tally.failures.length} failed`);
process.exit(tally.failures.length === 0 ? 0 : 1);
