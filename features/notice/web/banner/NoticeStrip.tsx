import { lazy, Suspense, useEffect, useState } from 'react';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { loadChunk } from '../../../../platform/web/router/loadChunk.ts';
import { type Notice, queryNoticeList } from '../../wire.ts';
import { ASK_AGAIN_MS } from './askAgain.ts';
import { Banner } from './Banner.tsx';
import { hasPopped, keepPopped } from './popped.ts';

const NoticeDialog = lazy(() => loadChunk(() => import('../NoticeDialog.tsx')));

/** The notices that are shown now, and the one that is being read; forced ones open by themselves, once. */
export default function NoticeStrip({ onCount }: { onCount: (count: number) => void }) {
  const { data: notices } = useRead(
    queryNoticeList,
    {},
    { keepPrevious: true, refetchEveryMs: ASK_AGAIN_MS, freshMs: ASK_AGAIN_MS },
  );
  const [read, setRead] = useState<Notice | null>(null);
  const [closed, setClosed] = useState(0);

  useEffect(() => {
    if (notices) onCount(notices.length);
  }, [notices, onCount]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when one is closed the next one opens
  useEffect(() => {
    const forced = notices?.find(({ id, isForceTip }) => isForceTip === '1' && !hasPopped(id));
    if (!forced || read) return;
    keepPopped(forced.id);
    setRead(forced);
  }, [notices, closed]);

  if (!notices || notices.length === 0) return null;
  return (
    <>
      <Banner notices={notices} onOpen={setRead} />
      {read && (
        <Suspense>
          <NoticeDialog
            key={read.id}
            notice={notices.find(({ id }) => id === read.id) ?? read}
            onClose={() => {
              setRead(null);
              setClosed(closed + 1);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
