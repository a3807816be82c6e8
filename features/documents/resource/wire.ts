import { z } from 'zod';
import { permission, publicly, signedIn } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, fields, file, nothing } from '../../../platform/wire/envelope.ts';
import { MEGABYTE } from '../../../platform/wire/uploadRule.ts';
import { id, line, optionalLine } from '../../../platform/wire/validators.ts';

/** An uploaded file (documents 3.1, typos included). */
export const resource = z.object({
  id,
  /** the same as `id`; both names are in use */
  resourceId: id,
  resourceName: z.string(),
  /** relative to the wire base; needs the reader's token or a share token */
  relativPath: z.string(),
  docType: z.string(),
  resourceType: z.string(),
  relaId: z.string(),
  extInfo: z.string(),
  byteCount: z.number().int(),
  /** detected from the bytes, without a dot */
  extension: z.string(),
  mimeType: z.string(),
  /** `type=THUMB` answers a thumbnail */
  hasThumbnail: z.boolean(),
  /** a thumbnail is being made, within seconds */
  awaitsThumbnail: z.boolean(),
  addTime: z.string(),
  addUserName: z.string(),
  abilities: z.object({ change: z.boolean() }),
});
export type Resource = z.infer<typeof resource>;

const archiveEntry = z.object({ path: z.string(), byteCount: z.number().int(), isFolder: z.boolean() });

/** With the directory of an archive, else null. */
const resourceDetail = resource.extend({ entries: z.array(archiveEntry).nullable() });
export type ResourceDetail = z.infer<typeof resourceDetail>;

/** `docType` decides the upload rule and the access. */
const belonging = {
  docType: optionalLine(40),
  resourceType: optionalLine(40),
  relaId: optionalLine(64),
  extInfo: optionalLine(500),
  trainNo: optionalLine(64).describe('asked of some document types (documents 5.1)'),
};

const uploaded = { fileName: z.string(), busiResources: z.array(resource) };

/** Larger files use resumable uploads. */
const MAX_BYTES_AT_ONCE = 50 * MEGABYTE;

export const upload = call({
  method: 'POST',
  path: '/common/upload',
  effect: 'write',
  access: signedIn,
  summary: 'Upload a file',
  detectsDuplicates: true,
  input: z.object(belonging),
  upload: { maxBytes: MAX_BYTES_AT_ONCE, isStored: true },
  response: fields(uploaded),
});

export const finishParts = call({
  method: 'POST',
  path: '/common/finishParts',
  effect: 'write',
  access: signedIn,
  summary:
    'Complete a resumable upload; `uploadId` is the last part of its address. Repeated calls return the same file',
  detectsDuplicates: true,
  isLongRunning: true,
  input: z.object({ uploadId: line(64), ...belonging }),
  response: fields(uploaded),
});

export const reUpload = call({
  method: 'POST',
  path: '/common/reUpload',
  effect: 'write',
  access: signedIn,
  summary: 'Replace the content of an uploaded file',
  detectsDuplicates: true,
  input: z.object({ resourceId: id, type: optionalLine(20) }),
  upload: { maxBytes: MAX_BYTES_AT_ONCE, isStored: true },
  response: fields(uploaded),
});

/** `HD` or empty: the file; `THUMB`: its thumbnail (webp). */
const downloadType = z.enum(['HD', 'THUMB']).default('HD').catch('HD');

/** As in a query: `true` or `false`. */
const flag = z
  .union([z.boolean(), z.enum(['true', 'false', ''])])
  .default(false)
  .transform((sent) => sent === true || sent === 'true');

export const download = call({
  method: 'GET',
  path: '/common/download',
  effect: 'read',
  access: publicly,
  summary: 'An uploaded file, for its owner, for users with access to its record, or by share token',
  // a share token only: URLs end up in logs and histories, where no session token belongs
  input: z.object({
    resourceId: id.optional(),
    fileName: optionalLine(200).describe('instead of `resourceId`: your newest file of this name'),
    delete: flag.describe('remove the file once it is sent'),
    type: downloadType,
    token: optionalLine(200),
  }),
  response: file(),
});

export const deleteResource = call({
  method: 'GET',
  path: '/common/deleteResource',
  effect: 'write',
  access: publicly,
  rateLimitPerMinute: 120,
  summary: 'Delete an uploaded file, for users allowed to change it, or by its share token',
  input: z.object({ resourceId: id, type: optionalLine(20), token: optionalLine(200) }),
  response: nothing(),
});

export const listResources = call({
  method: 'GET',
  path: '/common/resource/list',
  effect: 'read',
  access: signedIn,
  summary: 'Files of a record, oldest first',
  input: z.object({ docType: line(40), relaId: optionalLine(64) }),
  response: data(z.array(resource)),
});

export const getResource = call({
  method: 'GET',
  path: '/common/resource/detail',
  effect: 'read',
  access: signedIn,
  summary: 'One file, with its contents if it is an archive',
  input: z.object({ resourceId: id }),
  response: data(resourceDetail),
});

const MAX_SHARED_HOURS = 30 * 24;

export const shareResource = call({
  method: 'POST',
  path: '/common/resource/share',
  effect: 'write',
  access: signedIn,
  summary: 'Create a share link that gives anyone read access to a file until it expires',
  input: z.object({
    resourceId: id,
    hours: z.number().int().min(1).max(MAX_SHARED_HOURS),
    canDelete: z.boolean().default(false).describe('the token also removes the file'),
  }),
  response: data(z.object({ token: z.string(), relativPath: z.string(), expireTime: z.string() })),
});

/** Edits the blank forms of the platform: files of one document type, by the calls above. */
export const editTemplates = { access: permission('operation:template:edit') };
