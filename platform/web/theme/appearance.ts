import { useSyncExternalStore } from 'react';
import { activeLayout, type Layout, onLayoutChange } from './layout.ts';

/** What is drawn, once the wish and the browser have been asked. */
export type Appearance = 'light' | 'dark';

/** `prefersDark`: of the browser; the person's own choice comes before it. */
export function appearanceIn(theme: Layout['theme'], prefersDark: boolean): Appearance {
  if (theme === 'system') return prefersDark ? 'dark' : 'light';
  return theme;
}

const browserPreference = () => window.matchMedia?.('(prefers-color-scheme: dark)');

const activeAppearance = () => appearanceIn(activeLayout().theme, browserPreference()?.matches ?? false);

function onAppearanceChange(listener: () => void): () => void {
  const preference = browserPreference();
  preference?.addEventListener('change', listener);
  const leave = onLayoutChange(listener);
  return () => {
    preference?.removeEventListener('change', listener);
    leave();
  };
}

export function useAppearance(): Appearance {
  return useSyncExternalStore(onAppearanceChange, activeAppearance);
}

/** Sets the theme on the document, now and whenever the person or the browser changes it. */
export function startAppearance(): void {
  const apply = () => {
    document.documentElement.dataset.theme = activeAppearance();
  };
  apply();
  onAppearanceChange(apply);
}
