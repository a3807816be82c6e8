import type { Readable } from 'node:stream';
import type { StreamedContent } from '../../wire/envelope.ts';
import type { Db } from '../database/connect.ts';
import type { PartsDesk } from './parts/partsDesk.ts';
import type { ReceivedFile } from './receivedFile.ts';

/** What bytes in the store are known by. */
export interface Blob {
  id: number;
  storeKey: string;
  byteCount: number;
  sha256: string;
  mimeType: string;
  extension: string;
}

/** A file that went up in parts, and whose it is. */
export interface Parts {
  uploadId: string;
  accountId: number;
}

/** The files of the portal: from the wire to the disk, from the disk to the store, and back. */
export interface Files {
  /** where big files go up in parts */
  readonly parts: PartsDesk;
  /**
   * Streams bytes to the staging folder while hashing and counting them, then looks into them. Throws a Refusal when
   * they are too many, none, or not what may come in; nothing is left behind then.
   */
  receive(source: Readable, rule: { fileName: string; maxBytes: number }): Promise<ReceivedFile>;
  /**
   * The same for a file whose parts are all there. They stay until `forgetParts`, so that a failed try can be made
   * again. Throws a Refusal when there is no such upload of this person, or not yet all of it.
   */
  takeParts(parts: Parts): Promise<ReceivedFile>;
  /** Lets go of the parts; harmless when they are gone. */
  forgetParts(parts: Parts): Promise<void>;
  /** A place in the staging folder for a file that we make ourselves, to be handed to `keep`; nothing is there yet. */
  freePlace(): string;
  /** Lets go of a received file: its place on the disk, and what was brought to the store and never kept. */
  discard(file: ReceivedFile): Promise<void>;
  /** Puts bytes into the store before a transaction begins where that takes long, so that `keep` need not in it. */
  bring(db: Db, file: ReceivedFile): Promise<void>;
  /**
   * Puts the bytes into the store, safely on disk before this returns, and their row into the caller's transaction.
   * Equal bytes are kept once. What the transaction does not commit is removed by a job.
   */
  keep(db: Db, file: ReceivedFile): Promise<Blob>;
  /** The bytes of a blob, whole or in part, for an answer. */
  content(blob: Pick<Blob, 'storeKey' | 'byteCount' | 'sha256'>): StreamedContent;
  /** Puts the small picture (webp) that was made of a blob into the store. */
  keepPicture(db: Db, blobId: number, picture: Uint8Array): Promise<void>;
  /** A small picture by its key, whole. */
  picture(key: string): Promise<Uint8Array>;
  /** Removes what nothing needs any more: rows of bytes, their bytes, and what came in and got no further. */
  removeUnused(db: Db, now: Date): Promise<void>;
  /** Makes a store that nobody has claimed yet this database's own. */
  claimStore(db: Db): Promise<void>;
  /**
   * Removes bytes of the store that no row knows, as a server leaves them that dies before it commits. Does nothing
   * in a store that is not known to be this database's own.
   */
  removeStrays(db: Db, now: Date): Promise<void>;
}
