import { z } from 'zod';
import { signedIn } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, file, nothing, rows } from '../../../platform/wire/envelope.ts';
import { topic } from '../../../platform/wire/live/topic.ts';
import { pageInput, sortInput } from '../../../platform/wire/paging.ts';
import { id, ids, line, optionalLine } from '../../../platform/wire/validators.ts';

/** Wire `status`: 0 and 1 by the specification, 2 and 3 added. */
export const EXPORT_STATUS = { inProgress: 0, done: 1, failed: 2, cancelled: 3 } as const;

/** Export task (documents 3.8). */
export const exportTask = z.object({
  id,
  /** title of the list, such as 订单 */
  businessName: z.string(),
  fileName: z.string(),
  addUserName: z.string(),
  addTime: z.string(),
  status: z.number().int(),
  statusName: z.string(),
  /** in the reader's language; null unless failed */
  failReason: z.string().nullable(),
  rowsDone: z.number().int(),
  rowsTotal: z.number().int().nullable(),
  /** null until finished */
  byteCount: z.number().int().nullable(),
  /** expiry of the file; null until finished */
  expireTime: z.string().nullable(),
});
export type ExportTask = z.infer<typeof exportTask>;

export const queryExportExcelRecode = call({
  method: 'GET',
  path: '/common/queryExportExcelRecode',
  effect: 'read',
  access: signedIn,
  summary: 'Your export tasks of the last seven days',
  input: z.object({
    ...pageInput,
    ...sortInput(['addTime']),
    sideType: optionalLine(20),
    /** ignored: users see their own */
    addUserId: optionalLine(20),
  }),
  response: rows(exportTask),
});

export const downloadExport = call({
  method: 'GET',
  path: '/download/operation/download/{id}',
  effect: 'read',
  access: signedIn,
  summary: 'File of one of your completed export tasks',
  input: z.object({ id }),
  response: file(),
});

const filterText = z.string().max(500);
const filterValue = z.union([filterText, z.number(), z.boolean(), z.null(), z.array(filterText).max(100)]);
const MAX_FILTERS = 60;

/** Each list checks its own filters; here only their size, because they are stored. */
const filterValues: z.ZodType<Record<string, unknown>, Record<string, unknown>> = z
  .record(z.string().max(60), filterValue)
  .refine((given) => Object.keys(given).length <= MAX_FILTERS)
  .meta({ maxProperties: MAX_FILTERS });

export const startExport = call({
  method: 'POST',
  path: '/download/operation/start',
  effect: 'write',
  access: signedIn,
  summary: 'Export the filtered rows of a list the user is allowed to read',
  input: z.object({ exportName: line(60), params: filterValues.default({}) }),
  response: data(exportTask),
});

export const cancelExport = call({
  method: 'POST',
  path: '/download/operation/cancel',
  effect: 'write',
  access: signedIn,
  summary: 'Cancel one of your export tasks',
  input: z.object({ id }),
  response: nothing(),
});

export const retryExport = call({
  method: 'POST',
  path: '/download/operation/retry',
  effect: 'write',
  access: signedIn,
  summary: 'Retry one of your failed or cancelled export tasks',
  input: z.object({ id }),
  response: data(exportTask),
});

export const removeExports = call({
  method: 'DELETE',
  path: '/download/operation/{ids}',
  effect: 'write',
  access: signedIn,
  summary: 'Delete your ended export tasks and their files',
  input: z.object({ ids }),
  response: nothing(),
});

export const exportChanged = topic({
  path: '/export/{accountId}',
  payload: z.object({ id }),
  access: (user, { accountId }) => String(user.accountId) === accountId,
  summary: 'One of your export tasks has started, progressed or ended',
});
