import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ConversationRef, newContainer, sendMessage } from '../../../app/testing/chatFixture.ts';
import { insertConversations } from '../../../app/testing/insertConversations.ts';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { connect, type Database } from '../../../platform/server/database/connect.ts';
import { createLog } from '../../../platform/server/log.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import { configValues } from '../config/wire.ts';
import { queryTipSetting, saveTipSetting } from '../message/wire.ts';
import { escalateUnread } from './server/escalate.ts';
import { remindMsg } from './wire.ts';

let fixture: TestFixture;
let shipper: Actor;
let operator: Actor;
let trainId: number;
let database: Database;
let about: ConversationRef;
beforeAll(async () => {
  fixture = await TestFixture.open();
  ({ shipper, operator } = fixture);
  trainId = await fixture.newTrain(200);
  database = await connect(fixture.server.databaseUrl, 2, createLog('silent'));
});
beforeEach(async () => {
  about = { orderContainerId: await newContainer(fixture, shipper, trainId), businessType: 1 };
});
afterAll(async () => {
  await database.pool.end();
  await fixture.close();
});

/** HH:MM on the platform clock, `minutes` from now. */
const clockIn = (minutes: number) => formatDateTime(new Date(Date.now() + minutes * 60_000)).slice(11, 16);

describe('a message that stays unread', () => {
  /** E-mails about the container, once all due deliveries are in the outbox. */
  const mails = async () => {
    await expect
      .poll(async () => {
        const { rows } = await fixture.database.query(
          `select 1 from message_delivery join message on message.id = message_id
           where left_at is null and due_at <= now() and business_code = 'chat_unread'`,
        );
        return rows;
      })
      .toEqual([]);
    const { rows } = await fixture.database.query<{ receiver: string; subject: string; text: string }>(
      `select receiver, subject, text from outbox_message
       where channel = 'email' and subject like '%' || $1 || '%'`,
      [containerNo],
    );
    return rows;
  };
  let containerNo: string;
  let numbers = 0;
  beforeEach(async () => {
    numbers += 1;
    containerNo = `CHTU200000${numbers}`;
    await fixture.database.query('update order_container set container_no = $1 where id = $2', [
      containerNo,
      about.orderContainerId,
    ]);
  });
  const pass = (minutes: number) =>
    fixture.database.query(
      `with said as (update chat_message set created_at = created_at - make_interval(mins => $1))
       update chat_progress set escalated_at = escalated_at - make_interval(mins => $1)`,
      [minutes],
    );
  const escalate = async () => {
    // concurrent processes
    await Promise.all([escalateUnread(database.db), escalateUnread(database.db)]);
  };

  test('for 15 minutes becomes one e-mail to the other side, also when two processes look at once', async () => {
    await sendMessage(shipper, about, 'anybody there?');
    await pass(14);
    await escalate();
    expect(await mails()).toEqual([]);
    await pass(2);
    await escalate();
    expect(await mails()).toMatchObject([{ receiver: 'operator@example.com' }]);
  });

  test('is escalated once, and others at most once an hour', async () => {
    await sendMessage(operator, about, 'please send the papers');
    await pass(16);
    await escalate();
    expect(await mails()).toMatchObject([{ receiver: 'shipper@example.com', subject: `您有未读消息：${containerNo}` }]);
    await sendMessage(operator, about, 'please!');
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

  test('is not e-mailed to people who switched that off, nor in quiet hours', async () => {
    const setting = await operator.send(queryTipSetting, {});
    const { email: _email, mobile: _mobile, ...kept } = setting;
    const isChat = (way: { msgType: string }) => way.msgType === '9';
    expect(setting.ways.find(isChat)).toMatchObject({ byEmail: true });
    const quietNow = { quietFrom: clockIn(-60), quietTo: clockIn(60) };
    await operator.send(saveTipSetting, { ...kept, ...quietNow });
    await sendMessage(shipper, about, 'at night');
    await pass(16);
    await escalate();
    expect(await mails()).toEqual([]);
    await operator.send(saveTipSetting, { ...kept, quietFrom: null, quietTo: null });
    await escalate();
    expect(await mails()).toHaveLength(1);
    const ways = kept.ways.map((way) => (isChat(way) ? { ...way, byEmail: false } : way));
    await operator.send(saveTipSetting, { ...kept, ways });
    await sendMessage(shipper, about, 'by day');
    await pass(61);
    await escalate();
    expect(await mails()).toHaveLength(1);
    await operator.send(saveTipSetting, kept);
  });

  test('is escalated however many others wait for the end of quiet hours', async () => {
    const { email: _email, mobile: _mobile, ...kept } = await operator.send(queryTipSetting, {});
    await operator.send(saveTipSetting, { ...kept, quietFrom: clockIn(-60), quietTo: clockIn(60) });
    await insertConversations(fixture.database, { count: 120, minutesAgo: 20 });
    await sendMessage(operator, about, 'last of all');
    await pass(16);
    await escalate();
    expect(await mails()).toMatchObject([{ receiver: 'shipper@example.com' }]);
    await fixture.database.query('update chat_progress set read_seq = last_seq');
    await operator.send(saveTipSetting, kept);
  });

  test('waits for the configured minutes; other values are refused', async () => {
    const admin = await fixture.server.signInAs('admin');
    const key = 'chat.escalateAfterMinutes';
    const [entry] = (await admin.send(configValues.list, { configKey: key })).rows;
    if (!entry) throw new Error('the value is not there');
    const put = (configValue: string) => admin.send(configValues.edit, { ...entry, configValue });
    for (const wrong of ['soon', '-1', '1.5', '', '99999999']) {
      expect((await expectUserError(put(wrong))).fields).toHaveProperty('configValue');
    }
    await put('5');
    await sendMessage(shipper, about, 'quick');
    await pass(6);
    await escalate();
    expect(await mails()).toHaveLength(1);
    await put('0');
    await sendMessage(shipper, about, 'never');
    await pass(600);
    await escalate();
    expect(await mails()).toHaveLength(1);
    await put('15');
    await operator.send(remindMsg, about);
  });

  test('and is read in time becomes none', async () => {
    await sendMessage(shipper, about, 'hello');
    await operator.send(remindMsg, about);
    await pass(60);
    await escalate();
    expect(await mails()).toEqual([]);
  });
});
