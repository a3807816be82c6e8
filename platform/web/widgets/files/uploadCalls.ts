import { createContext, useContext } from 'react';
import type { Call } from '../../../wire/call.ts';
import type { FilePayload } from '../../../wire/envelope.ts';

/** File on the server (documents 3.1, spelling included). */
export interface UploadedFile {
  resourceId: number;
  resourceName: string;
  relativPath: string;
  byteCount: number;
  /** detected from the bytes, without a dot */
  extension: string;
  mimeType: string;
  hasThumbnail: boolean;
  abilities: { change: boolean };
  addTime?: string;
  addUserName?: string;
}

/** `docType` selects the server's upload rule and read access. */
export interface Belonging {
  docType?: string | null | undefined;
  resourceType?: string | null | undefined;
  relaId?: string | null | undefined;
  extInfo?: string | null | undefined;
}

interface Uploaded {
  busiResources: UploadedFile[];
}

interface ArchiveEntry {
  path: string;
  byteCount: number;
  isFolder: boolean;
}

export interface UploadCalls {
  upload: Call<Belonging, unknown, Uploaded>;
  reUpload: Call<{ resourceId: number }, unknown, Uploaded>;
  finishParts: Call<Belonging & { uploadId: string }, unknown, Uploaded>;
  deleteResource: Call<{ resourceId: number }, unknown, void>;
  download: Call<{ resourceId?: number | undefined; type?: 'HD' | 'THUMB' | undefined }, unknown, FilePayload>;
  /** `entries`: null unless an archive */
  detail: Call<{ resourceId: number }, unknown, { entries: ArchiveEntry[] | null }>;
  /** tus 1.0 endpoint, below the wire's base */
  partsPath: string;
}

/** Provided by the composition root. */
export const UploadSource = createContext<UploadCalls | null>(null);

export function useUploadCalls(): UploadCalls {
  const calls = useContext(UploadSource);
  if (calls === null) throw new Error('UploadSource is missing above a widget of files');
  return calls;
}

/** Wire format: `12,13`. */
export function resourceIdsOf(files: readonly Pick<UploadedFile, 'resourceId'>[]): string {
  return files.map(({ resourceId }) => resourceId).join(',');
}
