import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ConversationRef, newContainer, readAllMessages, sendMessage } from '../../../app/testing/chatFixture.ts';
import { insertConversations } from '../../../app/testing/insertConversations.ts';
import { QueryPlans } from '../../../app/testing/queryPlans.ts';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { page, photo } from '../../../platform/testing/sampleFiles.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { deleteResource, download, upload } from '../../documents/resource/wire.ts';
import { selectCompanyItems } from './server/companyItems.ts';
import {
  addChatFile,
  addChatSupplier,
  assignChat,
  cannedAnswers,
  listChat,
  listColleagues,
  listCounterparts,
  listInbox,
  listSuppliers,
  markChatHandled,
  msgList,
  readInboxFigures,
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
  about = { orderContainerId: await newContainer(fixture, shipper, trainId), businessType: 1 };
});
afterAll(() => fixture.close());

const wentUp = async (person: Actor, file: Awaited<ReturnType<typeof photo>>) => {
  const { busiResources } = await person.send(upload, { docType: 'CHAT' }, file);
  return busiResources[0]?.resourceId ?? 0;
};

describe('files of a conversation', () => {
  test('come with their message in one call, whole or by the number they went up under', async () => {
    const image = await photo('箱体.jpg');
    const sent = await shipper.send(addChatFile, { ...about, msgType: 2 }, image);
    expect(sent).toMatchObject({ msgType: 2, fileName: '箱体.jpg' });
    const resourceId = sent.resourceId ?? 0;
    expect(Buffer.from((await operator.download(download, { resourceId })).content)).toEqual(
      Buffer.from(image.content),
    );
    const wrong = await expectUserError(shipper.send(addChatFile, { ...about, msgType: 1 }, image));
    expect(wrong.message).toContain('File format incorrect');
  });

  test('are stored once, however often the call that brings one is repeated', async () => {
    const image = await photo('repeated.jpg');
    const input = { ...about, msgType: 2 as const, clientId: 'again' };
    const send = () => shipper.send(addChatFile, input, image);
    const answers = [await send(), ...(await Promise.all([send(), send()]))];
    expect(new Set(answers.map(({ chatId }) => chatId)).size).toBe(1);
    const { rows } = await fixture.database.query(`select id::int from resource where resource_name = 'repeated.jpg'`);
    expect(rows).toEqual([{ id: answers[0]?.resourceId }]);
  });

  test('are readable by both companies only, and cannot be withdrawn', async () => {
    const image = await photo('箱体.jpg');
    const resourceId = await wentUp(shipper, image);
    expect((await expectUserError(operator.download(download, { resourceId }))).code).toBe(CODE.absent);
    const sent = await shipper.send(addChatFile, { ...about, msgType: 2, resourceId, clientId: 'k' });
    expect(sent).toMatchObject({ msgType: 2, fileName: '箱体.jpg', suffix: 'jpg', isExpired: false });
    expect(sent.chatContent).toBe(`/common/download?resourceId=${resourceId}`);
    const again = await shipper.send(addChatFile, { ...about, msgType: 2, resourceId, clientId: 'k' });
    expect(again.chatId).toBe(sent.chatId);
    for (const person of [shipper, operator]) {
      const { content } = await person.download(download, { resourceId });
      expect(content.length).toBe(image.content.length);
    }
    for (const person of [fixture.rival, await fixture.server.signInAs('supplier')]) {
      expect((await expectUserError(person.download(download, { resourceId }))).code).toBe(CODE.absent);
    }
    await expectUserError(shipper.send(deleteResource, { resourceId }));
    await expectUserError(operator.send(deleteResource, { resourceId }));
  });

  test('can be named by the path that the upload answered', async () => {
    const resourceId = await wentUp(operator, page('放箱.pdf', 'by path'));
    const chatContent = `/common/download?resourceId=${resourceId}`;
    await operator.send(addChatFile, { ...about, msgType: 1, chatContent });
    expect(await readAllMessages(shipper, about)).toMatchObject([{ resourceId, msgType: 1, fileName: '放箱.pdf' }]);
  });

  test('are one’s own, of the right kind, and not taken out of another conversation', async () => {
    const paper = await wentUp(shipper, page('a.pdf', 'kind'));
    await expectUserError(shipper.send(addChatFile, { ...about, msgType: 2, resourceId: paper }));
    expect((await shipper.send(listChat, about)).conversationId).toBe(null);
    await expectUserError(operator.send(addChatFile, { ...about, msgType: 1, resourceId: paper }));
    await shipper.send(addChatFile, { ...about, msgType: 1, resourceId: paper });
    const other = { ...about, businessType: 0 as const };
    const refused = await expectUserError(shipper.send(addChatFile, { ...other, msgType: 1, resourceId: paper }));
    expect(refused.code).toBe(CODE.absent);
    const text = { name: 'note.txt', content: new TextEncoder().encode('words') };
    await expectUserError(wentUp(shipper, text));
  });

  test('are shown as expired when removed', async () => {
    const resourceId = await wentUp(shipper, page('gone.pdf', 'gone'));
    await shipper.send(addChatFile, { ...about, msgType: 1, resourceId });
    await fixture.database.query('delete from resource where id = $1', [resourceId]);
    expect(await readAllMessages(operator, about)).toMatchObject([
      { isExpired: true, chatContent: '', fileName: 'gone.pdf' },
    ]);
  });
});

describe('the inbox', () => {
  const rowOf = async (filter: 'unanswered' | 'mine' | 'all') => {
    const { rows } = await operator.send(listInbox, { filter, pageSize: 100 });
    return rows.find((row) => row.orderContainerId === about.orderContainerId);
  };

  test('has the longest wait first, the assignee, and the time to the first reply', async () => {
    const { conversationId } = await sendMessage(shipper, about, 'question');
    await fixture.database.query(
      `update conversation set waiting_since = waiting_since - interval '2 hours',
         first_asked_at = first_asked_at - interval '2 hours' where id = $1`,
      [conversationId],
    );
    const { rows } = await operator.send(listInbox, { filter: 'unanswered' });
    expect(rows[0]).toMatchObject({ conversationId, assignedTo: null, firstAnswerSeconds: null });
    expect((await operator.send(readInboxFigures, {})).longestWaitSeconds).toBeGreaterThanOrEqual(7200);
    await sendMessage(operator, about, 'answer');
    expect(await rowOf('unanswered')).toBeUndefined();
    const mine = await rowOf('mine');
    expect(mine?.assignedName).toBe('赵敏');
    expect(mine?.firstAnswerSeconds).toBeGreaterThanOrEqual(7200);
    expect((await operator.send(readInboxFigures, {})).medianFirstAnswerSeconds).not.toBe(null);
  });

  test('assigns a conversation to a colleague only', async () => {
    const { conversationId } = await sendMessage(shipper, about, 'question');
    const colleagues = await operator.send(listColleagues, {});
    expect(colleagues.map(({ name }) => name)).toEqual(['赵敏', '系统管理员']);
    const accountId = colleagues[1]?.accountId ?? 0;
    await operator.send(assignChat, { conversationId, accountId });
    expect(await rowOf('all')).toMatchObject({ assignedTo: accountId, assignedName: '系统管理员' });
    const items = await shipper.send(msgList, {});
    expect(items.find((item) => item.conversationId === conversationId)?.assignedName).toBe('');
    const { rows } = await fixture.database.query<{ id: string }>(`select id from account where username = 'rival'`);
    const stranger = { conversationId, accountId: Number(rows[0]?.id) };
    expect((await expectUserError(operator.send(assignChat, stranger))).code).toBe(CODE.absent);
    await operator.send(assignChat, { conversationId, accountId: null });
    expect(await rowOf('all')).toMatchObject({ assignedTo: null });
  });

  test('drops a handled conversation from the unanswered ones until the customer writes again', async () => {
    const { conversationId } = await sendMessage(shipper, about, 'thanks');
    await operator.send(markChatHandled, { conversationId });
    expect(await rowOf('unanswered')).toBeUndefined();
    expect(await rowOf('all')).toMatchObject({ waitingSince: null, firstAnswerSeconds: null });
    expect(
      (await expectUserError((await fixture.server.signInAs('supplier')).send(markChatHandled, { conversationId })))
        .code,
    ).toBe(CODE.forbidden);
    await sendMessage(shipper, about, 'one more thing');
    expect(await rowOf('unanswered')).toMatchObject({ conversationId });
  });

  test('has all conversations, page by page in order, with a capped count', async () => {
    const customerNos = ['10001', '10002', '20001'];
    const read = await insertConversations(fixture.database, { count: 900, areRead: true, customerNos });
    const open = await insertConversations(fixture.database, {
      count: 120,
      minutesAgo: 100_000,
      customerNos,
    });
    const seen: number[] = [];
    for (let pageNum = 1, more = true; more; pageNum += 1) {
      const { rows, total } = await operator.send(listInbox, { pageNum, pageSize: 100 });
      seen.push(...rows.map(({ conversationId }) => conversationId));
      more = total > pageNum * 100;
      expect(total).toBeGreaterThanOrEqual(Math.min(1_000, seen.length));
    }
    const made = new Set([...read, ...open]);
    // longest wait first, then newest message
    expect(seen.filter((id) => made.has(id))).toEqual([...open.toReversed(), ...read]);
    const { all, unanswered } = await operator.send(readInboxFigures, {});
    expect(all).toBe(1_000);
    expect(unanswered).toBeGreaterThanOrEqual(open.length);
    expect(unanswered).toBeLessThan(read.length);
  });

  test('finds conversations by container or by customer', async () => {
    await sendMessage(shipper, about, 'find me');
    const found = await operator.send(listInbox, { text: '丝路货运', pageSize: 100 });
    expect(found.rows.every(({ counterpartName }) => counterpartName === '西安丝路货运有限公司')).toBe(true);
    expect(found.rows.length).toBeGreaterThan(1);
    expect((await operator.send(listInbox, { text: 'no such thing' })).rows).toEqual([]);
  });

  test('offers canned answers in three languages', async () => {
    const words = {
      titleZh: '截止',
      titleEn: 'Cut-off',
      titleRu: 'Срок',
      textZh: '一天',
      textEn: 'a day',
      textRu: 'день',
    };
    await operator.send(cannedAnswers.add, words);
    const newest = async () => (await operator.send(cannedAnswers.list, {})).rows.at(-1);
    const answer = await newest();
    if (!answer) throw new Error('the answer was not kept');
    await operator.send(cannedAnswers.edit, { ...answer, textEn: 'two days' });
    expect(await newest()).toMatchObject({ ...words, textEn: 'two days' });
    const holding = async (keyword: string) => (await operator.send(cannedAnswers.list, { keyword })).rows;
    expect(await holding('TWO D')).toEqual([await newest()]);
    expect(await holding('three days')).toEqual([]);
    await operator.send(cannedAnswers.remove, { ids: [answer.answerId] });
    expect((await expectUserError(operator.send(cannedAnswers.edit, { ...answer }))).code).toBe(CODE.absent);
  });
});

describe('an added supplier', () => {
  const supplierNo = '20001';
  let supplier: Actor;
  let conversationId: number;
  beforeEach(async () => {
    supplier = await fixture.server.signInAs('supplier');
    ({ conversationId } = await sendMessage(shipper, about, 'to the platform'));
  });
  const texts = async (person: Actor, servingCompanyNo: string) =>
    (await person.send(listChat, { ...about, servingCompanyNo })).list.map(({ chatContent }) => chatContent);

  test('talks with the customer, separately from the platform', async () => {
    expect((await expectUserError(sendMessage(supplier, about, 'may I?'))).code).toBe(CODE.absent);
    expect(await operator.send(listSuppliers, {})).toMatchObject([{ companyNo: supplierNo }]);
    await operator.send(addChatSupplier, { conversationId, companyNo: supplierNo });
    await operator.send(addChatSupplier, { conversationId, companyNo: supplierNo });
    for (const person of [shipper, supplier]) {
      const items = await person.send(msgList, {});
      const own = items.filter((item) => item.orderContainerId === about.orderContainerId);
      expect(own.filter(({ servingCompanyNo }) => servingCompanyNo === supplierNo)).toHaveLength(1);
    }
    await sendMessage(shipper, { ...about, servingCompanyNo: supplierNo }, 'to the yard');
    await sendMessage(supplier, about, 'from the yard');
    await sendMessage(shipper, { ...about, servingCompanyNo: '00001' }, 'to the platform again');
    expect(await texts(shipper, supplierNo)).toEqual(['to the yard', 'from the yard']);
    expect(await texts(supplier, '')).toEqual(['to the yard', 'from the yard']);
    expect(await texts(shipper, '00001')).toEqual(['to the platform', 'to the platform again']);
    expect(await texts(operator, '')).toEqual(['to the platform', 'to the platform again']);
    // default: the supplier
    expect(await texts(shipper, '')).toEqual(['to the yard', 'from the yard']);
    expect((await expectUserError(texts(operator, supplierNo))).code).toBe(CODE.absent);
    expect((await expectUserError(texts(supplier, '00001'))).code).toBe(CODE.absent);
    expect((await expectUserError(texts(fixture.rival, supplierNo))).code).toBe(CODE.absent);
  });

  test('is a counterpart for all containers of the order only, and starts nothing', async () => {
    const asked = { orderContainerId: about.orderContainerId };
    const numbersOf = async (person: Actor) =>
      (await person.send(listCounterparts, asked)).map(({ companyNo }) => companyNo);
    expect(await numbersOf(shipper)).toEqual(['00001']);
    const toSupplier = { ...about, businessType: 0 as const, servingCompanyNo: supplierNo };
    expect((await expectUserError(sendMessage(shipper, toSupplier, 'hello'))).code).toBe(CODE.absent);
    await operator.send(addChatSupplier, { conversationId, companyNo: supplierNo });
    expect(await numbersOf(shipper)).toEqual(['00001', supplierNo]);
    expect(await numbersOf(operator)).toEqual(['00001']);
    expect(await numbersOf(supplier)).toEqual([]);
    expect((await expectUserError(fixture.rival.send(listCounterparts, asked))).code).toBe(CODE.absent);
    expect((await expectUserError(sendMessage(supplier, toSupplier, 'hello'))).code).toBe(CODE.absent);
    await sendMessage(shipper, toSupplier, 'customs too');
    expect(await texts(supplier, '')).toEqual([]);
    expect((await supplier.send(listChat, toSupplier)).list).toHaveLength(1);
    const other = {
      orderContainerId: await newContainer(fixture, shipper, trainId),
      businessType: 1 as const,
    };
    expect(
      (await expectUserError(sendMessage(shipper, { ...other, servingCompanyNo: supplierNo }, 'elsewhere'))).code,
    ).toBe(CODE.absent);
  });

  test('is a supplier with chat permission, added by the platform only', async () => {
    for (const companyNo of ['10002', '30001', '99999']) {
      expect((await expectUserError(operator.send(addChatSupplier, { conversationId, companyNo }))).code).toBe(
        CODE.absent,
      );
    }
    const theirs = await operator.send(addChatSupplier, { conversationId, companyNo: supplierNo });
    expect(theirs).toBeUndefined();
    const items = await supplier.send(msgList, {});
    const own = items.find((item) => item.orderContainerId === about.orderContainerId);
    const again = { conversationId: own?.conversationId ?? 0, companyNo: supplierNo };
    expect((await expectUserError(operator.send(addChatSupplier, again))).code).toBe(CODE.absent);
  });
});

test('the list of conversations reads unread and read ones by their indexes', async () => {
  await insertConversations(fixture.database, { count: 300 });
  const plans = await QueryPlans.open(fixture.server.databaseUrl);
  const own = await plans.companyOf('operator');
  const plan = await plans.of((db) => selectCompanyItems(db, own, { containerNo: '' }));
  await plans.close();
  expect(plan).toContain('chat_progress_unread');
  expect(plan).toContain('conversation_of_serving');
  expect(plan).not.toMatch(/Seq Scan on (conversation|chat_progress|chat_message|order_container|booking_order)/);
});
