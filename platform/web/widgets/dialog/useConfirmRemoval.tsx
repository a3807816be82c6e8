import { Modal } from 'antd';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import styles from './dialog.module.css';
import './modalTheme.tsx';

/** Confirms a removal by name (portal 8). The dialog stays open until the removal settles. */
export function useConfirmRemoval() {
  const { action, confirm } = usePlatformTexts();
  return (what: readonly string[], remove: () => Promise<unknown>) => {
    Modal.confirm({
      title: confirm.title,
      content: (
        <>
          <p className={styles.question}>{confirm.remove}</p>
          <p className={styles.removed}>{what.join(', ')}</p>
        </>
      ),
      okText: action.ok,
      cancelText: action.cancel,
      okButtonProps: { danger: true },
      onOk: remove,
    });
  };
}
