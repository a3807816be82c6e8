import { expect, test } from 'vitest';
import { limitPerKey } from './limitPerKey.ts';

test('the many works of one key leave the others their turn, and too many are refused', async () => {
  const limited = limitPerKey(1, 1, () => new Error('busy'));
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const slow = (name: string) =>
    limited('A', async () => {
      await first.promise;
      done.push(name);
    });
  const admitted = [slow('A1'), slow('A2')];
  await expect(slow('A3')).rejects.toThrow('busy');
  await limited('B', async () => done.push('B1'));
  first.resolve();
  await Promise.all(admitted);
  expect(done).toEqual(['B1', 'A1', 'A2']);
  await limited('A', async () => done.push('A4'));
  expect(done.at(-1)).toBe('A4');
});
