import type { Config } from '../../../platform/server/config.ts';
import type { SheetExport } from '../../../platform/server/export/sheetExport.ts';
import type { Files } from '../../../platform/server/files/files.ts';
import type { Asking } from '../../../platform/server/http/asking.ts';
import { SHEET_TYPE } from '../../../platform/server/sheet/writeSheet.ts';
import { mayCall } from '../../../platform/wire/access.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { CODE, type FilePayload, type Page } from '../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import type { Who } from '../../../platform/wire/who.ts';
import type { ExportTask, queryExportExcelRecode, startExport } from '../wire.ts';
import { tellAsked } from './channels.ts';
import type { Lists } from './lists.ts';
import {
  cancelOpen,
  countWaiting,
  deleteEnded,
  insertTask,
  selectFile,
  selectOwn,
  selectPage,
  waitAnew,
} from './queries.ts';
import { shown } from './shown.ts';
import { refuse } from './texts.ts';

/** Quota of waiting exports of one user. */
const MOST_WAITING = 2;

export async function listOwn(
  lists: Lists,
  asked: ReadBy<typeof queryExportExcelRecode>,
  { db, who, language }: Asking,
): Promise<Page<ExportTask>> {
  const { rows, total } = await selectPage(db, who.accountId, asked);
  return { rows: rows.map((row) => shown(lists, row, language)), total };
}

/** Queues an export; filters are validated now. */
export async function start(
  lists: Lists,
  config: Config,
  { exportName, params }: ReadBy<typeof startExport>,
  asking: Asking,
): Promise<ExportTask> {
  const { db, who, language } = asking;
  const list = lists.get(exportName);
  if (list === undefined) throw refuse((t) => t.unknownList, CODE.absent);
  refuseWithoutRight(list, who);
  list.plan(params, { db, who, language, config });
  await refuseTooMany(db, who.accountId);
  const fileName = `${list.title[language]}_${moment()}.${SHEET_TYPE.extension}`;
  const id = await insertTask(db, {
    accountId: who.accountId,
    exportName,
    input: params,
    language,
    fileName,
  });
  await tellAsked(db, id);
  return readOwn(lists, asking, id);
}

/** `20261121_093005`, on the platform's clock. */
const moment = () => formatDateTime(new Date()).replace(/[-:]/g, '').replace(' ', '_');

function refuseWithoutRight(list: SheetExport, who: Who): void {
  if (mayCall(list.access, who) !== 'yes') throw refuse((t) => t.mayNotExport, CODE.forbidden);
}

async function refuseTooMany(db: Asking['db'], accountId: number): Promise<void> {
  if ((await countWaiting(db, accountId)) >= MOST_WAITING)
    throw refuse((t) => t.tooMany({ max: MOST_WAITING }));
}

async function readOwn(lists: Lists, { db, who, language }: Asking, id: number): Promise<ExportTask> {
  const found = await selectOwn(db, who.accountId, id);
  if (found === undefined) throw refuse((t) => t.absent, CODE.absent);
  return shown(lists, found, language);
}

export async function cancel(lists: Lists, id: number, asking: Asking): Promise<void> {
  await readOwn(lists, asking, id);
  if (!(await cancelOpen(asking.db, asking.who.accountId, id))) throw refuse((t) => t.over);
  await tellAsked(asking.db, id);
}

export async function retry(lists: Lists, id: number, asking: Asking): Promise<ExportTask> {
  const { db, who } = asking;
  await readOwn(lists, asking, id);
  await refuseTooMany(db, who.accountId);
  if (!(await waitAnew(db, who.accountId, id))) throw refuse((t) => t.notFailed);
  await tellAsked(db, id);
  return readOwn(lists, asking, id);
}

/** All or none. */
export async function remove(ids: readonly number[], { db, who }: Asking): Promise<void> {
  const found = await Promise.all(ids.map((id) => selectOwn(db, who.accountId, id)));
  if (found.includes(undefined)) throw refuse((t) => t.absent, CODE.absent);
  if ((await deleteEnded(db, who.accountId, ids)) < ids.length) throw refuse((t) => t.stillOpen);
}

/** Requires the permission to export the list at the time of the download. */
export async function download(
  lists: Lists,
  files: Files,
  id: number,
  { db, who }: Asking,
): Promise<FilePayload> {
  const found = await selectFile(db, who.accountId, id);
  if (found === undefined) throw refuse((t) => t.nothingToDownload, CODE.absent);
  const list = lists.get(found.exportName);
  if (list) refuseWithoutRight(list, who);
  const { fileName, mimeType, blob } = found;
  return { fileName, mimeType, content: files.content(blob) };
}
