import { CONTAINER_ZIP_RULE } from '../../../wire/uploadRules.ts';
import { DragUploader } from './DragUploader.tsx';
import { useUploadTexts } from './texts.ts';
import type { UploaderProps } from './uploaderProps.ts';
import { useFolderCheck } from './useFolderCheck.ts';

interface ZipByContainerUploaderProps extends Omit<UploaderProps, 'rule' | 'check'> {
  rule?: UploaderProps['rule'];
  /** validates a folder name */
  isContainerNumber: (name: string) => boolean;
}

/** Zip whose folders are container numbers (documents 4.3), checked before upload. */
export function ZipByContainerUploader(props: ZipByContainerUploaderProps) {
  const { isContainerNumber, rule = CONTAINER_ZIP_RULE, ...others } = props;
  const { zip } = useUploadTexts();
  const check = useFolderCheck(isContainerNumber);
  return <DragUploader {...others} rule={rule} check={check} hints={[zip.hint]} />;
}
