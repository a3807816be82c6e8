import { MEGABYTE } from '../../../wire/uploadRule.ts';
import type { UploadedFile } from '../files/uploadCalls.ts';
import { isPicture } from './item.ts';
import type { PictureRequest } from './usePicture.ts';

/** Pictures without a thumbnail are shown in full up to this size. */
const MAX_FULL_BYTES = 2 * MEGABYTE;

/** Picture to request for a file, or null for its icon. */
export function previewPicture(file: UploadedFile): PictureRequest | null {
  const { resourceId, byteCount, mimeType, hasThumbnail } = file;
  if (hasThumbnail) return { resourceId, byteCount, type: 'THUMB' };
  const isShownInFull = isPicture({ type: mimeType }) && byteCount <= MAX_FULL_BYTES;
  return isShownInFull ? { resourceId, byteCount, type: 'HD' } : null;
}
