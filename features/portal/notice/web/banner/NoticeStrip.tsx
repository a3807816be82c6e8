import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { loadChunk } from '../../../../../platform/web/chunks/loadChunk.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { type Notice, queryNoticeList } from '../../wire.ts';
import { wasAutoOpened } from './autoOpenedStorage.ts';
import { Banner } from './Banner.tsx';
import { closeNotice, openNotice, unreadOf, useNoticeStore } from './noticeStore.ts';
import { POLL_MS } from './pollInterval.ts';

const NoticeReader = lazy(() => loadChunk(() => import('./NoticeReader.tsx')));

/** Unread notices and the open one, which stays open after its period. */
export default function NoticeStrip({ onCount }: { onCount: (count: number) => void }) {
  const { data: notices } = useRead(
    queryNoticeList,
    { withContent: '0' },
    { keepPrevious: true, refetchEveryMs: POLL_MS, staleAfterMs: POLL_MS },
  );
  const opened = useOpenNotice(notices);
  const read = useNoticeStore((store) => store.read);
  const unread = notices && unreadOf(notices, read);
  const count = unread?.length;

  useEffect(() => {
    if (count !== undefined) onCount(count);
  }, [count, onCount]);

  return (
    <>
      {unread && unread.length > 0 && <Banner notices={unread} />}
      {opened && (
        <Suspense>
          <NoticeReader
            key={opened.id}
            notice={notices?.find(({ id }) => id === opened.id) ?? opened}
            onClose={closeNotice}
          />
        </Suspense>
      )}
    </>
  );
}

/** The open notice: chosen, or a forced one opened once (portal 2.7). */
function useOpenNotice(notices: readonly Notice[] | undefined): Notice | null {
  const opened = useNoticeStore((store) => store.opened);
  const isTabVisible = useIsTabVisible();
  // a forced notice whose text failed opens at the next load of the portal, not right after closing
  const openedInThisPage = useRef(new Set<number>());
  useEffect(() => {
    // in a background tab it would count as seen
    if (opened || !isTabVisible) return;
    const forced = notices?.find(
      ({ id, isForceTip }) => isForceTip === '1' && !wasAutoOpened(id) && !openedInThisPage.current.has(id),
    );
    if (!forced) return;
    openedInThisPage.current.add(forced.id);
    openNotice(forced);
  }, [notices, opened, isTabVisible]);
  return opened;
}

function useIsTabVisible(): boolean {
  const [isTabVisible, setTabVisible] = useState(!document.hidden);
  useEffect(() => {
    const update = () => setTabVisible(!document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isTabVisible;
}
