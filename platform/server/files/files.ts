import type { Readable } from 'node:stream';
import type { StreamedContent } from '../../wire/envelope.ts';
import type { Db } from '../database/connect.ts';
import type { ReceivedFile } from './receivedFile.ts';
import type { ResumableUploads } from './resumable/resumableUploads.ts';

/** Stored bytes, shared by all files with equal contents. */
export interface Blob {
  id: number;
  storeKey: string;
  byteCount: number;
  sha256: string;
  mimeType: string;
  extension: string;
}

/** A resumable upload and its owner. */
interface UploadRef {
  uploadId: string;
  accountId: number;
}

/** File storage: receives, inspects, stages, saves, reads, cleans up. */
export interface Files {
  readonly parts: ResumableUploads;
  /** Streams to the staging folder, hashes, counts and inspects. UserError: refused, nothing is left behind. */
  receive(source: Readable, rule: { fileName: string; maxBytes: number }): Promise<ReceivedFile>;
  /** Receives a completed upload; parts stay until `discardUpload`, for a retry. UserError: absent or incomplete. */
  receiveCompleted(parts: UploadRef): Promise<ReceivedFile>;
  discardUpload(parts: UploadRef): Promise<void>;
  /** Unused path in the staging folder, for a file that the server writes itself and then saves. */
  newStagingPath(): string;
  /** Removes the staged file, and its pre-staged blob if no row references it. */
  discard(file: ReceivedFile): Promise<void>;
  /** Call before a transaction: stores the bytes if that is slow, so that `save` need not. */
  preStage(db: Db, file: ReceivedFile): Promise<void>;
  /** Stores bytes durably, their row in the caller's transaction. A job removes blobs after a rollback. */
  save(db: Db, file: ReceivedFile): Promise<Blob>;
  content(blob: Pick<Blob, 'storeKey' | 'byteCount' | 'sha256'>): StreamedContent;
  saveThumbnail(db: Db, blobId: number, thumbnail: Uint8Array): Promise<void>;
  thumbnail(key: string): Promise<Uint8Array>;
  /** Garbage collection: unreferenced blobs, abandoned staged files and uploads. */
  removeUnused(db: Db, now: Date): Promise<void>;
  /** Marks an unmarked store as this database's own. */
  claimStore(db: Db): Promise<void>;
  /** Removes blobs without a row, left by a crash before commit. No-op unless the store is this database's own. */
  removeOrphans(db: Db, now: Date): Promise<void>;
}
