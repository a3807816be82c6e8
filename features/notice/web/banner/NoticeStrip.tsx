import { lazy, Suspense, useEffect } from 'react';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { loadChunk } from '../../../../platform/web/router/loadChunk.ts';
import { queryNoticeList } from '../../wire.ts';
import { ASK_AGAIN_MS } from './askAgain.ts';
import { Banner } from './Banner.tsx';
import { useReading } from './useReading.ts';

const ReadNotice = lazy(() => loadChunk(() => import('./ReadNotice.tsx')));

/** Visible notices and the open one, which stays open after its period. */
export default function NoticeStrip({ onCount }: { onCount: (count: number) => void }) {
  const { data: notices } = useRead(
    queryNoticeList,
    { withContent: '0' },
    { keepPrevious: true, refetchEveryMs: ASK_AGAIN_MS, freshMs: ASK_AGAIN_MS },
  );
  const { read, open, close } = useReading(notices);

  useEffect(() => {
    if (notices) onCount(notices.length);
  }, [notices, onCount]);

  return (
    <>
      {notices && notices.length > 0 && <Banner notices={notices} onOpen={open} />}
      {read && (
        <Suspense>
          <ReadNotice
            key={read.id}
            notice={notices?.find(({ id }) => id === read.id) ?? read}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
