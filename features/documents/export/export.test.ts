import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTask, runExport } from '../../../app/testing/exportFixture.ts';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import type { Call } from '../../../platform/wire/call.ts';
import { CODE, type Page } from '../../../platform/wire/envelope.ts';
import { LANGUAGES, type Language } from '../../../platform/wire/language.ts';
import { listBookings } from '../../freight/booking/operatorWire.ts';
import { listOrders, saveBooking } from '../../freight/booking/wire.ts';
import { listEvents } from '../../freight/tracking/wire.ts';
import { listTrainPlans } from '../../freight/train/wire.ts';
import { listOwnSignIns } from '../../people/session/presenceWire.ts';
import { downloadExport, EXPORT_STATUS, queryExportExcelRecode, removeExports, startExport } from './wire.ts';

let fixture: TestFixture;
let admin: Actor;
beforeAll(async () => {
  fixture = await TestFixture.open();
  admin = await fixture.server.signInAs('admin');
});
afterAll(() => fixture.close());

describe('a list is exported', () => {
  it('with the rows that its filters choose, in its order, and never another company’s', async () => {
    const trainInfoId = await fixture.newTrain(20);
    const { orderBigNo } = await fixture.shipper.send(saveBooking, bookingOf(trainInfoId, [['22G1', 2]]));
    const rivals = await fixture.rival.send(saveBooking, bookingOf(trainInfoId, [['22G1', 1]]));
    const one = await runExport(fixture.shipper.inLanguage('zh'), 'booking.order', { orderBigNo });
    expect(one.name).toMatch(/^订单列表_\d{8}_\d{6}\.xlsx$/);
    expect(one.rows.map((row) => row[0])).toEqual([orderBigNo]);
    const sorted = { orderByColumn: 'orderBigNo', isAsc: 'ascending' } as const;
    const all = await runExport(fixture.shipper, 'booking.order', { ...sorted, pageNum: 3, pageSize: 10 });
    const numbers = all.rows.map((row) => row[0]);
    const { total, rows } = await fixture.shipper.send(listOrders, { ...sorted, pageSize: 100 });
    expect(numbers).toHaveLength(total);
    expect(numbers.slice(0, 100)).toEqual(rows.map((row) => row.orderBigNo));
    expect(numbers).not.toContain(rivals.orderBigNo);
    expect((await runExport(fixture.rival, 'booking.order', { orderBigNo })).rows).toEqual([]);
  });

  it('without money for those from whom it is hidden', async () => {
    const { header } = await runExport(await fixture.server.signInAs('clerk'), 'booking.order', {
      trainNo: 'none',
    });
    expect(header).toContain('Order No.');
    expect(header).not.toContain('Amount');
    expect(header).not.toContain('Currency');
  });

  const lists: [string, Call<object, unknown, Page<unknown>>, object, readonly Language[]][] = [
    ['booking.operatorOrder', listBookings, {}, LANGUAGES],
    ['train.plan', listTrainPlans, { status: 'open' }, ['ru']],
    ['session.signIn', listOwnSignIns, {}, ['zh']],
  ];
  it.each(lists)('%s holds as many rows as the list has, with titles', async (name, call, filter, languages) => {
    const { total } = await admin.send(call, filter);
    for (const language of languages) {
      const { rows, header } = await runExport(admin.inLanguage(language), name, { ...filter });
      expect(rows).toHaveLength(total);
      expect(new Set(header).size).toBe(header.length);
      expect(header.every((title) => typeof title === 'string' && title !== '')).toBe(true);
    }
  });

  it('with the events of one train alone', async () => {
    const { rows: trains } = await fixture.operator.send(listTrainPlans, { status: 'departed' });
    const counted = await Promise.all(
      trains.map(async ({ trainInfoId }) => {
        const { total } = await fixture.operator.send(listEvents, { trainInfoId });
        return { trainInfoId, total };
      }),
    );
    // a train that has just left has no events yet
    const { trainInfoId, total } = counted.find((train) => train.total > 0) ?? { trainInfoId: 0, total: 0 };
    const { rows } = await runExport(fixture.operator, 'tracking.event', { trainInfoId });
    expect(total).toBeGreaterThan(0);
    expect(rows).toHaveLength(total);
    const refused = await expectUserError(fixture.operator.send(startExport, { exportName: 'tracking.event' }));
    expect(refused.fields).toHaveProperty('trainInfoId');
  });
});

describe('an export belongs to the user who started it', () => {
  it('is invisible to other users', async () => {
    const { id } = await runExport(fixture.shipper, 'booking.order', { trainNo: 'none' });
    const own = await findTask(fixture.shipper, id);
    expect(own).toMatchObject({
      businessName: 'Orders',
      addUserName: '李思远',
      statusName: 'Completed',
      rowsDone: 0,
    });
    const { rows } = await fixture.rival.send(queryExportExcelRecode, { pageSize: 100 });
    expect(rows.map((task) => task.id)).not.toContain(id);
    const download = fixture.rival.download(downloadExport, { id });
    expect((await expectUserError(download)).message).toBe('No file available for download.');
    const removal = fixture.rival.send(removeExports, { ids: String(id) });
    expect((await expectUserError(removal)).code).toBe(CODE.absent);
    await fixture.shipper.send(removeExports, { ids: String(id) });
    expect((await expectUserError(fixture.shipper.download(downloadExport, { id }))).message).toBe(
      'No file available for download.',
    );
  });

  it('a list that one may not read is not exported, nor one that is not there', async () => {
    const forbidden = fixture.shipper.send(startExport, { exportName: 'booking.operatorOrder' });
    expect((await expectUserError(forbidden)).code).toBe(CODE.forbidden);
    const unknown = fixture.shipper.send(startExport, { exportName: 'no.list' });
    expect((await expectUserError(unknown)).code).toBe(CODE.absent);
    const wrong = fixture.shipper.send(startExport, { exportName: 'booking.order', params: { status: 'x' } });
    expect((await expectUserError(wrong)).fields).toHaveProperty('status');
  });

  it('clients of the dialect send what they send', async () => {
    const answer = await fixture.shipper.fetch(
      '/prod-api/common/queryExportExcelRecode?isAsc=descending&orderByColumn=addTime&sideType=1&addUserId=3',
    );
    expect(await answer.json()).toMatchObject({
      code: 200,
      total: expect.any(Number),
      rows: expect.any(Array),
    });
  });

  it('is kept for seven days', async () => {
    const { id } = await runExport(fixture.shipper, 'booking.order', { trainNo: 'none' });
    const week = "update export_task set finished_at = now() - interval '7 days 1 minute' where id = $1";
    await fixture.database.query(week, [id]);
    const { rows } = await fixture.shipper.send(queryExportExcelRecode, { pageSize: 100 });
    expect(rows.map((task) => task.id)).not.toContain(id);
    expect((await expectUserError(fixture.shipper.download(downloadExport, { id }))).code).toBe(CODE.refused);
    expect(EXPORT_STATUS.done).toBe(1);
  });
});
