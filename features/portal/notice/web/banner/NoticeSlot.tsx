import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadChunk } from '../../../../../platform/web/chunks/loadChunk.ts';
import { refetchOnSubscribed } from '../../../../../platform/web/live/refetchThrottle.ts';
import { useTopic } from '../../../../../platform/web/live/useTopic.ts';
import { noticesChanged, queryNotice, queryNoticeList } from '../../wire.ts';
import { useNoticeStore } from './noticeStore.ts';
import styles from './place.module.css';
import { POLL_MS } from './pollInterval.ts';

/** Latest start of the banner, in ms. */
const IDLE_MS = 2_000;

const NoticeStrip = lazy(() => loadChunk(() => import('./NoticeStrip.tsx')));

/**
 * A line above every page while a notice is unread (portal 2.7). `count` of all notices reserves its height against
 * layout shift; a later notice opens it, and one that is read closes it.
 */
export function NoticeSlot({ count }: { count: number }) {
  const [isLoaded, load] = useIdleLoad(count > 0);
  const [shown, setShown] = useState(() => count - useNoticeStore.getState().read.length);
  useRefetchOnChange(load);
  return (
    <div className={styles.place} data-empty={shown <= 0}>
      {isLoaded && (
        <Suspense>
          <NoticeStrip onCount={setShown} />
        </Suspense>
      )}
    </div>
  );
}

/** Refetches on a change and on a new subscription. */
function useRefetchOnChange(load: () => void): void {
  const client = useQueryClient();
  const refetch = () => {
    load();
    for (const { path } of [queryNoticeList, queryNotice]) {
      const which = { queryKey: [path] };
      // a response in flight may be older than the change
      void client.cancelQueries(which).then(() => client.invalidateQueries(which));
    }
  };
  useTopic(noticesChanged, {}, refetch, (isInitial) => refetchOnSubscribed(isInitial, refetch));
}

/** Loads the banner when the browser is idle, or at the first poll if there is none to show. */
function useIdleLoad(hasAny: boolean): [boolean, () => void] {
  const [isLoaded, setDue] = useState(false);
  useEffect(() => {
    const begin = () => setDue(true);
    if (!hasAny) {
      const timer = setTimeout(begin, POLL_MS);
      return () => clearTimeout(timer);
    }
    // safari has no requestIdleCallback
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin, IDLE_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(begin, { timeout: IDLE_MS });
    return () => cancelIdleCallback(idle);
  }, [hasAny]);
  return [isLoaded, () => setDue(true)];
}
