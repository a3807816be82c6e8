import { CONTAINER_ZIP_RULE } from '../../../wire/uploadRules.ts';
import { type FolderFault, zipFolderFault } from '../../../wire/zipFolders.ts';
import { DragUploader } from './DragUploader.tsx';
import { useUploadTexts } from './texts.ts';
import type { UploaderProps } from './uploaderProps.ts';
import { zipEntriesOf } from './zipEntries.ts';

interface ZipByContainerUploaderProps extends Omit<UploaderProps, 'rule' | 'check'> {
  rule?: UploaderProps['rule'];
  /** whether a folder may be called so: the number of a container, for those who know what that is */
  isContainerNumber: (name: string) => boolean;
}

type ZipTexts = ReturnType<typeof useUploadTexts>['zip'];

function folderText(texts: ZipTexts, fault: FolderFault): string {
  switch (fault.why) {
    case 'noFolder':
      return texts.empty;
    case 'looseFile':
      return texts.loose({ name: fault.path });
    case 'folderName':
      return texts.folder({ name: fault.path });
    case 'emptyFolder':
      return texts.emptyFolder({ name: fault.path });
  }
}

/** An archive whose folders are named by container number (documents 4.3); looked into before it goes up. */
export function ZipByContainerUploader(props: ZipByContainerUploaderProps) {
  const { isContainerNumber, rule = CONTAINER_ZIP_RULE, ...others } = props;
  const { zip } = useUploadTexts();
  const check = async (file: File) => {
    const entries = await zipEntriesOf(file);
    if (entries === null) return zip.unreadable;
    const fault = zipFolderFault(entries, isContainerNumber);
    return fault && folderText(zip, fault);
  };
  return <DragUploader {...others} rule={rule} check={check} hints={[zip.hint]} />;
}
