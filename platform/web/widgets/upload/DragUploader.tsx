import InboxOutlined from '@ant-design/icons/InboxOutlined';
import { DRAG_RULE } from '../../../wire/uploadRules.ts';
import { DropZone } from './DropZone.tsx';
import { FileList } from './FileList.tsx';
import { Picker } from './Picker.tsx';
import { RuleHint } from './RuleHint.tsx';
import { useUploadTexts } from './texts.ts';
import { UploadNotices } from './UploadNotices.tsx';
import styles from './upload.module.css';
import type { UploaderProps } from './uploaderProps.ts';
import { useListProps } from './useListProps.ts';
import { useUploader } from './useUploader.tsx';

interface DragUploaderProps extends Omit<UploaderProps, 'rule'> {
  /** default: one file of the general rule (documents 9) */
  rule?: UploaderProps['rule'];
  hints?: readonly string[];
}

export function DragUploader({ rule = DRAG_RULE, hints = [], ...others }: DragUploaderProps) {
  const props: UploaderProps = { rule, ...others };
  const texts = useUploadTexts();
  const uploader = useUploader(props);
  const list = useListProps(uploader, props);
  const files = <FileList items={uploader.items} list={list} />;
  if (props.readOnly) return files;
  return (
    <DropZone isClosed={uploader.isClosed} onFiles={uploader.choose}>
      <Picker rule={rule} id={props.id} onPick={uploader.choose}>
        {(open) => (
          <button type="button" className={styles.area} disabled={uploader.isClosed} onClick={open}>
            <InboxOutlined className={styles.inbox ?? ''} />
            <span>{texts.area}</span>
            <RuleHint rule={rule} extra={hints} />
          </button>
        )}
      </Picker>
      <UploadNotices uploader={uploader} />
      {files}
    </DropZone>
  );
}
