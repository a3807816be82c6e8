import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { Progress } from 'antd';
import { IconButton } from '../IconButton.tsx';
import { useTexts } from '../texts.ts';
import styles from './compose.module.css';
import type { QueuedUpload } from './uploadQueue.ts';

export function UploadList({ uploads }: { uploads: readonly QueuedUpload[] }) {
  const texts = useTexts();
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.uploads}>
      {uploads.map(({ key, name, percent, stop }) => (
        <li key={key}>
          <span role="status">{texts.uploading({ name, percent })}</span>
          <Progress percent={percent} size="small" showInfo={false} aria-label={name} />
          <IconButton icon={<CloseOutlined />} label={texts.stopUpload({ name })} onClick={stop} />
        </li>
      ))}
    </ul>
  );
}
