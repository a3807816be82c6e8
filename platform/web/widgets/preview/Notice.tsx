import { Button } from 'antd';
import { useFormat } from '../../language/format.ts';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import { FileIcon } from '../fileIcon/FileIcon.tsx';
import styles from './preview.module.css';
import type { PreviewFile } from './previewFile.ts';
import { useDownloadFile } from './useDownloadFile.ts';

interface NoticeProps {
  file: PreviewFile;
  text: string;
  isFault?: boolean;
  onRetry?: () => void;
}

export function Notice({ file, text, isFault = false, onRetry }: NoticeProps) {
  const { action } = usePlatformTexts();
  const format = useFormat();
  const save = useDownloadFile();
  const isServers = file.source.kind === 'server';
  return (
    <div className={styles.notice}>
      <FileIcon fileName={file.extension === '' ? file.name : `.${file.extension}`} size={64} />
      <p className={styles.noticeName}>{file.name}</p>
      {file.byteCount > 0 && <p className={styles.noticeSize}>{format.size(file.byteCount)}</p>}
      <p className={styles.noticeText} role={isFault ? 'alert' : undefined} data-fault={isFault}>
        {text}
      </p>
      <div className={styles.noticeMoves}>
        {onRetry && <Button onClick={onRetry}>{action.retry}</Button>}
        {isServers && (
          <Button type="primary" onClick={() => save(file)}>
            {action.download}
          </Button>
        )}
      </div>
    </div>
  );
}
