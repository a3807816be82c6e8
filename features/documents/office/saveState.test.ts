import { expect, test } from 'vitest';
import { pollSave } from './saveState.ts';

/** Flags answered in turn, then '0'; what was waited. */
async function polled(answers: readonly (string | Error)[]) {
  const waits: number[] = [];
  let asked = 0;
  const flag = await pollSave(
    async () => {
      const answer = answers[asked] ?? '0';
      asked += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    async (ms) => waits.push(ms),
  );
  return { flag, asked, waits };
}

test('a save is asked about after two seconds, then every two, until it is there', async () => {
  expect(await polled(['0', new Error('offline'), '1'])).toEqual({
    flag: '1',
    asked: 3,
    waits: [2_000, 2_000, 2_000],
  });
});

test('after ten questions a save has timed out', async () => {
  const { flag, asked } = await polled([]);
  expect({ flag, asked }).toEqual({ flag: '2', asked: 10 });
});
