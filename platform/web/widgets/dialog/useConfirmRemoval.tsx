import { Modal } from 'antd';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import styles from './dialog.module.css';
import './questions.tsx';

/** Asks before something is removed (portal 8), and names it. The question stays until the removal is answered. */
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
