import { extensionOf } from '../../../wire/uploadRule.ts';
import type { UploadedFile } from '../upload/uploadCalls.ts';

/** A file that can be looked at: one of the server's, or one that still lies on this computer alone. */
export interface PreviewFile {
  /** tells the files of a set apart */
  key: string;
  name: string;
  /** 0 where nobody said */
  byteCount: number;
  /** what it is, without a dot and in small letters: as the server found it in the bytes, else by its name */
  extension: string;
  source:
    | { kind: 'server'; resource: Pick<UploadedFile, 'resourceId' | 'addTime'> }
    | { kind: 'local'; file: File };
}

/** A file of the server as the preview takes it. */
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

/** A file of this computer as the preview takes it. */
export function localFile(key: string, file: File): PreviewFile {
  const { name, size } = file;
  return { key, name, byteCount: size, extension: extensionOf(name), source: { kind: 'local', file } };
}
