import { useSyncExternalStore } from 'react';
import { showToast } from '../../../../platform/web/toast/toast.ts';
import { useShellTexts } from '../texts.ts';

const onChange = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/** Fills the screen with the portal, or leaves it; a browser that cannot says so (portal 2.5). */
export function useFullScreen(): { isFull: boolean; toggle: () => Promise<void> } {
  const { fullScreen } = useShellTexts();
  const isFull = useSyncExternalStore(onChange, () => document.fullscreenElement !== null);
  const toggle = async () => {
    if (!document.fullscreenEnabled) return showToast('error', fullScreen.unsupported);
    try {
      await (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
    } catch {
      showToast('error', fullScreen.unsupported);
    }
  };
  return { isFull, toggle };
}
