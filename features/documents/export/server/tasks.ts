import type { Config } from '../../../../platform/server/config.ts';
import type { Files } from '../../../../platform/server/files/files.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { SHEET_TYPE } from '../../../../platform/server/sheet/writeSheet.ts';
import { checkAccess } from '../../../../platform/wire/access.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { CODE, type FilePayload, type Page } from '../../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import type { ExportTask, queryExportExcelRecode, startExport } from '../wire.ts';
import { notifyRequested } from './channels.ts';
import type { Exportable, ExportableLists } from './exportableLists.ts';
import {
  cancelOpenTask,
  deleteEnded,
  insertTask,
  lockAndCountWaiting,
  requeue,
  selectFile,
  selectOwn,
  selectPage,
} from './queries.ts';
import { userError } from './texts.ts';
import { toTaskDto } from './toDto.ts';

/** Quota of waiting exports of one user. */
const MAX_WAITING = 2;

export async function listOwn(
  lists: ExportableLists,
  asked: ReadBy<typeof queryExportExcelRecode>,
  { db, user, language }: CallContext,
): Promise<Page<ExportTask>> {
  const { rows, total } = await selectPage(db, user.accountId, asked);
  return { rows: rows.map((row) => toTaskDto(lists, row, language)), total };
}

/** Queues an export; filters are validated now. */
export async function start(
  lists: ExportableLists,
  config: Config,
  { exportName, params }: ReadBy<typeof startExport>,
  ctx: CallContext,
): Promise<ExportTask> {
  const { db, user, language } = ctx;
  const list = lists.get(exportName);
  if (list === undefined) throw userError((t) => t.unknownList, CODE.absent);
  assertMayExport(list, user);
  if ('plan' in list) list.plan(params, { db, user, language, config });
  await assertQueueQuota(db, user.accountId);
  const fileName = `${list.title[language]}_${timestamp()}.${'plan' in list ? SHEET_TYPE.extension : 'zip'}`;
  const id = await insertTask(db, {
    accountId: user.accountId,
    exportName,
    input: params,
    language,
    fileName,
  });
  await notifyRequested(db, id);
  return readOwn(lists, ctx, id);
}

/** `20261121_093005`, on the platform's clock. */
const timestamp = () => formatDateTime(new Date()).replace(/[-:]/g, '').replace(' ', '_');

function assertMayExport(list: Exportable, user: CurrentUser): void {
  if (checkAccess(list.access, user) !== 'yes') throw userError((t) => t.mayNotExport, CODE.forbidden);
}

async function assertQueueQuota(db: CallContext['db'], accountId: number): Promise<void> {
  if ((await lockAndCountWaiting(db, accountId)) >= MAX_WAITING)
    throw userError((t) => t.tooMany({ max: MAX_WAITING }));
}

async function readOwn(lists: ExportableLists, { db, user, language }: CallContext, id: number): Promise<ExportTask> {
  const found = await selectOwn(db, user.accountId, id);
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  return toTaskDto(lists, found, language);
}

export async function cancel(lists: ExportableLists, id: number, ctx: CallContext): Promise<void> {
  await readOwn(lists, ctx, id);
  if (!(await cancelOpenTask(ctx.db, ctx.user.accountId, id))) throw userError((t) => t.over);
  await notifyRequested(ctx.db, id);
}

export async function retry(lists: ExportableLists, id: number, ctx: CallContext): Promise<ExportTask> {
  const { db, user } = ctx;
  await readOwn(lists, ctx, id);
  await assertQueueQuota(db, user.accountId);
  if (!(await requeue(db, user.accountId, id))) throw userError((t) => t.notFailed);
  await notifyRequested(db, id);
  return readOwn(lists, ctx, id);
}

/** All or none. */
export async function remove(ids: readonly number[], { db, user }: CallContext): Promise<void> {
  const found = await Promise.all(ids.map((id) => selectOwn(db, user.accountId, id)));
  if (found.includes(undefined)) throw userError((t) => t.absent, CODE.absent);
  if ((await deleteEnded(db, user.accountId, ids)) < ids.length) throw userError((t) => t.stillOpen);
}

/** Requires the permission to export the list at the time of the download. */
export async function download(
  lists: ExportableLists,
  files: Files,
  id: number,
  { db, user }: CallContext,
): Promise<FilePayload> {
  const found = await selectFile(db, user.accountId, id);
  if (found === undefined) throw userError((t) => t.nothingToDownload);
  const list = lists.get(found.exportName);
  if (list) assertMayExport(list, user);
  const { fileName, mimeType, blob } = found;
  return { fileName, mimeType, content: files.content(blob) };
}
