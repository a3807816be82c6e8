import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChatMessage } from '../../message.ts';
import { type PendingMessage, Sender } from './sender.ts';

/** Browser storage and a server that can be away. */
class FakeEnvironment {
  readonly stored = new Map<string, string>();
  isAway = false;
  refusal = '';
  readonly arrived: string[] = [];
  readonly #known = new Set<string>();
  /** answer lost after the server stored the message */
  losesAnswers = false;

  sender(): Sender {
    return new Sender({
      send: async (message) => this.#receive(message),
      reasonOf: () => ({ reason: this.refusal }),
      readAll: () => this.stored.values(),
      save: (clientId, text) => this.stored.set(clientId, text),
      remove: (clientId) => this.stored.delete(clientId),
    });
  }

  async #receive({ clientId, body }: PendingMessage): Promise<ChatMessage> {
    await Promise.resolve();
    if (this.isAway || this.refusal !== '') throw new Error('not taken');
    if (!this.#known.has(clientId) && body.kind === 'text') this.arrived.push(body.text);
    this.#known.add(clientId);
    if (this.losesAnswers) throw new Error('the answer is lost');
    return ACKNOWLEDGED;
  }
}

const ACKNOWLEDGED: ChatMessage = {
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

const text = (content: string) => ({
  clientId: `key of ${content}`,
  orderContainerId: 7,
  businessType: 0 as const,
  servingCompanyNo: '00001',
  trainNo: 'X8155',
  containerNo: 'TBJU1000016',
  at: 0,
  body: { kind: 'text' as const, text: content },
});
const settle = async () => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};

test('messages are sent in order and removed from the storage', async () => {
  const environment = new FakeEnvironment();
  const sender = environment.sender();
  for (const content of ['one', 'two', 'three']) sender.send(text(content));
  await settle();
  expect([environment.arrived, sender.messages(), environment.stored.size]).toEqual([['one', 'two', 'three'], [], 0]);
});

test('unanswered messages stay in order and are sent after reconnecting', async () => {
  const environment = new FakeEnvironment();
  const sender = environment.sender();
  environment.isAway = true;
  sender.send(text('one'));
  sender.send(text('two'));
  await settle();
  expect(sender.messages().map(({ status }) => status)).toEqual(['failed', 'failed']);
  environment.isAway = false;
  sender.retryUnanswered();
  await settle();
  expect(environment.arrived).toEqual(['one', 'two']);
});

test('a window closed before the answer neither loses nor duplicates a message', async () => {
  const environment = new FakeEnvironment();
  environment.losesAnswers = true;
  environment.sender().send(text('once'));
  await settle();
  environment.losesAnswers = false;
  const next = environment.sender();
  expect(next.messages()).toHaveLength(1);
  next.retryUnanswered();
  await settle();
  expect([environment.arrived, next.messages()]).toEqual([['once'], []]);
});

test('a message after an unanswered one does not arrive before it', async () => {
  const environment = new FakeEnvironment();
  const sender = environment.sender();
  environment.isAway = true;
  sender.send(text('one'));
  await settle();
  environment.isAway = false;
  sender.send(text('two'));
  await settle();
  expect([environment.arrived, sender.messages()]).toEqual([['one', 'two'], []]);
});

test('two tabs keep each other’s messages', async () => {
  const environment = new FakeEnvironment();
  const [one, other] = [environment.sender(), environment.sender()];
  environment.isAway = true;
  one.send(text('of the first'));
  other.send(text('of the second'));
  await settle();
  expect(environment.sender().messages()).toHaveLength(2);
  environment.isAway = false;
  one.retryUnanswered();
  await settle();
  other.syncFromStorage();
  expect([environment.arrived.toSorted(), other.messages(), environment.stored.size]).toEqual([
    ['of the first', 'of the second'],
    [],
    0,
  ]);
});

test('two tabs that send, fail and retry concurrently neither lose nor duplicate messages', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 7 }), { maxLength: 80 }), async (actions) => {
      const environment = new FakeEnvironment();
      const tabs = [environment.sender(), environment.sender()];
      const written: string[] = [];
      for (const action of actions) {
        const tab = tabs[action % 2];
        if (action < 4) {
          written.push(`${action % 2}-${written.length}`);
          tab?.send(text(written.at(-1) ?? ''));
        } else if (action === 4) environment.isAway = !environment.isAway;
        else if (action === 5) tab?.syncFromStorage();
        else if (action === 6) tab?.retryUnanswered();
        else await Promise.resolve();
      }
      environment.isAway = false;
      await settle();
      for (const tab of tabs) tab.retryUnanswered();
      while (tabs.some((tab) => tab.messages().length > 0)) {
        await settle();
        for (const tab of tabs) tab.syncFromStorage();
      }
      expect(environment.arrived.toSorted()).toEqual(written.toSorted());
      expect(environment.stored.size).toBe(0);
    }),
  );
});

test('a refused message waits with its reason until it is retried or dropped', async () => {
  const environment = new FakeEnvironment();
  const sender = environment.sender();
  environment.refusal = 'no such conversation';
  sender.send(text('refused'));
  await settle();
  sender.retryUnanswered();
  await settle();
  expect(sender.messages()).toMatchObject([{ status: 'failed', reason: 'no such conversation' }]);
  sender.discard('key of refused');
  expect([environment.arrived, environment.stored.size]).toEqual([[], 0]);
});

test('other entries of the storage are no messages', () => {
  for (const stored of ['', 'null', '{}', '[{"clientId":1}]', 'not json']) {
    const environment = new FakeEnvironment();
    environment.stored.set('key', stored);
    expect(environment.sender().messages()).toEqual([]);
  }
});
