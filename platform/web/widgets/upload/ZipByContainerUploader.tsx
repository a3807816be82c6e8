import { CONTAINER_ZIP_RULE } from '../../../wire/uploadRules.ts';
import { DragUploader } from './DragUploader.tsx';
import { useUploadTexts } from './texts.ts';
import type { UploaderProps } from './uploaderProps.ts';
import { useFolderCheck } from './useFolderCheck.ts';

interface ZipByContainerUploaderProps extends Omit<UploaderProps, 'rule' | 'check'> {
  rule?: UploaderProps['rule'];
  /** whether a folder may be called so: the number of a container, for those who know what that is */
  isContainerNumber: (name: string) => boolean;
}

/** An archive whose folders are named by container number (documents 4.3); looked into before it goes up. */
export function ZipByContainerUploader(props: ZipByContainerUploaderProps) {
  const { isContainerNumber, rule = CONTAINER_ZIP_RULE, ...others } = props;
  const { zip } = useUploadTexts();
  const check = useFolderCheck(isContainerNumber);
  return <DragUploader {...others} rule={rule} check={check} hints={[zip.hint]} />;
}
