import type { CurrentUser } from '../../wire/currentUser.ts';
import type { Db } from '../database/connect.ts';
import type { FileAccess } from './filePolicy.ts';
import type { Blob } from './files.ts';

/** A saved document, stored in the caller's transaction. */
interface SavedDocument {
  blob: Blob;
  read(): Promise<Uint8Array>;
}

/** A kind of records whose document opens in the office editor. */
export interface OfficeDocumentKind {
  /** unique over all features */
  kind: string;
  /** File and access of a record's document; undefined: the record does not exist for this user. */
  find(db: Db, user: CurrentUser, documentId: number): Promise<{ resourceId: number; access: FileAccess } | undefined>;
  /** Puts a saved document in the place of the one before. Throws UserError for one that the record cannot have. */
  put(db: Db, user: CurrentUser, documentId: number, saved: SavedDocument): Promise<void>;
}
