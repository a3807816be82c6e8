import { afterAll, beforeAll, expect, test } from 'vitest';
import { lines } from '../features/freight/network/wire.ts';
import { Actor, expectUserError } from '../platform/testing/actor.ts';
import { startTestServer, type TestServer } from '../platform/testing/testServer.ts';

const WINDOW_MS = 400;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ duplicateWindowMs: WINDOW_MS });
});
afterAll(() => server.stop());

async function lineToSave(operator: Actor) {
  const { rows } = await operator.send(lines.list, {});
  const [line] = rows;
  if (!line) throw new Error('the demo has no line');
  return { lineId: line.lineId, name: line.name, isActive: line.isActive };
}

test('a second press is refused, in whichever server process it arrives, and counts only once', async () => {
  const operator = await server.signInAs('operator');
  const other = await server.startAnother();
  const elsewhere = new Actor(other.address, operator.token);
  const input = await lineToSave(operator);
  const answers = await Promise.allSettled([operator, elsewhere, operator].map((one) => one.send(lines.edit, input)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('the refusal says so in the language of the person, and the same is possible again a moment later', async () => {
  const operator = await server.signInAs('operator');
  const input = { ...(await lineToSave(operator)), isActive: true };
  await expect
    .poll(() =>
      operator.send(lines.edit, input).then(
        () => 'done',
        () => 'refused',
      ),
    )
    .toBe('done');
  const refused = await expectUserError(operator.inLanguage('zh').send(lines.edit, input));
  expect(refused).toMatchObject({ code: 601, message: '数据正在处理，请勿重复提交。' });
  await expect
    .poll(() =>
      operator.send(lines.edit, input).then(
        () => 'done',
        () => 'refused',
      ),
    )
    .toBe('done');
});

test('another person, and other content, are no second press', async () => {
  const [operator, admin] = [await server.signInAs('operator'), await server.signInAs('admin')];
  const input = await lineToSave(operator);
  const changed = { ...input, name: { ...input.name, en: `${input.name.en} line` } };
  await expect
    .poll(() =>
      operator.send(lines.edit, input).then(
        () => 'done',
        () => 'refused',
      ),
    )
    .toBe('done');
  await operator.send(lines.edit, changed);
  await admin.send(lines.edit, input);
});
