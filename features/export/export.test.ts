import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exported, taskOf } from '../../app/testing/exportStage.ts';
import { bookingOf, Stage } from '../../app/testing/stage.ts';
import { type Actor, refusalOf } from '../../platform/testing/actor.ts';
import type { Call } from '../../platform/wire/call.ts';
import { CODE, type Page } from '../../platform/wire/envelope.ts';
import { listBookings, listOrders, saveBooking } from '../booking/wire.ts';
import { listConfig } from '../config/wire.ts';
import { listEntries, listTypes } from '../dict/wire.ts';
import { listLines, listStations } from '../network/wire.ts';
import { listOutbox } from '../outbox/wire.ts';
import { listOnline, listOwnSignIns } from '../session/wire.ts';
import { listEvents } from '../tracking/wire.ts';
import { listTrainPlans } from '../train/wire.ts';
import { downloadExport, EXPORT_STATUS, queryExportExcelRecode, removeExports, startExport } from './wire.ts';

let stage: Stage;
let admin: Actor;
beforeAll(async () => {
  stage = await Stage.open();
  admin = await stage.server.as('admin');
});
afterAll(() => stage.close());

describe('a list is exported', () => {
  it('with the rows that its filters choose, in its order, and never another company’s', async () => {
    const trainInfoId = await stage.train(20);
    const { orderBigNo } = await stage.shipper.send(saveBooking, bookingOf(trainInfoId, [['22G1', 2]]));
    const rivals = await stage.rival.send(saveBooking, bookingOf(trainInfoId, [['22G1', 1]]));
    const one = await exported(stage.shipper.speaking('zh'), 'booking.order', { orderBigNo });
    expect(one.name).toMatch(/^订单列表_\d{8}_\d{6}\.xlsx$/);
    expect(one.rows.map((row) => row[0])).toEqual([orderBigNo]);
    const sorted = { orderByColumn: 'orderBigNo', isAsc: 'ascending' } as const;
    const all = await exported(stage.shipper, 'booking.order', { ...sorted, pageNum: 3, pageSize: 10 });
    const numbers = all.rows.map((row) => row[0]);
    const { total, rows } = await stage.shipper.send(listOrders, { ...sorted, pageSize: 100 });
    expect(numbers).toHaveLength(total);
    expect(numbers.slice(0, 100)).toEqual(rows.map((row) => row.orderBigNo));
    expect(numbers).not.toContain(rivals.orderBigNo);
    expect((await exported(stage.rival, 'booking.order', { orderBigNo })).rows).toEqual([]);
  });

  it('without money for those from whom it is hidden', async () => {
    const { header } = await exported(await stage.server.as('clerk'), 'booking.order', { trainNo: 'none' });
    expect(header).toContain('Order No.');
    expect(header).not.toContain('Amount');
    expect(header).not.toContain('Currency');
  });

  const lists: [string, Call<object, unknown, Page<unknown>>, object][] = [
    ['booking.operatorOrder', listBookings, {}],
    ['train.plan', listTrainPlans, { status: 'open' }],
    ['outbox.message', listOutbox, { channel: 'sms' }],
    ['dict.type', listTypes, { status: '0' }],
    ['dict.entry', listEntries, { dictType: 'trainStatus' }],
    ['config.value', listConfig, { configName: 'phone' }],
    ['network.station', listStations, { countryCode: 'CN' }],
    ['network.line', listLines, { lineType: 'EU' }],
    ['session.online', listOnline, { userName: 'a' }],
    ['session.signIn', listOwnSignIns, {}],
  ];
  it.each(lists)('%s holds as many rows as the list has, in three languages', async (name, call, filter) => {
    const { total } = await admin.send(call, filter);
    for (const language of ['zh', 'en', 'ru'] as const) {
      const { rows, header } = await exported(admin.speaking(language), name, { ...filter });
      expect(rows).toHaveLength(total);
      expect(new Set(header).size).toBe(header.length);
      expect(header.every((title) => typeof title === 'string' && title !== '')).toBe(true);
    }
  });

  it('with the events of one train alone', async () => {
    const { rows: trains } = await stage.operator.send(listTrainPlans, { status: 'departed' });
    const counted = await Promise.all(
      trains.map(async ({ trainInfoId }) => {
        const { total } = await stage.operator.send(listEvents, { trainInfoId });
        return { trainInfoId, total };
      }),
    );
    // a train that has just left has no events yet
    const { trainInfoId, total } = counted.find((train) => train.total > 0) ?? { trainInfoId: 0, total: 0 };
    const { rows } = await exported(stage.operator, 'tracking.event', { trainInfoId });
    expect(total).toBeGreaterThan(0);
    expect(rows).toHaveLength(total);
    const refused = await refusalOf(stage.operator.send(startExport, { exportName: 'tracking.event' }));
    expect(refused.fields).toHaveProperty('trainInfoId');
  });
});

describe('an export belongs to the user who started it', () => {
  it('is invisible to other users', async () => {
    const { id } = await exported(stage.shipper, 'booking.order', { trainNo: 'none' });
    const own = await taskOf(stage.shipper, id);
    expect(own).toMatchObject({
      businessName: 'Orders',
      addUserName: '李思远',
      statusName: 'Done',
      rowsDone: 0,
    });
    const { rows } = await stage.rival.send(queryExportExcelRecode, { pageSize: 100 });
    expect(rows.map((task) => task.id)).not.toContain(id);
    for (const attempt of [
      () => stage.rival.download(downloadExport, { id }),
      () => stage.rival.send(removeExports, { ids: String(id) }),
    ]) {
      expect((await refusalOf(attempt())).code).toBe(CODE.absent);
    }
    await stage.shipper.send(removeExports, { ids: String(id) });
    expect((await refusalOf(stage.shipper.download(downloadExport, { id }))).message).toBe(
      'No file available for download.',
    );
  });

  it('a list that one may not read is not exported, nor one that is not there', async () => {
    const forbidden = stage.shipper.send(startExport, { exportName: 'booking.operatorOrder' });
    expect((await refusalOf(forbidden)).code).toBe(CODE.forbidden);
    const unknown = stage.shipper.send(startExport, { exportName: 'no.list' });
    expect((await refusalOf(unknown)).code).toBe(CODE.absent);
    const wrong = stage.shipper.send(startExport, { exportName: 'booking.order', params: { status: 'x' } });
    expect((await refusalOf(wrong)).fields).toHaveProperty('status');
  });

  it('clients of the dialect send what they send', async () => {
    const answer = await stage.shipper.fetch(
      '/prod-api/common/queryExportExcelRecode?isAsc=descending&orderByColumn=addTime&sideType=1&addUserId=3',
    );
    expect(await answer.json()).toMatchObject({
      code: 200,
      total: expect.any(Number),
      rows: expect.any(Array),
    });
  });

  it('is kept for seven days', async () => {
    const { id } = await exported(stage.shipper, 'booking.order', { trainNo: 'none' });
    const week = "update export_task set finished_at = now() - interval '7 days 1 minute' where id = $1";
    await stage.database.query(week, [id]);
    const { rows } = await stage.shipper.send(queryExportExcelRecode, { pageSize: 100 });
    expect(rows.map((task) => task.id)).not.toContain(id);
    expect((await refusalOf(stage.shipper.download(downloadExport, { id }))).code).toBe(CODE.absent);
    expect(EXPORT_STATUS.done).toBe(1);
  });
});
