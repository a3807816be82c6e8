import type { UploadFault } from './uploadRule.ts';
import type { zh } from './uploadTexts.ts';
import type { FolderFault } from './zipFolders.ts';

type UploadTexts = typeof zh;

export function uploadFaultText(texts: UploadTexts, fault: UploadFault): string {
  switch (fault.key) {
    case 'wrongType':
      return texts.wrongType({ extensions: fault.extensions.join(', ') });
    case 'tooBig':
      return texts.tooBig(fault);
    case 'nameTooLong':
    case 'tooMany':
    case 'limitReached':
      return texts[fault.key](fault);
    default:
      return texts[fault.key];
  }
}

export function folderFaultText({ folders }: UploadTexts, fault: FolderFault): string {
  switch (fault.why) {
    case 'noFolder':
      return folders.empty;
    case 'looseFile':
      return folders.loose({ name: fault.path });
    case 'folderName':
      return folders.folder({ name: fault.path });
    case 'emptyFolder':
      return folders.emptyFolder({ name: fault.path });
  }
}
