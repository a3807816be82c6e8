import { lazy, Suspense, useEffect } from 'react';
import { loadChunk } from '../../../../../platform/web/chunks/loadChunk.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { queryNoticeList } from '../../wire.ts';
import { Banner } from './Banner.tsx';
import { closeNotice, unreadOf, useNoticeStore } from './noticeStore.ts';
import { POLL_MS } from './pollInterval.ts';
import { useOpenNotice } from './useOpenNotice.ts';

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
