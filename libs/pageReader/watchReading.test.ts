import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { expect, test } from 'vitest';
import { watchReading } from './watchReading.ts';

const GENEROUS = { memoryKb: 4_000_000, pageCpuMs: 600_000, pageWaitMs: 600_000 };
const BUSY_LOOP = 'for (;;);';
const SLEEP = 'setInterval(() => undefined, 1000)';

async function endOf(program: string, limits: Partial<typeof GENEROUS>) {
  const child = spawn(process.execPath, ['-e', program], { stdio: 'ignore' });
  const watch = watchReading(child, { ...GENEROUS, ...limits });
  await once(child, 'exit');
  watch.end();
  return watch.exceeded();
}

test('a page that takes too much processor time took too long; one that was given none found a busy machine', {
  timeout: 120_000,
}, async () => {
  expect(await endOf(BUSY_LOOP, { pageCpuMs: 300 })).toBe('tooSlow');
  expect(await endOf(SLEEP, { pageWaitMs: 100 })).toBe('busy');
  expect(await endOf(SLEEP, { memoryKb: 1_000 })).toBe('tooLarge');
});
