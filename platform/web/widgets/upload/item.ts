import type { UploadFault } from '../../../wire/uploadRule.ts';
import type { UploadedFile } from './uploadCalls.ts';

/** Why a file did not go up. */
export type Failure =
  /** by the rule of documents 5.1, before it went up */
  | { kind: 'rule'; fault: UploadFault }
  /** the same file twice */
  | { kind: 'double' }
  /** by a check of the page's own, in words */
  | { kind: 'check'; reason: string }
  /** by the server or on the way there, in words */
  | { kind: 'server'; reason: string };

interface Pending {
  key: string;
  file: File;
  /** address of the picture as it lies on this computer; null for what is no picture */
  preview: string | null;
  /** the file whose place it takes */
  replaces: UploadedFile | null;
}

/** A file as the widget shows it: from the local one to the one on the server (documents 4.3). */
export type UploadItem =
  | (Pending & { status: 'waiting' })
  | (Pending & { status: 'uploading'; percent: number })
  | (Pending & { status: 'failed'; failure: Failure })
  | { key: string; status: 'uploaded'; resource: UploadedFile; preview: string | null };

export type UploadedItem = Extract<UploadItem, { status: 'uploaded' }>;
export type PendingItem = Exclude<UploadItem, UploadedItem>;

/** Whether a file is on the server. */
export const isUploaded = (item: UploadItem): item is UploadedItem => item.status === 'uploaded';
/** Whether a file is on its way there or waits its turn. */
export const isUnderway = (item: UploadItem) => item.status === 'waiting' || item.status === 'uploading';

/** The name by which people know the file. */
export const nameOf = (item: UploadItem) => (isUploaded(item) ? item.resource.resourceName : item.file.name);
/** How big the file is. */
export const bytesOf = (item: UploadItem) => (isUploaded(item) ? item.resource.byteCount : item.file.size);

/** Whether trying again can help: what the rule or a check refuses stays refused. */
export const mayRetry = (item: UploadItem) => item.status === 'failed' && item.failure.kind === 'server';

/** The files of the record that are on the server; one that is being replaced is still there. */
export function heldOf(items: readonly UploadItem[]): UploadedFile[] {
  return items.flatMap((item) => (isUploaded(item) ? item.resource : (item.replaces ?? [])));
}

/** How many of the record's files there are or are coming; one that takes another's place is not one more. */
export function countOf(items: readonly UploadItem[]): number {
  const coming = items.filter((item) => isUnderway(item) && !isUploaded(item) && item.replaces === null);
  return heldOf(items).length + coming.length;
}

const PICTURE = /^image\/(png|jpeg|gif|webp|bmp|apng|avif)$/;

/** Whether browsers can show the file as a picture. */
export const isPicture = (file: Pick<Blob, 'type'>) => PICTURE.test(file.type);

/** The share of the bytes underway that has gone, 0 to 100; null when nothing is underway. */
export function overallPercent(items: readonly UploadItem[]): number | null {
  const underway = items.filter(isUnderway);
  const total = underway.reduce((sum, item) => sum + bytesOf(item), 0);
  if (total === 0) return null;
  const gone = underway.reduce(
    (sum, item) => sum + (item.status === 'uploading' ? (bytesOf(item) * item.percent) / 100 : 0),
    0,
  );
  return Math.floor((gone / total) * 100);
}

/**
 * The items once the form holds other files than before: what it no longer holds is gone, what it holds anew stands
 * before what is still on its way. The same items come back when nothing changed.
 */
export function agreeWith(
  items: readonly UploadItem[],
  held: readonly UploadedFile[],
): readonly UploadItem[] {
  const heldById = new Map(held.map((file) => [file.resourceId, file]));
  const knownIds = new Set(heldOf(items).map(({ resourceId }) => resourceId));
  const kept = items.flatMap((item) => {
    if (!isUploaded(item)) return item;
    const resource = heldById.get(item.resource.resourceId);
    if (!resource) return [];
    // the server may know more of it by now, as that there is a small picture
    return resource === item.resource ? item : { ...item, resource };
  });
  const added = held.filter(({ resourceId }) => !knownIds.has(resourceId));
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
