import { type CellValue, readXlsx } from 'hucre/xlsx';
import { expect } from 'vitest';
import {
  downloadExport,
  EXPORT_STATUS,
  type ExportTask,
  queryExportExcelRecode,
  startExport,
} from '../../features/documents/export/wire.ts';
import type { Actor } from '../../platform/testing/actor.ts';

const TIMEOUT_MS = 30_000;

export async function findTask(person: Actor, id: number): Promise<ExportTask> {
  const { rows } = await person.send(queryExportExcelRecode, { pageSize: 100 });
  const found = rows.find((task) => task.id === id);
  if (found === undefined) throw new Error(`there is no task ${id}`);
  return found;
}

export async function waitUntilEnded(person: Actor, id: number): Promise<ExportTask> {
  const isEnded = async () => (await findTask(person, id)).status !== EXPORT_STATUS.inProgress;
  await expect.poll(isEnded, { timeout: TIMEOUT_MS, interval: 100 }).toBe(true);
  return findTask(person, id);
}

/** Header and rows of a finished task's workbook. */
export async function readExportFile(person: Actor, id: number) {
  const { name, content } = await person.download(downloadExport, { id });
  const { sheets } = await readXlsx(Buffer.from(content), { readStyles: true });
  const [sheet] = sheets;
  if (sheet === undefined) throw new Error('no sheet');
  const [header, ...rows]: CellValue[][] = sheet.rows;
  return { name, sheet, header: header ?? [], rows };
}

export async function runExport(person: Actor, exportName: string, params: Record<string, unknown> = {}) {
  const { id } = await person.send(startExport, { exportName, params });
  expect(await waitUntilEnded(person, id)).toMatchObject({ status: EXPORT_STATUS.done });
  return { id, ...(await readExportFile(person, id)) };
}
