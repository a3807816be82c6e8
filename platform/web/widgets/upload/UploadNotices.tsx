import { Alert, Progress } from 'antd';
import { uploadFaultText } from '../../../wire/uploadFaultText.ts';
import { isPending, overallPercent } from './item.ts';
import { useUploadFaultTexts, useUploadTexts } from './texts.ts';
import styles from './upload.module.css';
import type { Uploader } from './useUploader.tsx';

export function UploadNotices({ uploader }: { uploader: Uploader }) {
  const texts = useUploadTexts();
  const faults = useUploadFaultTexts();
  const { items, countFault, refusal } = uploader;
  const reason = refusal ?? (countFault && uploadFaultText(faults, countFault));
  const count = items.filter(isPending).length;
  return (
    <>
      {reason !== null && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={reason}
          closable={{ 'aria-label': texts.closeNotice, onClose: uploader.closeNotice }}
        />
      )}
      {count > 1 && (
        <div className={styles.overall}>
          <span>{texts.overall({ count })}</span>
          <Progress percent={overallPercent(items) ?? 0} size="small" aria-label={texts.overall({ count })} />
        </div>
      )}
    </>
  );
}
