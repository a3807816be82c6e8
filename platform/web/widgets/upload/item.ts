import type { UploadFault } from '../../../wire/uploadRule.ts';
import type { UploadedFile } from '../files/uploadCalls.ts';

export type Failure =
  /** client-side rule (documents 5.1) */
  | { kind: 'rule'; fault: UploadFault }
  /** duplicate */
  | { kind: 'double' }
  /** the page's own check, localized */
  | { kind: 'check'; reason: string }
  /** server or connection, localized */
  | { kind: 'server'; reason: string };

interface Pending {
  key: string;
  file: File;
  /** object URL; null if not a picture */
  preview: string | null;
  /** file to be replaced */
  replaces: UploadedFile | null;
}

/** A file through its upload (documents 4.3). */
export type UploadItem =
  | (Pending & { status: 'waiting' })
  | (Pending & { status: 'uploading'; percent: number })
  | (Pending & { status: 'failed'; failure: Failure })
  | { key: string; status: 'uploaded'; resource: UploadedFile; preview: string | null };

export type UploadedItem = Extract<UploadItem, { status: 'uploaded' }>;
export type PendingItem = Exclude<UploadItem, UploadedItem>;

export const isUploaded = (item: UploadItem): item is UploadedItem => item.status === 'uploaded';
export const isPending = (item: UploadItem) => item.status === 'waiting' || item.status === 'uploading';

export const nameOf = (item: UploadItem) => (isUploaded(item) ? item.resource.resourceName : item.file.name);
export const bytesOf = (item: UploadItem) => (isUploaded(item) ? item.resource.byteCount : item.file.size);

/** Rule and check failures are final. */
export const canRetry = (item: UploadItem) => item.status === 'failed' && item.failure.kind === 'server';

/** Files of the record on the server, including those being replaced. */
export function storedFiles(items: readonly UploadItem[]): UploadedFile[] {
  return items.flatMap((item) => (isUploaded(item) ? item.resource : (item.replaces ?? [])));
}

/** Stored and pending files; a replacement does not count. */
export function fileCount(items: readonly UploadItem[]): number {
  const coming = items.filter((item) => isPending(item) && !isUploaded(item) && item.replaces === null);
  return storedFiles(items).length + coming.length;
}

const PICTURE = /^image\/(png|jpeg|gif|webp|bmp|apng|avif)$/;

/** True for formats that browsers display. */
export const isPicture = (file: Pick<Blob, 'type'>) => PICTURE.test(file.type);

/** Bytes sent of all pending files, 0 to 100; null without any. */
export function overallPercent(items: readonly UploadItem[]): number | null {
  const pending = items.filter(isPending);
  const total = pending.reduce((sum, item) => sum + bytesOf(item), 0);
  if (total === 0) return null;
  const sentBytes = pending.reduce(
    (sum, item) => sum + (item.status === 'uploading' ? (bytesOf(item) * item.percent) / 100 : 0),
    0,
  );
  return Math.floor((sentBytes / total) * 100);
}

/** Drops items that the form lost and inserts new ones before pending ones. Same array if unchanged. */
export function mergeStored(items: readonly UploadItem[], stored: readonly UploadedFile[]): readonly UploadItem[] {
  const storedById = new Map(stored.map((file) => [file.resourceId, file]));
  const knownIds = new Set(storedFiles(items).map(({ resourceId }) => resourceId));
  const kept = items.flatMap((item) => {
    if (!isUploaded(item)) return item;
    const resource = storedById.get(item.resource.resourceId);
    if (!resource) return [];
    // newer server data, such as a thumbnail
    return resource === item.resource ? item : { ...item, resource };
  });
  const added = stored.filter(({ resourceId }) => !knownIds.has(resourceId));
  const isSame = kept.length === items.length && kept.every((item, index) => item === items[index]);
  if (isSame && added.length === 0) return items;
  const afterUploaded = kept.findLastIndex(isUploaded) + 1;
  return [...kept.slice(0, afterUploaded), ...added.map(asItem), ...kept.slice(afterUploaded)];
}

const asItem = (resource: UploadedFile): UploadedItem => ({
  key: `resource-${resource.resourceId}`,
  status: 'uploaded',
  resource,
  preview: null,
});
