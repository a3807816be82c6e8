import { useEffect } from 'react';

/** Web Lock of the focused tab; locks need a secure context. */
const FOCUS_LOCK = 'ironsilk.lookedAt';

const isTabFocused = () => document.visibilityState === 'visible' && document.hasFocus();

export function useFocusLock(): void {
  useEffect(() => {
    let release: (() => void) | null = null;
    const update = () => {
      if (!isTabFocused()) {
        release?.();
        release = null;
      } else if (release === null && navigator.locks) {
        const { promise, resolve } = Promise.withResolvers<void>();
        release = resolve;
        void navigator.locks.request(FOCUS_LOCK, { mode: 'shared' }, () => promise);
      }
    };
    update();
    const eventNames = ['focus', 'blur', 'visibilitychange'];
    for (const eventName of eventNames) window.addEventListener(eventName, update, true);
    return () => {
      release?.();
      for (const eventName of eventNames) window.removeEventListener(eventName, update, true);
    };
  }, []);
}

/** Any tab of this browser. */
export async function isPortalFocused(): Promise<boolean> {
  if (isTabFocused()) return true;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === FOCUS_LOCK);
}
