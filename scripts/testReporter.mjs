// Vitest reporter of `npm test`: writes counts, names of what failed and seconds per file as JSON to TEST_REPORT.
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const SECOND_MS = 1000;

export default class TestReporter {
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state) => tests.filter((test) => test.result().state === state);
    const files = modules.map((module) => ({
      name: nameOf(module),
      seconds: secondsOf(module.diagnostic()),
    }));
    const failures = [
      ...inState('failed').map((test) => `${nameOf(test.module)} > ${test.fullName}: ${firstWords(test)}`),
      ...modules.filter((module) => module.errors().length > 0).map(nameOf),
      ...errors.map(({ message }) => message),
    ];
    const report = { passed: inState('passed').length, failures, files };
    writeFileSync(process.env.TEST_REPORT, JSON.stringify(report));
  }
}

function nameOf(module) {
  return path.relative(process.cwd(), module.moduleId);
}

function firstWords(test) {
  return test.result().errors[0]?.message.slice(0, 300) ?? '';
}

/** Imports, hooks and tests. */
function secondsOf({ collectDuration, duration }) {
  return (collectDuration + duration) / SECOND_MS;
}
