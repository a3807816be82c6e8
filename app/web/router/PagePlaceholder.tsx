import { useSyncExternalStore } from 'react';
import { pageProgress } from './pageProgress.ts';
import './router.css';

/** Keeps the height of a loading page, against layout shift. */
export function PagePlaceholder() {
  return <div className="page-wait" aria-busy="true" />;
}

/** Progress line while a page's chunk loads; the previous page stays in view. */
export function PageProgress() {
  const isWaiting = useSyncExternalStore(pageProgress.subscribe, pageProgress.isWaiting);
  return isWaiting ? <div className="page-progress" /> : null;
}
