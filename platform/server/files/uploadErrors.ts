import { folderFaultText, uploadFaultText } from '../../wire/uploadFaultText.ts';
import type { UploadFault } from '../../wire/uploadRule.ts';
import { en, ru, zh } from '../../wire/uploadTexts.ts';
import type { FolderFault } from '../../wire/zipFolders.ts';
import { type UserError, userErrorsIn } from '../texts/userError.ts';

const userError = userErrorsIn({ zh, en, ru });

/** The same text as the page's check before the upload (documents 5.1). */
export function uploadError(fault: UploadFault): UserError {
  return userError((texts) => uploadFaultText(texts, fault));
}

export function folderError(fault: FolderFault): UserError {
  return userError((texts) => folderFaultText(texts, fault));
}
