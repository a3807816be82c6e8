import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { Button } from 'antd';
import { DropZone } from './DropZone.tsx';
import { FileList } from './FileList.tsx';
import { Notices } from './Notices.tsx';
import { Picker } from './Picker.tsx';
import { RuleHint } from './RuleHint.tsx';
import { useUploadTexts } from './texts.ts';
import styles from './upload.module.css';
import type { UploaderProps } from './uploaderProps.ts';
import { useList } from './useList.ts';
import { useUploader } from './useUploader.ts';

interface FileUploaderProps extends UploaderProps {
  hints?: readonly string[];
}

export function FileUploader({ hints = [], ...props }: FileUploaderProps) {
  const texts = useUploadTexts();
  const uploader = useUploader(props);
  const list = useList(uploader, props);
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
      <Notices uploader={uploader} />
      {files}
    </DropZone>
  );
}
