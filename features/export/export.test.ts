import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingOf, Stage } from '../../app/testing/stage.ts';
import { type Actor, refusalOf } from '../../platform/testing/actor.ts';
import { saveBooking } from '../booking/wire.ts';
import {
  cancelExport,
  downloadExport,
  EXPORT_STATUS,
  type ExportTask,
  queryExportExcelRecode,
  removeExports,
  retryExport,
  startExport,
} from './wire.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

async function taskOf(person: Actor, id: number): Promise<ExportTask> {
  const { rows } = await person.send(queryExportExcelRecode, {});
  const found = rows.find((task) => task.id === id);
  if (found === undefined) throw new Error(`there is no task ${id}`);
  return found;
}

/** Waits until a task has left the queue for good. */
function ended(person: Actor, id: number): Promise<ExportTask> {
  return expect
    .poll(() => taskOf(person, id), { timeout: 20_000, interval: 100 })
    .toMatchObject({ status: expect.not.toSatisfy((status) => status === EXPORT_STATUS.inProgress) })
    .then(() => taskOf(person, id));
}

async function exported(person: Actor, exportName: string, params: Record<string, unknown> = {}) {
  const { id } = await person.send(startExport, { exportName, params });
  expect(await ended(person, id)).toMatchObject({ status: EXPORT_STATUS.done });
  const { name, content } = await person.download(downloadExport, { id });
  const { sheets } = await readXlsx(Buffer.from(content), { readStyles: true });
  const [sheet] = sheets;
  if (sheet === undefined) throw new Error('no sheet');
  return { id, name, sheet, rows: sheet.rows };
}

describe('a list is exported', () => {
  it('with the rows that its filters choose, and nobody else’s', async () => {
    const trainInfoId = await stage.train(20);
    const { orderBigNo } = await stage.shipper.send(saveBooking, bookingOf(trainInfoId, [['22G1', 2]]));
    const other = await stage.rival.send(saveBooking, bookingOf(trainInfoId, [['22G1', 1]]));
    const { rows, name } = await exported(stage.shipper.speaking('zh'), 'booking.order', { orderBigNo });
    expect(name).toMatch(/^订单列表_\d{8}_\d{6}\.xlsx$/);
    expect(rows).toHaveLength(2);
    expect(rows[1]?.[0]).toBe(orderBigNo);
    const all = await exported(stage.shipper, 'booking.order', { pageNum: 3, pageSize: 10 });
    const numbers = all.rows.map((row) => row[0]);
    expect(numbers).toContain(orderBigNo);
    expect(numbers).not.toContain(other.orderBigNo);
  });
});
