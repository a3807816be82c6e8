import type { ReceivedFile } from '../../../platform/server/files/receivedFile.ts';
import { folderError, uploadError } from '../../../platform/server/files/uploadErrors.ts';
import {
  allowsExtension,
  faultOfCount,
  faultOfFile,
  type UploadFault,
  type UploadRule,
} from '../../../platform/wire/uploadRule.ts';
import { zipFolderFault } from '../../../platform/wire/zipFolders.ts';
import { normalizeName } from './fileName.ts';

export function assertFileRule(
  { fileName, byteCount, kind }: ReceivedFile,
  rule: Omit<UploadRule, 'maxFiles'>,
): void {
  throwFault(faultOfFile({ name: normalizeName(fileName), byteCount }, rule));
  // the name is only the sender's claim
  if (allowsExtension(rule, kind.extension)) return;
  throwFault(rule.isImage ? { key: 'imageFormat' } : { key: 'wrongType', extensions: rule.extensions ?? [] });
}

/** Folder names of a zip archive (documents 4.3). */
export function assertFolderRule(
  { kind }: ReceivedFile,
  isFolderNameGood: ((name: string) => boolean) | undefined,
): void {
  if (!isFolderNameGood || kind.extension !== 'zip') return;
  const fault = zipFolderFault(kind.entries ?? [], isFolderNameGood);
  if (fault) throw folderError(fault);
}

export function assertFileCount(there: number, mostFiles: number): void {
  throwFault(faultOfCount({ existing: there, added: 1 }, { maxFiles: mostFiles }));
}

function throwFault(fault: UploadFault | null): void {
  if (fault) throw uploadError(fault);
}
