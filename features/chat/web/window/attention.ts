import { useEffect } from 'react';

/** Held by every tab of the portal that somebody looks at; browsers have locks where the page came safely. */
const LOCK = 'ironsilk.lookedAt';

const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus();

/** Lets the other tabs know while somebody looks at this one. */
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

/** Whether somebody looks at this or another tab of the portal in this browser. */
export async function isPortalLookedAt(): Promise<boolean> {
  if (isLookedAt()) return true;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === LOCK);
}
