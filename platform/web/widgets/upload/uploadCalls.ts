import { createContext, useContext } from 'react';
import type { Call } from '../../../wire/call.ts';
import type { FilePayload } from '../../../wire/envelope.ts';

/** A file that is on the server (documents 3.1, typing mistakes included), as far as widgets look at it. */
export interface UploadedFile {
  resourceId: number;
  resourceName: string;
  relativPath: string;
  byteCount: number;
  /** as detected from the bytes, without a dot */
  extension: string;
  mimeType: string;
  /** whether a small picture of it can be had */
  hasThumbnail: boolean;
  may: { change: boolean };
  /** when it came and from whom, as the server says it */
  addTime?: string;
  addUserName?: string;
}

/** What a file is said to be; `docType` decides the server's rule for it and who may read it. */
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

/** The calls by which files go up, come down and go away. */
export interface UploadCalls {
  upload: Call<Belonging, unknown, Uploaded>;
  reUpload: Call<{ resourceId: number }, unknown, Uploaded>;
  finishParts: Call<Belonging & { uploadId: string }, unknown, Uploaded>;
  deleteResource: Call<{ resourceId: number }, unknown, void>;
  download: Call<{ resourceId: number; type?: 'HD' | 'THUMB' }, unknown, FilePayload>;
  /** a file with what it holds if it is an archive; null for anything else */
  detail: Call<{ resourceId: number }, unknown, { entries: ArchiveEntry[] | null }>;
  /** where big files go up in parts (tus 1.0), below the wire's base */
  partsPath: string;
}

/** Where the calls come from; the composition root says so. */
export const UploadSource = createContext<UploadCalls | null>(null);

/** The calls for files. Widgets of files stand inside `UploadSource` only. */
export function useUploadCalls(): UploadCalls {
  const calls = useContext(UploadSource);
  if (calls === null) throw new Error('UploadSource is missing above a widget of files');
  return calls;
}

/** The ids of files as forms send them: `12,13`. */
export function resourceIdsOf(files: readonly Pick<UploadedFile, 'resourceId'>[]): string {
  return files.map(({ resourceId }) => resourceId).join(',');
}
