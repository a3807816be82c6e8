import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type ConversationRef,
  findListItem,
  newContainer,
  readAllMessages,
  sendMessage,
  textsOf,
} from '../../../app/testing/chatFixture.ts';
import { insertConversations } from '../../../app/testing/insertConversations.ts';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import {
  addChat,
  findContainers,
  LIST_PAGE_SIZE,
  listChat,
  messageReminder,
  msgList,
  remindMsg,
  searchChat,
} from './wire.ts';

let fixture: TestFixture;
let shipper: Actor;
let operator: Actor;
let trainId: number;
let about: ConversationRef;
beforeAll(async () => {
  fixture = await TestFixture.open();
  ({ shipper, operator } = fixture);
  trainId = await fixture.newTrain(200);
});
beforeEach(async () => {
  about = { orderContainerId: await newContainer(fixture, shipper, trainId), businessType: 0 };
});
afterAll(() => fixture.close());

describe('two sides of a conversation', () => {
  test('the platform finds what a customer asks, unread, and answers; the customer finds the answer', async () => {
    await sendMessage(shipper, about, '报关资料\n什么时候需要？');
    expect(await findListItem(operator, about)).toMatchObject({
      isHaveNewMsg: 0,
      unreadCount: 1,
      isHd: 0,
      counterpartNo: '10001',
      counterpartName: '西安丝路货运有限公司',
      last: { text: '报关资料\n什么时候需要？', isOwn: false },
    });
    expect(await findListItem(shipper, about)).toMatchObject({
      isHaveNewMsg: '',
      isHd: 1,
      counterpartNo: '00001',
    });
    await sendMessage(operator, about, '截单前一天。');
    const { isHd, list, theirs } = await shipper.send(listChat, about);
    expect(isHd).toBe(1);
    expect(
      list.map(({ seq, sendCompanyNo, receiveCompanyNo, sendName }) => [
        seq,
        sendCompanyNo,
        receiveCompanyNo,
        sendName,
      ]),
    ).toEqual([
      [1, '10001', '00001', '李思远'],
      [2, '00001', '10001', ''],
    ]);
    expect(theirs.readSeq).toBe(2);
    expect(await findListItem(shipper, about)).toMatchObject({ isHaveNewMsg: 0, unreadCount: 1 });
  });

  test('reading counts for the whole company, and the other side sees the marks', async () => {
    await sendMessage(shipper, about, 'one');
    await sendMessage(shipper, about, 'two');
    await operator.send(messageReminder, { ...about, kind: 'delivered', seq: 2 });
    expect((await shipper.send(listChat, about)).theirs).toEqual({ deliveredSeq: 2, readSeq: 0 });
    await operator.send(remindMsg, { ...about, receiveCompanyNo: '00001', seq: 1 });
    expect((await shipper.send(listChat, about)).theirs).toEqual({ deliveredSeq: 2, readSeq: 1 });
    await operator.send(remindMsg, { orderContainerId: about.orderContainerId, receiveCompanyNo: '00001' });
    expect(await findListItem(await fixture.server.signInAs('admin'), about)).toMatchObject({
      isHaveNewMsg: '',
      unreadCount: 0,
    });
    await operator.send(messageReminder, { ...about, kind: 'read', seq: 99 });
    expect((await shipper.send(listChat, about)).theirs).toEqual({ deliveredSeq: 2, readSeq: 2 });
  });

  test('the two services of a container are two conversations', async () => {
    await sendMessage(shipper, about, 'customs');
    await sendMessage(shipper, { ...about, businessType: 1 }, 'ground');
    expect(textsOf(await readAllMessages(operator, about))).toEqual(['customs']);
    const items = await shipper.send(msgList, {});
    expect(items.filter((item) => item.orderContainerId === about.orderContainerId)).toHaveLength(2);
  });

  test('history comes page by page, backwards and forwards, whole', async () => {
    for (let number = 1; number <= 7; number += 1) await sendMessage(shipper, about, `m${number}`);
    const newest = await operator.send(listChat, { ...about, pageSize: 3 });
    expect([textsOf(newest.list), newest.hasMore, newest.lastSeq]).toEqual([['m5', 'm6', 'm7'], true, 7]);
    const before = await operator.send(listChat, { ...about, pageSize: 4, beforeSeq: 5 });
    expect([textsOf(before.list), before.hasMore]).toEqual([['m1', 'm2', 'm3', 'm4'], false]);
    const since = await operator.send(listChat, { ...about, pageSize: 2, afterSeq: 5 });
    expect([textsOf(since.list), since.hasMore]).toEqual([['m6', 'm7'], false]);
  });

  test('messages are found by a part of their text, pattern characters included', async () => {
    await sendMessage(shipper, about, 'наценка 100%_точно');
    await sendMessage(shipper, about, 'наценка 1000 точно');
    const found = await operator.send(searchChat, { ...about, text: '100%_' });
    expect(textsOf(found)).toEqual(['наценка 100%_точно']);
  });

  test('who sees no amounts finds words also behind six hundred amounts with the same digits', async () => {
    await sendMessage(shipper, about, 'seal AB77 of the container');
    const { conversationId } = await operator.send(listChat, about);
    await fixture.database.query(
      `insert into chat_message (conversation_id, seq, send_company_id, send_account_id, client_id, msg_type, chat_content)
       select conversation_id, 1 + place, send_company_id, send_account_id, 'made' || place, msg_type, 'price ' || place || '77.00 USD'
       from chat_message, generate_series(1, 600) as place where conversation_id = $1 and seq = 1`,
      [conversationId],
    );
    const clerk = await fixture.server.signInAs('clerk');
    expect(textsOf(await clerk.send(searchChat, { ...about, text: '77' }))).toEqual(['seal AB77 of the container']);
  });
});

describe('a message', () => {
  test('that is sent again with its key is the same message, also when both come at once', async () => {
    const tries = await Promise.all(Array.from({ length: 8 }, () => sendMessage(shipper, about, 'once', 'key-1')));
    expect(new Set(tries.map(({ chatId }) => chatId)).size).toBe(1);
    expect(textsOf(await readAllMessages(operator, about))).toEqual(['once']);
    expect(await sendMessage(shipper, about, 'something else', 'key-1')).toMatchObject({
      chatContent: 'once',
    });
    await sendMessage(operator, about, 'another person may use the same key', 'key-1');
    expect(await readAllMessages(shipper, about)).toHaveLength(2);
  });

  test('that does not name its service, or a number beyond all messages, is refused at the field', async () => {
    const { orderContainerId } = about;
    for (const businessType of [null, '', true, 2]) {
      const body = JSON.stringify({ orderContainerId, businessType, chatContent: 'where to?' });
      const headers = { 'content-type': 'application/json' };
      const response = await shipper.fetch('/prod-api/chat/addChat', { method: 'POST', headers, body });
      expect(await response.json()).toMatchObject({ code: 500, fields: { businessType: expect.anything() } });
    }
    const refused = await expectUserError(shipper.send(listChat, { ...about, beforeSeq: 2_147_483_648 }));
    expect(refused.fields).toHaveProperty('beforeSeq');
  });

  test('that is blank or too long is refused at the field', async () => {
    for (const chatContent of ['', ' \n\t ', '\u200b\u202e', 'я'.repeat(10_001)]) {
      expect((await expectUserError(shipper.send(addChat, { ...about, chatContent }))).fields).toHaveProperty(
        'chatContent',
      );
    }
    await sendMessage(shipper, about, '箱'.repeat(10_000));
    expect((await readAllMessages(operator, about))[0]?.chatContent).toHaveLength(10_000);
  });

  test('floods are limited, and others are not affected', async () => {
    // the bucket fills again meanwhile: many more than a slow machine takes in that time
    const flood = await Promise.allSettled(
      Array.from({ length: 400 }, (_, index) => sendMessage(shipper, about, `flood ${index}`)),
    );
    const taken = flood.filter(({ status }) => status === 'fulfilled').length;
    expect(taken).toBeGreaterThanOrEqual(100);
    expect(taken).toBeLessThan(400);
    await sendMessage(operator, about, 'calm');
    const { list } = await operator.send(listChat, { ...about, pageSize: 1 });
    expect(list).toMatchObject([{ seq: taken + 1, chatContent: 'calm' }]);
  });

  test('that two people begin a conversation with at once are both in it, and unread only to the other side', async () => {
    await Promise.all([
      sendMessage(shipper, about, 'one'),
      sendMessage(shipper, about, 'two'),
      sendMessage(operator, about, 'three'),
    ]);
    expect(textsOf(await readAllMessages(shipper, about)).toSorted()).toEqual(['one', 'three', 'two']);
    for (const person of [shipper, operator]) {
      const item = await findListItem(person, about);
      expect(item?.lastSeq).toBe(3);
      expect(item?.unreadCount).toBeLessThan(3);
    }
  });

  test('arrives as it was typed: breaks, quotes, tags and emoji', async () => {
    const text = '<img src=x onerror=alert(1)>\n"\'$1 🚂\u200d';
    await sendMessage(shipper, about, text);
    expect(textsOf(await readAllMessages(operator, about))).toEqual([text]);
  });
});

test('a company with very many conversations gets them all, page by page, unread ones first, each once', async () => {
  const read = await insertConversations(fixture.database, { count: 201, areRead: true });
  const unread = await insertConversations(fixture.database, { count: 204, minutesAgo: 1_000 });
  const all: number[] = [];
  for (let more = true; more; ) {
    const afterId = all.at(-1);
    const page = await operator.send(msgList, afterId === undefined ? {} : { afterId });
    all.push(...page.map(({ conversationId }) => conversationId));
    more = page.length === LIST_PAGE_SIZE;
  }
  expect(all.length).toBeGreaterThanOrEqual(405);
  expect(new Set(all).size).toBe(all.length);
  const made = new Set([...read, ...unread]);
  expect(all.filter((id) => made.has(id))).toEqual([...unread, ...read]);
  const theirs = (await shipper.send(msgList, {})).map(({ conversationId }) => conversationId);
  expect(theirs).toContain(read[0]);
});

test('a customer finds own containers to talk about, the platform any, by a part of their number', async () => {
  const { rows } = await fixture.database.query<{ container_no: string }>(
    `update order_container set container_no = 'CHTU1000010' where id = $1 returning container_no`,
    [about.orderContainerId],
  );
  expect(rows).toHaveLength(1);
  const asked = { containerNo: 'htu10000' };
  expect(await shipper.send(findContainers, asked)).toMatchObject([{ containerNo: 'CHTU1000010' }]);
  expect(await operator.send(findContainers, asked)).toHaveLength(1);
  expect(await fixture.rival.send(findContainers, asked)).toEqual([]);
});
