import { Modal } from 'antd';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import '../dialog/modalTheme.tsx';
import type { UploadedFile } from '../files/uploadCalls.ts';
import { useUploadTexts } from './texts.ts';
import styles from './upload.module.css';

export function useConfirmReplace() {
  const { action, confirm } = usePlatformTexts();
  const texts = useUploadTexts();
  return (old: UploadedFile, file: File) =>
    new Promise<boolean>((resolve) => {
      Modal.confirm({
        title: confirm.title,
        content: (
          <>
            <p className={styles.question}>{texts.replaceQuestion}</p>
            <p className={styles.names}>{texts.replaceBy({ old: old.resourceName, name: file.name })}</p>
          </>
        ),
        okText: action.ok,
        cancelText: action.cancel,
        onOk: () => resolve(true),
        onCancel: () => resolve(false),
      });
    });
}
