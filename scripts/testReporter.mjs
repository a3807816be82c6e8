// Vitest reporter of `npm test`: writes counts and seconds per file as JSON to TEST_REPORT.
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const SECOND_MS = 1000;

export default class TestReporter {
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state) => tests.filter((test) => test.result().state === state).length;
    const files = modules.map((module) => ({
      name: path.relative(process.cwd(), module.moduleId),
      seconds: secondsOf(module.diagnostic()),
    }));
    const broken = modules.filter((module) => module.errors().length > 0).length + errors.length;
    const report = { passed: count('passed'), failed: count('failed') + broken, files };
    writeFileSync(process.env.TEST_REPORT, JSON.stringify(report));
  }
}

/** Imports, hooks and tests. */
function secondsOf({ collectDuration, duration }) {
  return (collectDuration + duration) / SECOND_MS;
}
