import type { ReceivedFile } from '../../../platform/server/files/receivedFile.ts';
import { folderRefusal, uploadRefusal } from '../../../platform/server/files/uploadRefusal.ts';
import {
  allowsExtension,
  faultOfCount,
  faultOfFile,
  type UploadFault,
  type UploadRule,
} from '../../../platform/wire/uploadRule.ts';
import { zipFolderFault } from '../../../platform/wire/zipFolders.ts';
import { tidyName } from './fileName.ts';

export function refuseWrongFile(
  { fileName, byteCount, kind }: ReceivedFile,
  rule: Omit<UploadRule, 'mostFiles'>,
): void {
  refuseFault(faultOfFile({ name: tidyName(fileName), byteCount }, rule));
  // the name is only the sender's claim
  if (allowsExtension(rule, kind.extension)) return;
  refuseFault(
    rule.isImage ? { key: 'imageFormat' } : { key: 'wrongType', extensions: rule.extensions ?? [] },
  );
}

/** Folder names of a zip archive (documents 4.3). */
export function refuseWrongFolders(
  { kind }: ReceivedFile,
  isFolderNameGood: ((name: string) => boolean) | undefined,
): void {
  if (!isFolderNameGood || kind.extension !== 'zip') return;
  const fault = zipFolderFault(kind.entries ?? [], isFolderNameGood);
  if (fault) throw folderRefusal(fault);
}

export function refuseOneMore(there: number, mostFiles: number): void {
  refuseFault(faultOfCount({ there, coming: 1 }, { mostFiles }));
}

function refuseFault(fault: UploadFault | null): void {
  if (fault) throw uploadRefusal(fault);
}
