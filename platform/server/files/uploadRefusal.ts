import { folderFaultText, uploadFaultText } from '../../wire/uploadFaultText.ts';
import type { UploadFault } from '../../wire/uploadRule.ts';
import en from '../../wire/uploadTexts/en.ts';
import ru from '../../wire/uploadTexts/ru.ts';
import zh from '../../wire/uploadTexts/zh.ts';
import type { FolderFault } from '../../wire/zipFolders.ts';
import { type Refusal, refusing } from '../http/refusal.ts';

const refuse = refusing({ zh, en, ru });

/** The same text as the page's check before the upload (documents 5.1). */
export function uploadRefusal(fault: UploadFault): Refusal {
  return refuse((texts) => uploadFaultText(texts, fault));
}

export function folderRefusal(fault: FolderFault): Refusal {
  return refuse((texts) => folderFaultText(texts, fault));
}
