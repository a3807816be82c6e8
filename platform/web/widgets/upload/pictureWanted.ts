import { MEGABYTE } from '../../../wire/uploadRule.ts';
import { isPicture } from './item.ts';
import type { UploadedFile } from './uploadCalls.ts';
import type { WantedPicture } from './usePictureOf.ts';

/** A picture without a small one is shown itself, up to this size. */
const SHOWN_ITSELF_BYTES = 2 * MEGABYTE;

/** The picture by which a file is shown among others; null where its icon has to do. */
export function pictureWanted(file: UploadedFile): WantedPicture | null {
  const { resourceId, byteCount, mimeType, hasThumbnail } = file;
  if (hasThumbnail) return { resourceId, byteCount, type: 'THUMB' };
  const isShownItself = isPicture({ type: mimeType }) && byteCount <= SHOWN_ITSELF_BYTES;
  return isShownItself ? { resourceId, byteCount, type: 'HD' } : null;
}
