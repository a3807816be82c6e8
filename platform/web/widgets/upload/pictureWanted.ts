import { MEGABYTE } from '../../../wire/uploadRule.ts';
import { isPicture } from './item.ts';
import type { UploadedFile } from './uploadCalls.ts';
import type { WantedPicture } from './usePictureOf.ts';

/** Pictures without a thumbnail are shown in full up to this size. */
const SHOWN_ITSELF_BYTES = 2 * MEGABYTE;

/** Picture to request for a file, or null for its icon. */
export function pictureWanted(file: UploadedFile): WantedPicture | null {
  const { resourceId, byteCount, mimeType, hasThumbnail } = file;
  if (hasThumbnail) return { resourceId, byteCount, type: 'THUMB' };
  const isShownItself = isPicture({ type: mimeType }) && byteCount <= SHOWN_ITSELF_BYTES;
  return isShownItself ? { resourceId, byteCount, type: 'HD' } : null;
}
