import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { Button } from 'antd';
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

interface FileUploaderProps extends UploaderProps {
  hints?: readonly string[];
}

export function FileUploader({ hints = [], ...props }: FileUploaderProps) {
  const texts = useUploadTexts();
  const uploader = useUploader(props);
  const list = useListProps(uploader, props);
  const files = <FileList items={uploader.items} list={list} />;
  if (props.readOnly) return files;
  return (
    <DropZone isClosed={uploader.isClosed} onFiles={uploader.choose}>
      <div className={styles.head}>
        <Picker rule={props.rule} id={props.id} onPick={uploader.choose}>
          {(open) => (
            <Button icon={<UploadOutlined />} disabled={uploader.isClosed} onClick={open}>
              {texts.choose}
            </Button>
          )}
        </Picker>
        <RuleHint rule={props.rule} extra={hints} />
      </div>
      <UploadNotices uploader={uploader} />
      {files}
    </DropZone>
  );
}
