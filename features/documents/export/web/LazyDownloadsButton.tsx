import { lazy, Suspense } from 'react';
import { loadChunk } from '../../../../platform/web/chunks/loadChunk.ts';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { hasRecentExports, useDownloads } from './downloadsStore.ts';

const DownloadsButton = lazy(() => loadChunk(() => import('./DownloadsButton.tsx')));

/** Lazy button of the top bar, shown only to users with exports. */
export function LazyDownloadsButton({ className }: { className: string | undefined }) {
  const { userId } = useCurrentUser().user;
  const isTracking = useDownloads(({ tracked }) => tracked.length > 0);
  if (!isTracking && !hasRecentExports(userId)) return null;
  return (
    <Suspense>
      <DownloadsButton className={className} />
    </Suspense>
  );
}
