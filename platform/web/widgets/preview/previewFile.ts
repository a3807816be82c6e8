import { extensionOf } from '../../../../libs/fileName/fileName.ts';
import type { UploadedFile } from '../files/uploadCalls.ts';

export interface PreviewFile {
  /** unique within the set */
  key: string;
  name: string;
  /** 0: unknown */
  byteCount: number;
  /** lower case, without a dot: detected from the bytes, else from the name */
  extension: string;
  source: { kind: 'server'; resource: Pick<UploadedFile, 'resourceId' | 'addTime'> } | { kind: 'local'; file: File };
}

export function serverFile(resource: UploadedFile): PreviewFile {
  const { resourceId, resourceName, byteCount, extension } = resource;
  return {
    key: `resource-${resourceId}`,
    name: resourceName,
    byteCount,
    extension: extension.toLowerCase() || extensionOf(resourceName),
    source: { kind: 'server', resource },
  };
}

export function localFile(key: string, file: File): PreviewFile {
  const { name, size } = file;
  return { key, name, byteCount: size, extension: extensionOf(name), source: { kind: 'local', file } };
}
