import { useSyncExternalStore } from 'react';
import { pageProgress } from './pageProgress.ts';
import './router.css';

/** Holds the room of a page that is on its way; empty, so that nothing jumps when it comes. */
export function PageWait() {
  return <div className="page-wait" aria-busy="true" />;
}

/** A thin line over the window while a page's chunk is on its way; the page before stays in view. */
export function PageProgress() {
  const isWaiting = useSyncExternalStore(pageProgress.subscribe, pageProgress.isWaiting);
  return isWaiting ? <div className="page-progress" /> : null;
}
