import { folderFaultText, uploadFaultText } from '../../wire/uploadFaultText.ts';
import type { UploadFault } from '../../wire/uploadRule.ts';
import en from '../../wire/uploadTexts/en.ts';
import ru from '../../wire/uploadTexts/ru.ts';
import zh from '../../wire/uploadTexts/zh.ts';
import type { FolderFault } from '../../wire/zipFolders.ts';
import { type Refusal, refusing } from '../http/refusal.ts';

const refuse = refusing({ zh, en, ru });

/** Refuses a file in the words in which a page refuses it before it goes up (documents 5.1). */
export function uploadRefusal(fault: UploadFault): Refusal {
  return refuse((texts) => uploadFaultText(texts, fault));
}

/** Refuses an archive that is not sorted into folders as asked (documents 4.3). */
export function folderRefusal(fault: FolderFault): Refusal {
  return refuse((texts) => folderFaultText(texts, fault));
}
