import type { UploadRule } from '../../wire/uploadRule.ts';
import type { Who } from '../../wire/who.ts';
import type { Db } from '../database/connect.ts';

/** What a person may do with the files of a record; `none`: as if the record did not exist. */
export type FileRight = 'none' | 'read' | 'write';

/** Records that files can belong to, as one feature has them: an order's papers, a trustee's power of attorney. */
export interface FileRelation {
  /** `docType` of the files, unique over all features */
  docType: string;
  rule: UploadRule;
  /** zip archives have to be sorted into folders with such names; absent: they need not */
  isFolderNameGood?: (name: string) => boolean;
  /** which of a record's files the person may read or change; `relaId` is the sender's word, so trust it with nothing */
  rightOf(db: Db, who: Who, relaId: string): Promise<FileRight>;
}
