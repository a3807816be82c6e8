import { extensionOf } from '../../../../libs/fileName/fileName.ts';
import { folderFaultText } from '../../../wire/uploadFaultText.ts';
import { zipFolderFault } from '../../../wire/zipFolders.ts';
import { zipEntriesOf } from '../files/zipEntries.ts';
import { useUploadFaultTexts, useUploadTexts } from './texts.ts';

/** Validates the folder names of a zip; other files pass. */
export function useFolderCheck(isFolderNameGood: (name: string) => boolean) {
  const { zip } = useUploadTexts();
  const faults = useUploadFaultTexts();
  return async (file: File): Promise<string | null> => {
    if (extensionOf(file.name) !== 'zip') return null;
    const entries = await zipEntriesOf(file);
    if (entries === null) return zip.unreadable;
    const fault = zipFolderFault(entries, isFolderNameGood);
    return fault && folderFaultText(faults, fault);
  };
}
