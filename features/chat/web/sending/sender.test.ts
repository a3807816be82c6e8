import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChatMessage } from '../../message.ts';
import type { PendingMessage } from './pending.ts';
import { Sender } from './sender.ts';

/** Browser storage and a server that can be away. */
class World {
  readonly kept = new Map<string, string>();
  isAway = false;
  refusal = '';
  readonly arrived: string[] = [];
  readonly #known = new Set<string>();
  /** answer lost after the server stored the message */
  losesAnswers = false;

  sender(): Sender {
    return new Sender({
      send: async (message) => this.#take(message),
      reasonOf: () => ({ reason: this.refusal }),
      readAll: () => this.kept.values(),
      keep: (clientId, text) => this.kept.set(clientId, text),
      forget: (clientId) => this.kept.delete(clientId),
    });
  }

  async #take({ clientId, body }: PendingMessage): Promise<ChatMessage> {
    await Promise.resolve();
    if (this.isAway || this.refusal !== '') throw new Error('not taken');
    if (!this.#known.has(clientId) && body.kind === 'text') this.arrived.push(body.text);
    this.#known.add(clientId);
    if (this.losesAnswers) throw new Error('the answer is lost');
    return TAKEN;
  }
}

const TAKEN: ChatMessage = {
  chatId: 1,
  conversationId: 1,
  seq: 1,
  clientId: '',
  sendCompanyNo: '10001',
  sendCompanyName: '',
  sendName: '',
  receiveCompanyNo: '00001',
  addTime: '2026-11-21 12:00:00',
  msgType: 0,
  chatContent: '',
  fileName: '',
  suffix: '',
  resourceId: null,
  byteCount: null,
  isExpired: false,
};

const text = (words: string) => ({
  clientId: `key of ${words}`,
  orderContainerId: 7,
  businessType: 0 as const,
  servingCompanyNo: '00001',
  at: 0,
  body: { kind: 'text' as const, text: words },
});
const quiet = async () => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};

test('messages are sent in order and removed from the storage', async () => {
  const world = new World();
  const sender = world.sender();
  for (const words of ['one', 'two', 'three']) sender.send(text(words));
  await quiet();
  expect([world.arrived, sender.messages(), world.kept.size]).toEqual([['one', 'two', 'three'], [], 0]);
});

test('unanswered messages stay in order and are sent after reconnecting', async () => {
  const world = new World();
  const sender = world.sender();
  world.isAway = true;
  sender.send(text('one'));
  sender.send(text('two'));
  await quiet();
  expect(sender.messages().map(({ status }) => status)).toEqual(['failed', 'failed']);
  world.isAway = false;
  sender.retryUnanswered();
  await quiet();
  expect(world.arrived).toEqual(['one', 'two']);
});

test('a window closed before the answer neither loses nor duplicates a message', async () => {
  const world = new World();
  world.losesAnswers = true;
  world.sender().send(text('once'));
  await quiet();
  world.losesAnswers = false;
  const next = world.sender();
  expect(next.messages()).toHaveLength(1);
  next.retryUnanswered();
  await quiet();
  expect([world.arrived, next.messages()]).toEqual([['once'], []]);
});

test('a message after an unanswered one does not arrive before it', async () => {
  const world = new World();
  const sender = world.sender();
  world.isAway = true;
  sender.send(text('one'));
  await quiet();
  world.isAway = false;
  sender.send(text('two'));
  await quiet();
  expect([world.arrived, sender.messages()]).toEqual([['one', 'two'], []]);
});

test('two tabs keep each other’s messages', async () => {
  const world = new World();
  const [one, other] = [world.sender(), world.sender()];
  world.isAway = true;
  one.send(text('of the first'));
  other.send(text('of the second'));
  await quiet();
  expect(world.sender().messages()).toHaveLength(2);
  world.isAway = false;
  one.retryUnanswered();
  await quiet();
  other.agree();
  expect([world.arrived.toSorted(), other.messages(), world.kept.size]).toEqual([
    ['of the first', 'of the second'],
    [],
    0,
  ]);
});

test('two tabs that send, fail and retry concurrently neither lose nor duplicate messages', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 7 }), { maxLength: 80 }), async (deeds) => {
      const world = new World();
      const tabs = [world.sender(), world.sender()];
      const written: string[] = [];
      for (const deed of deeds) {
        const tab = tabs[deed % 2];
        if (deed < 4) {
          written.push(`${deed % 2}-${written.length}`);
          tab?.send(text(written.at(-1) ?? ''));
        } else if (deed === 4) world.isAway = !world.isAway;
        else if (deed === 5) tab?.agree();
        else if (deed === 6) tab?.retryUnanswered();
        else await Promise.resolve();
      }
      world.isAway = false;
      await quiet();
      for (const tab of tabs) tab.retryUnanswered();
      while (tabs.some((tab) => tab.messages().length > 0)) {
        await quiet();
        for (const tab of tabs) tab.agree();
      }
      expect(world.arrived.toSorted()).toEqual(written.toSorted());
      expect(world.kept.size).toBe(0);
    }),
  );
});

test('a refused message waits with its reason until it is retried or dropped', async () => {
  const world = new World();
  const sender = world.sender();
  world.refusal = 'no such conversation';
  sender.send(text('refused'));
  await quiet();
  sender.retryUnanswered();
  await quiet();
  expect(sender.messages()).toMatchObject([{ status: 'failed', reason: 'no such conversation' }]);
  sender.drop('key of refused');
  expect([world.arrived, world.kept.size]).toEqual([[], 0]);
});

test('other entries of the storage are no messages', () => {
  for (const kept of ['', 'null', '{}', '[{"clientId":1}]', 'not json']) {
    const world = new World();
    world.kept.set('key', kept);
    expect(world.sender().messages()).toEqual([]);
  }
});
