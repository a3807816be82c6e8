import FullscreenExitOutlined from '@ant-design/icons/FullscreenExitOutlined';
import FullscreenOutlined from '@ant-design/icons/FullscreenOutlined';
import { useSyncExternalStore } from 'react';
import { showToast } from '../../../../platform/web/toast/toast.ts';
import { useShellTexts } from '../texts.ts';
import styles from './top.module.css';

const onChange = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

export function FullScreen() {
  const { fullScreen } = useShellTexts();
  const isFull = useSyncExternalStore(onChange, () => document.fullscreenElement !== null);
  const label = isFull ? fullScreen.leave : fullScreen.enter;

  const toggle = async () => {
    if (!document.fullscreenEnabled) return showToast('error', fullScreen.unsupported);
    try {
      await (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
    } catch {
      showToast('error', fullScreen.unsupported);
    }
  };

  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      onClick={() => void toggle()}
    >
      {isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
    </button>
  );
}
