import { type CellValue, readXlsx } from 'hucre/xlsx';
import { expect } from 'vitest';
import {
  downloadExport,
  EXPORT_STATUS,
  type ExportTask,
  queryExportExcelRecode,
  startExport,
} from '../../features/export/wire.ts';
import type { Actor } from '../../platform/testing/actor.ts';

const LONGEST_MS = 30_000;

/** An own task as its owner sees it now. */
export async function taskOf(person: Actor, id: number): Promise<ExportTask> {
  const { rows } = await person.send(queryExportExcelRecode, { pageSize: 100 });
  const found = rows.find((task) => task.id === id);
  if (found === undefined) throw new Error(`there is no task ${id}`);
  return found;
}

/** Waits until a task is no longer under way, and gives it. */
export async function ended(person: Actor, id: number): Promise<ExportTask> {
  const isEnded = async () => (await taskOf(person, id)).status !== EXPORT_STATUS.inProgress;
  await expect.poll(isEnded, { timeout: LONGEST_MS, interval: 100 }).toBe(true);
  return taskOf(person, id);
}

/** What is in the file of a finished task. */
export async function readFileOf(person: Actor, id: number) {
  const { name, content } = await person.download(downloadExport, { id });
  const { sheets } = await readXlsx(Buffer.from(content), { readStyles: true });
  const [sheet] = sheets;
  if (sheet === undefined) throw new Error('no sheet');
  const [header, ...rows]: CellValue[][] = sheet.rows;
  return { name, sheet, header: header ?? [], rows };
}

/** Exports a list and reads the file. */
export async function exported(person: Actor, exportName: string, params: Record<string, unknown> = {}) {
  const { id } = await person.send(startExport, { exportName, params });
  expect(await ended(person, id)).toMatchObject({ status: EXPORT_STATUS.done });
  return { id, ...(await readFileOf(person, id)) };
}
