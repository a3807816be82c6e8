import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { loadChunk } from '../../../../platform/web/router/loadChunk.ts';
import { ASK_AGAIN_MS } from './askAgain.ts';
import styles from './place.module.css';

/** The page is drawn and answers by then at the latest, in ms. */
const IDLE_MS = 2_000;

const NoticeStrip = lazy(() => loadChunk(() => import('./NoticeStrip.tsx')));

/**
 * The notices' place at the top of every page (portal 2.7). `count` says from the first whether there are any, so
 * that nothing jumps when they come; the place appears or goes only with the next page that is opened.
 */
export function NoticePlace({ count }: { count: number }) {
  const { pathname } = useLocation();
  const isDue = useDue(count > 0);
  const [known, setKnown] = useState(count);
  const [place, setPlace] = useState({ pathname, isKept: count > 0 });
  if (place.pathname !== pathname) setPlace({ pathname, isKept: known > 0 });
  return (
    <div className={styles.place} hidden={!place.isKept}>
      {isDue && (
        <Suspense>
          <NoticeStrip onCount={setKnown} />
        </Suspense>
      )}
    </div>
  );
}

/** Whether the parts may come: once the page is at rest, or later where there is nothing to show as yet. */
function useDue(hasAny: boolean): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const begin = () => setDue(true);
    if (!hasAny) {
      const timer = setTimeout(begin, ASK_AGAIN_MS);
      return () => clearTimeout(timer);
    }
    // Safari has no idle callbacks
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin, IDLE_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(begin, { timeout: IDLE_MS });
    return () => cancelIdleCallback(idle);
  }, [hasAny]);
  return isDue;
}
