import { useEffect } from 'react';

/** Web Lock of the focused tab; locks need a secure context. */
const LOCK = 'ironsilk.lookedAt';

const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus();

export function useAttention(): void {
  useEffect(() => {
    let release: (() => void) | null = null;
    const look = () => {
      if (!isLookedAt()) {
        release?.();
        release = null;
      } else if (release === null && navigator.locks) {
        const { promise, resolve } = Promise.withResolvers<void>();
        release = resolve;
        void navigator.locks.request(LOCK, { mode: 'shared' }, () => promise);
      }
    };
    look();
    const moments = ['focus', 'blur', 'visibilitychange'];
    for (const moment of moments) window.addEventListener(moment, look, true);
    return () => {
      release?.();
      for (const moment of moments) window.removeEventListener(moment, look, true);
    };
  }, []);
}

/** Any tab of this browser. */
export async function isPortalLookedAt(): Promise<boolean> {
  if (isLookedAt()) return true;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === LOCK);
}
