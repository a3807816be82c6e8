import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTopic } from '../../../../platform/web/live/useTopic.ts';
import { loadChunk } from '../../../../platform/web/router/loadChunk.ts';
import { noticesChanged, queryNotice, queryNoticeList } from '../../wire.ts';
import { ASK_AGAIN_MS } from './askAgain.ts';
import styles from './place.module.css';

/** The page is drawn and answers by then at the latest, in ms. */
const IDLE_MS = 2_000;

const NoticeStrip = lazy(() => loadChunk(() => import('./NoticeStrip.tsx')));

/**
 * The notices' place at the top of every page (portal 2.7). `count` says from the first whether there are any, so
 * that nothing jumps while the page loads; a notice that is published later opens the place by itself.
 */
export function NoticePlace({ count }: { count: number }) {
  const [isDue, come] = useDue(count > 0);
  const [shown, setShown] = useState(count);
  useNews(come);
  return (
    <div className={styles.place} data-empty={shown === 0}>
      {isDue && (
        <Suspense>
          <NoticeStrip onCount={setShown} />
        </Suspense>
      )}
    </div>
  );
}

/** Has the notices read again when others are shown now, and when hearing of that begins anew. */
function useNews(come: () => void): void {
  const client = useQueryClient();
  const look = () => {
    come();
    for (const { path } of [queryNoticeList, queryNotice]) {
      const which = { queryKey: [path] };
      // an answer under way may be older than the change
      void client.cancelQueries(which).then(() => client.invalidateQueries(which));
    }
  };
  useTopic(noticesChanged, {}, look, look);
}

/** Whether the parts may come: once the page is at rest, or later where there is nothing to show as yet. */
function useDue(hasAny: boolean): [boolean, () => void] {
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
  return [isDue, () => setDue(true)];
}
