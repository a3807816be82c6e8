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

/** Refuses a file that breaks the rule of its kind, by the name that it came under or by its bytes. */
export function refuseWrongFile(
  { fileName, byteCount, kind }: ReceivedFile,
  rule: Omit<UploadRule, 'mostFiles'>,
): void {
  refuseFault(faultOfFile({ name: tidyName(fileName), byteCount }, rule));
  // a name is the sender's word, the bytes are not
  if (allowsExtension(rule, kind.extension)) return;
  refuseFault(
    rule.isImage ? { key: 'imageFormat' } : { key: 'wrongType', extensions: rule.extensions ?? [] },
  );
}

/** Refuses a zip archive that is not sorted into folders with good names (documents 4.3). */
export function refuseWrongFolders(
  { kind }: ReceivedFile,
  isFolderNameGood: ((name: string) => boolean) | undefined,
): void {
  if (!isFolderNameGood || kind.extension !== 'zip') return;
  const fault = zipFolderFault(kind.entries ?? [], isFolderNameGood);
  if (fault) throw folderRefusal(fault);
}

/** Refuses one more file where a record has as many as it may have. */
export function refuseOneMore(there: number, mostFiles: number): void {
  refuseFault(faultOfCount({ there, coming: 1 }, { mostFiles }));
}

function refuseFault(fault: UploadFault | null): void {
  if (fault) throw uploadRefusal(fault);
}
