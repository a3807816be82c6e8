import type { Language } from '../../../../platform/wire/language.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { EXPORT_STATUS, type ExportTask } from '../wire.ts';
import type { ExportableLists } from './exportableLists.ts';
import { type ListedTask, RETENTION_DAYS } from './queries.ts';
import type { ExportState } from './tables.ts';
import { texts } from './texts.ts';

const DAY_MS = 86_400_000;

const STATUS_OF: Record<ExportState, number> = {
  waiting: EXPORT_STATUS.inProgress,
  running: EXPORT_STATUS.inProgress,
  done: EXPORT_STATUS.done,
  failed: EXPORT_STATUS.failed,
  cancelled: EXPORT_STATUS.cancelled,
};

export function toTaskDto(
  lists: ExportableLists,
  { task, addUserName, byteCount }: ListedTask,
  language: Language,
): ExportTask {
  const { statuses } = texts[language];
  const { finishedAt, state } = task;
  return {
    id: task.id,
    businessName: lists.get(task.exportName)?.title[language] ?? task.exportName,
    fileName: task.fileName,
    addUserName: addUserName ?? '',
    addTime: formatDateTime(task.createdAt),
    status: STATUS_OF[state],
    statusName: statuses[state],
    failReason: state === 'failed' ? reasonOf(task, language) : null,
    rowsDone: task.rowsDone,
    rowsTotal: task.rowsTotal,
    byteCount,
    expireTime: finishedAt && formatDateTime(new Date(finishedAt.getTime() + RETENTION_DAYS * DAY_MS)),
  };
}

function reasonOf({ failedFor, faultId }: ListedTask['task'], language: Language): string {
  if (failedFor !== null) return texts[language][failedFor];
  return texts[language].fault({ faultId: faultId ?? '' });
}
