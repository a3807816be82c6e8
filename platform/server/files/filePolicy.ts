import type { CurrentUser } from '../../wire/currentUser.ts';
import type { UploadRule } from '../../wire/uploadRule.ts';
import type { Db } from '../database/connect.ts';

/** Access to the files of a record; `none`: the record does not exist for this user. */
export type FileAccess = 'none' | 'read' | 'write';

/** Policy for files that belong to one kind of record, such as an order's papers. */
export interface FilePolicy {
  /** `docType` of the files, unique over all features */
  docType: string;
  rule: UploadRule;
  /** names allowed for the folders of a zip archive; absent: any */
  isFolderNameGood?: (name: string) => boolean;
  /** until it belongs to a record, a file is its sender's alone; absent: the company's */
  isPrivateAtFirst?: true;
  /** the `relaId` of an upload is ignored: the feature attaches the file */
  isAttachedLater?: true;
  /** `relaId` is sent by the client: check it. */
  accessOf(db: Db, user: CurrentUser, relaId: string): Promise<FileAccess>;
}
