import { ConfigProvider, Modal } from 'antd';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import { ThemeProvider } from '../../theme/ThemeProvider.tsx';
import styles from './dialog.module.css';

// said here and not around the frame: few pages ask, and every first page would wait for the dialogs
ConfigProvider.config({ holderRender: (question) => <ThemeProvider>{question}</ThemeProvider> });

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
