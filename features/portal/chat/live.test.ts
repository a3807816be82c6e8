import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type ConversationRef,
  findListItem,
  newContainer,
  readAllMessages,
  sendMessage,
  ThreadSubscriber,
  textsOf,
} from '../../../app/testing/chatFixture.ts';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { listChat, messageReminder, remindMsg, searchChat } from './wire.ts';

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

/** Starts the conversation; returns a company's topic. */
async function threadOf(companyNo: string): Promise<string> {
  const { conversationId } = await sendMessage(shipper, about, 'hello');
  return `/chat/${companyNo}/${conversationId}`;
}

describe('live updates', () => {
  test('messages come in the order of commits and of their numbers, without gaps, however many are sent at once', async () => {
    const ear = await ThreadSubscriber.connect(fixture.server.address, operator, '00001', await threadOf('00001'));
    const sent = Array.from({ length: 50 }, (_, index) =>
      sendMessage(index % 2 === 0 ? shipper : operator, about, `at once ${index}`),
    );
    await Promise.all(sent);
    const [read, other, received] = await Promise.all([
      readAllMessages(shipper, about),
      readAllMessages(operator, about),
      ear.messages(50, 1),
    ]);
    expect(read.map(({ seq }) => seq)).toEqual(Array.from({ length: 51 }, (_, index) => index + 1));
    expect(textsOf(read)).toEqual(textsOf(other));
    expect(textsOf(received)).toEqual(textsOf(read.slice(1)));
    expect(new Set(textsOf(read)).size).toBe(51);
    ear.close();
  });

  test('a message sent to one server process arrives through the other, on every topic that carries it', async () => {
    const destination = await threadOf('10001');
    const other = await fixture.server.startAnother();
    const ear = await ThreadSubscriber.connect(other.address, shipper, '10001', destination);
    const list = await ThreadSubscriber.connect(other.address, shipper, '10001', '/system/10001');
    await sendMessage(operator, about, 'from the other process');
    expect(await ear.messages(1, 1)).toMatchObject([
      { chatContent: 'from the other process', sendCompanyNo: '00001', sendName: '' },
    ]);
    const { body } = await list.client.next('MESSAGE');
    expect(JSON.parse(body)).toMatchObject([
      { orderContainerId: about.orderContainerId, businessType: 0, isHaveNewMsg: 0, unreadCount: 1 },
    ]);
    ear.close();
    list.close();
  });

  test('marks and typing come to the other side alone', async () => {
    const destination = await threadOf('10001');
    const ear = await ThreadSubscriber.connect(fixture.server.address, shipper, '10001', destination);
    await shipper.send(messageReminder, { ...about, kind: 'typing' });
    await operator.send(messageReminder, { ...about, kind: 'typing' });
    await operator.send(remindMsg, about);
    expect(await ear.nextSignal()).toEqual({ kind: 'typing', companyNo: '00001' });
    expect(await ear.nextSignal()).toEqual({
      kind: 'marked',
      companyNo: '00001',
      deliveredSeq: 1,
      readSeq: 1,
    });
    ear.close();
  });

  test('a rival cannot subscribe, read, write or learn that the conversation exists', async () => {
    const destination = await threadOf('10001');
    const { rival } = fixture;
    const thief = await ThreadSubscriber.connect(fixture.server.address, rival, '10002', '/system/10002');
    thief.client.send('SUBSCRIBE', { id: 'theirs', destination, receipt: 'r' });
    await thief.client.next('ERROR');
    const spy = await ThreadSubscriber.connect(fixture.server.address, rival, '10002', '/system/10002');
    await spy.client.subscribe('/chat/10002', 'list');
    await spy.client.subscribe(destination.replace('10001', '10002'), 'thread');
    const attempts = [
      rival.send(listChat, about),
      sendMessage(rival, about, 'hello'),
      rival.send(remindMsg, { ...about, receiveCompanyNo: '10001' }),
      rival.send(messageReminder, { ...about, kind: 'typing' }),
      rival.send(searchChat, { ...about, text: 'hello' }),
    ];
    const refusals = await Promise.all(attempts.map(expectUserError));
    expect(refusals.map(({ code }) => code)).toEqual(attempts.map(() => CODE.absent));
    expect(await findListItem(rival, about)).toBeUndefined();
    expect((await shipper.send(listChat, about)).lastSeq).toBe(1);
    await sendMessage(shipper, about, 'between us');
    await sendMessage(operator, about, 'indeed');
    const theirs = {
      orderContainerId: await newContainer(fixture, rival, trainId),
      businessType: 0 as const,
    };
    await sendMessage(operator, theirs, 'and this is for you');
    // earlier messages would have arrived earlier
    const received: [string, unknown][] = [];
    while (new Set(received.map(([destination]) => destination)).size < 2) {
      const { headers, body } = await spy.client.next('MESSAGE');
      received.push([headers.destination ?? '', JSON.parse(body)]);
    }
    const ofTheirs = [{ orderContainerId: theirs.orderContainerId }];
    expect(received.toSorted()).toMatchObject([
      ['/chat/10002', ofTheirs],
      ['/system/10002', ofTheirs],
    ]);
    spy.close();
  });
});
