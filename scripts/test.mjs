// npm test: types, lint, house rules, unit and server tests, then journeys in a browser. Ends with "N passed, N
// failed".
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuild, ensurePackages, environment, NODE, ROOT } from './setup.mjs';
import { ensureTestTools } from './testTools.mjs';

const reports = mkdtempSync(path.join(tmpdir(), 'ironsilk-tests-'));
const tally = { passed: 0, failed: 0 };

/** Runs a tool; true on success. */
function run(title, tool, args, env = {}) {
  console.log(`\n── ${title}`);
  const started = Date.now();
  const script = path.join(ROOT, 'node_modules', tool);
  const { status } = spawnSync(NODE, [script, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: environment(env),
  });
  console.log(
    `── ${title}: ${status === 0 ? 'good' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  );
  return status === 0;
}

function count(isGood) {
  tally[isGood ? 'passed' : 'failed'] += 1;
}

/** Runs one test project and counts its tests; a crashed run counts as one failure. */
function tests(title, project, env) {
  const file = path.join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const isGood = run(title, 'vitest/vitest.mjs', ['run', '--project', project, ...reporters], env);
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    tally.passed += report.numPassedTests;
    tally.failed += report.numFailedTests;
    if (!isGood && report.numFailedTests === 0) tally.failed += 1;
  } catch {
    tally.failed += 1;
  }
}

ensurePackages();
count(run('Types of the server', 'typescript/bin/tsc', ['-p', 'tsconfig.server.json']));
count(run('Types of the pages', 'typescript/bin/tsc', ['-p', 'tsconfig.web.json']));
count(run('Types of the tests', 'typescript/bin/tsc', ['-p', 'tsconfig.tests.json']));
count(run('Lint and format', '@biomejs/biome/bin/biome', ['ci', '--reporter=summary', '.']));
const cruised = ['--config', '.dependency-cruiser.mjs', 'app', 'features', 'platform', 'e2e', 'bench'];
count(run('Rules of the house', 'dependency-cruiser/bin/dependency-cruiser.mjs', cruised));
try {
  ensureTestTools();
} catch (fault) {
  console.error(fault.message);
  count(false);
}
tests('Unit and server tests', 'code', {});
try {
  ensureBuild();
  tests('Journeys in a browser', 'journeys', { CHROMIUM: ensureBrowser() });
} catch (fault) {
  console.error(fault.message);
  count(false);
}

rmSync(reports, { recursive: true, force: true });
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed === 0 ? 0 : 1);
