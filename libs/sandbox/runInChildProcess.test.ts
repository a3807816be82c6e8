import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ChildProcessError, runInChildProcess } from './runInChildProcess.ts';

const LIMITS = { heapMb: 64, cpuMs: 1_000 };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ironsilk-apart-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function program(name: string, body: string): Promise<URL> {
  const place = path.join(folder, `${name}.mjs`);
  const answer = 'const answer = (said) => process.send(said, () => process.disconnect());';
  await writeFile(place, `${answer}\nprocess.once('message', async (task) => { ${body} });`);
  return pathToFileURL(place);
}

const outcomeOf = (asked: Promise<unknown>) =>
  asked.catch((fault: unknown) => (fault instanceof ChildProcessError ? { timedOut: fault.timedOut } : fault));

test('a program returns its result, also with little CPU time over a long wait', async () => {
  const patient = await program('patient', 'setTimeout(() => answer({ said: task.word }), 2_500);');
  expect(await outcomeOf(runInChildProcess(patient, { word: 'seal' }, LIMITS))).toEqual({ said: 'seal' });
});

test('a program over its CPU limit is killed, as is an idle one', async () => {
  const busy = await program('busy', 'for (;;) {}');
  const idle = await program('idle', 'setInterval(() => {}, 1_000);');
  expect(await outcomeOf(runInChildProcess(busy, {}, LIMITS))).toEqual({ timedOut: true });
  expect(await outcomeOf(runInChildProcess(idle, {}, { ...LIMITS, cpuMs: 400 }))).toEqual({ timedOut: true });
});

test('a crash rejects, and is not a timeout', async () => {
  const broken = await program('broken', `throw new Error('broken');`);
  expect(await outcomeOf(runInChildProcess(broken, {}, LIMITS))).toEqual({ timedOut: false });
});
