import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AboutContainer, containerOf, readAll, saying } from '../../app/testing/chatStage.ts';
import { Stage } from '../../app/testing/stage.ts';
import { connect, type Database } from '../../platform/server/database/connect.ts';
import { createLog } from '../../platform/server/log.ts';
import { type Actor, refusalOf } from '../../platform/testing/actor.ts';
import { page, photo } from '../../platform/testing/sampleFiles.ts';
import { CODE } from '../../platform/wire/envelope.ts';
import { deleteResource, download, upload } from '../resource/wire.ts';
import { escalateUnread } from './server/escalate.ts';
import {
  addAnswer,
  addChatFile,
  assignChat,
  changeAnswer,
  listAnswers,
  listChat,
  listColleagues,
  listInbox,
  msgList,
  readInboxFigures,
  remindMsg,
  removeAnswers,
} from './wire.ts';

let stage: Stage;
let shipper: Actor;
let operator: Actor;
let trainId: number;
let database: Database;
let about: AboutContainer;
beforeAll(async () => {
  stage = await Stage.open();
  ({ shipper, operator } = stage);
  trainId = await stage.train(200);
  database = await connect(stage.server.databaseUrl, 2, createLog('silent'));
});
beforeEach(async () => {
  about = { orderContainerId: await containerOf(stage, shipper, trainId), businessType: 1 };
});
afterAll(async () => {
  await database.pool.end();
  await stage.close();
});

const wentUp = async (person: Actor, file: Awaited<ReturnType<typeof photo>>) => {
  const { busiResources } = await person.send(upload, { docType: 'CHAT' }, file);
  return busiResources[0]?.resourceId ?? 0;
};

describe('files of a conversation', () => {
  test('are read by both companies and by nobody else, and nobody takes them back', async () => {
    const image = await photo('箱体.jpg');
    const resourceId = await wentUp(shipper, image);
    expect((await refusalOf(operator.download(download, { resourceId }))).code).toBe(CODE.absent);
    const sent = await shipper.send(addChatFile, { ...about, msgType: 2, resourceId, clientId: 'k' });
    expect(sent).toMatchObject({ msgType: 2, fileName: '箱体.jpg', suffix: 'jpg', isExpired: false });
    expect(sent.chatContent).toBe(`/common/download?resourceId=${resourceId}`);
    const again = await shipper.send(addChatFile, { ...about, msgType: 2, resourceId, clientId: 'k' });
    expect(again.chatId).toBe(sent.chatId);
    for (const person of [shipper, operator]) {
      const { content } = await person.download(download, { resourceId });
      expect(content.length).toBe(image.content.length);
    }
    for (const person of [stage.rival, await stage.server.as('supplier')]) {
      expect((await refusalOf(person.download(download, { resourceId }))).code).toBe(CODE.absent);
    }
    await refusalOf(shipper.send(deleteResource, { resourceId }));
    await refusalOf(operator.send(deleteResource, { resourceId }));
  });

  test('can be named by the path that the upload answered', async () => {
    const resourceId = await wentUp(operator, page('放箱.pdf', 'by path'));
    const chatContent = `/common/download?resourceId=${resourceId}`;
    await operator.send(addChatFile, { ...about, msgType: 1, chatContent });
    expect(await readAll(shipper, about)).toMatchObject([{ resourceId, msgType: 1, fileName: '放箱.pdf' }]);
  });

  test('are one’s own, of the right kind, and not taken out of another conversation', async () => {
    const paper = await wentUp(shipper, page('a.pdf', 'kind'));
    await refusalOf(shipper.send(addChatFile, { ...about, msgType: 2, resourceId: paper }));
    await refusalOf(operator.send(addChatFile, { ...about, msgType: 1, resourceId: paper }));
    await shipper.send(addChatFile, { ...about, msgType: 1, resourceId: paper });
    const other = { ...about, businessType: 0 as const };
    const refused = await refusalOf(shipper.send(addChatFile, { ...other, msgType: 1, resourceId: paper }));
    expect(refused.code).toBe(CODE.absent);
    const text = { name: 'note.txt', content: new TextEncoder().encode('words') };
    await refusalOf(wentUp(shipper, text));
  });

  test('that are gone say so', async () => {
    const resourceId = await wentUp(shipper, page('gone.pdf', 'gone'));
    await shipper.send(addChatFile, { ...about, msgType: 1, resourceId });
    await stage.database.query('delete from resource where id = $1', [resourceId]);
    expect(await readAll(operator, about)).toMatchObject([
      { isExpired: true, chatContent: '', fileName: 'gone.pdf' },
    ]);
  });
});

describe('the inbox', () => {
  const rowOf = async (filter: 'unanswered' | 'mine' | 'all') => {
    const { rows } = await operator.send(listInbox, { filter, pageSize: 100 });
    return rows.find((row) => row.orderContainerId === about.orderContainerId);
  };

  test('has what waits first, whose it is, and how long the first answer took', async () => {
    const { conversationId } = await saying(shipper, about, 'question');
    await stage.database.query(
      `update conversation set waiting_since = waiting_since - interval '2 hours',
         first_asked_at = first_asked_at - interval '2 hours' where id = $1`,
      [conversationId],
    );
    const { rows } = await operator.send(listInbox, { filter: 'unanswered' });
    expect(rows[0]).toMatchObject({ conversationId, assignedTo: null, firstAnswerSeconds: null });
    expect((await operator.send(readInboxFigures, {})).longestWaitSeconds).toBeGreaterThanOrEqual(7200);
    await saying(operator, about, 'answer');
    expect(await rowOf('unanswered')).toBeUndefined();
    const mine = await rowOf('mine');
    expect(mine?.assignedName).toBe('赵敏');
    expect(mine?.firstAnswerSeconds).toBeGreaterThanOrEqual(7200);
    expect((await operator.send(readInboxFigures, {})).medianFirstAnswerSeconds).not.toBe(null);
  });

  test('lets a conversation be given to a colleague, and to nobody else', async () => {
    const { conversationId } = await saying(shipper, about, 'question');
    const colleagues = await operator.send(listColleagues, {});
    expect(colleagues.map(({ name }) => name)).toEqual(['赵敏', '系统管理员']);
    const accountId = colleagues[1]?.accountId ?? 0;
    await operator.send(assignChat, { conversationId, accountId });
    expect(await rowOf('all')).toMatchObject({ assignedTo: accountId, assignedName: '系统管理员' });
    const items = await shipper.send(msgList, {});
    expect(items.find((item) => item.conversationId === conversationId)?.assignedName).toBe('');
    const { rows } = await stage.database.query<{ id: string }>(
      `select id from account where username = 'rival'`,
    );
    const stranger = { conversationId, accountId: Number(rows[0]?.id) };
    expect((await refusalOf(operator.send(assignChat, stranger))).code).toBe(CODE.absent);
    await operator.send(assignChat, { conversationId, accountId: null });
    expect(await rowOf('all')).toMatchObject({ assignedTo: null });
  });

  test('has answers at hand that those who serve keep in three languages', async () => {
    const words = {
      titleZh: '截止',
      titleEn: 'Cut-off',
      titleRu: 'Срок',
      textZh: '一天',
      textEn: 'a day',
      textRu: 'день',
    };
    await operator.send(addAnswer, words);
    const [answer] = (await operator.send(listAnswers, {})).rows;
    if (!answer) throw new Error('the answer was not kept');
    await operator.send(changeAnswer, { ...answer, textEn: 'two days' });
    expect((await operator.send(listAnswers, {})).rows).toMatchObject([{ ...words, textEn: 'two days' }]);
    await operator.send(removeAnswers, { ids: [answer.answerId] });
    expect((await refusalOf(operator.send(changeAnswer, { ...answer }))).code).toBe(CODE.absent);
  });
});

test('where a supplier serves a container, the customer’s words go to the supplier, and the platform does not read them', async () => {
  const supplier = await stage.server.as('supplier');
  expect((await refusalOf(saying(supplier, about, 'may I?'))).code).toBe(CODE.absent);
  const { rows } = await stage.database.query<{ id: string }>(
    `insert into conversation (order_container_id, business_type, customer_company_id, serving_company_id)
     select $1, 1, (select id from company where company_no = '10001'), (select id from company where company_no = '20001')
     returning id`,
    [about.orderContainerId],
  );
  await stage.database.query(
    `insert into chat_progress (conversation_id, company_id)
     select $1, id from company where company_no in ('10001', '20001')`,
    [rows[0]?.id],
  );
  await saying(shipper, about, 'to the yard');
  expect((await supplier.send(listChat, about)).list.map(({ chatContent }) => chatContent)).toEqual([
    'to the yard',
  ]);
  await saying(supplier, about, 'from the yard');
  expect((await shipper.send(listChat, about)).counterpartNo).toBe('20001');
  expect((await operator.send(listChat, about)).list).toEqual([]);
});

describe('a message that stays unread', () => {
  const mails = async () => {
    const { rows } = await stage.database.query<{ receiver: string; subject: string }>(
      `select receiver, subject from outbox_message where channel = 'email' and subject like '%' || $1 || '%'`,
      [containerNo],
    );
    return rows;
  };
  let containerNo: string;
  let numbers = 0;
  beforeEach(async () => {
    numbers += 1;
    containerNo = `CHTU200000${numbers}`;
    await stage.database.query('update order_container set container_no = $1 where id = $2', [
      containerNo,
      about.orderContainerId,
    ]);
  });
  const pass = (minutes: number) =>
    stage.database.query(
      `with said as (update chat_message set created_at = created_at - make_interval(mins => $1))
       update chat_progress set escalated_at = escalated_at - make_interval(mins => $1)`,
      [minutes],
    );
  const escalate = async () => {
    // two processes look at once
    await Promise.all([escalateUnread(database.db), escalateUnread(database.db)]);
  };

  test('for 15 minutes becomes one e-mail to the other side, also when two processes look at once', async () => {
    await saying(shipper, about, 'anybody there?');
    await pass(14);
    await escalate();
    expect(await mails()).toEqual([]);
    await pass(2);
    await escalate();
    expect(await mails()).toMatchObject([{ receiver: 'operator@example.com' }]);
  });

  test('is told of once, and others at most once an hour', async () => {
    await saying(operator, about, 'please send the papers');
    await pass(16);
    await escalate();
    expect(await mails()).toMatchObject([
      { receiver: 'shipper@example.com', subject: `您有未读消息：${containerNo}` },
    ]);
    await saying(operator, about, 'please!');
    await pass(30);
    await escalate();
    expect(await mails()).toHaveLength(1);
    await pass(31);
    await escalate();
    expect(await mails()).toHaveLength(2);
    await pass(120);
    await escalate();
    expect(await mails()).toHaveLength(2);
  });

  test('and is read in time becomes none', async () => {
    await saying(shipper, about, 'hello');
    await operator.send(remindMsg, about);
    await pass(60);
    await escalate();
    expect(await mails()).toEqual([]);
  });
});
