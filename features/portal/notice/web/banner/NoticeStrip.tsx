import { lazy, Suspense, useEffect } from 'react';
import { loadChunk } from '../../../../../platform/web/chunks/loadChunk.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { queryNoticeList } from '../../wire.ts';
import { Banner } from './Banner.tsx';
import { POLL_MS } from './pollInterval.ts';
import { useOpenNotice } from './useOpenNotice.ts';

const NoticeReader = lazy(() => loadChunk(() => import('./NoticeReader.tsx')));

/** Visible notices and the open one, which stays open after its period. */
export default function NoticeStrip({ onCount }: { onCount: (count: number) => void }) {
  const { data: notices } = useRead(
    queryNoticeList,
    { withContent: '0' },
    { keepPrevious: true, refetchEveryMs: POLL_MS, staleAfterMs: POLL_MS },
  );
  const { opened, open, close } = useOpenNotice(notices);

  useEffect(() => {
    if (notices) onCount(notices.length);
  }, [notices, onCount]);

  return (
    <>
      {notices && notices.length > 0 && <Banner notices={notices} onOpen={open} />}
      {opened && (
        <Suspense>
          <NoticeReader
            key={opened.id}
            notice={notices?.find(({ id }) => id === opened.id) ?? opened}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
