import { lazy, Suspense } from 'react';
import { loadChunk } from '../../../platform/web/router/loadChunk.ts';
import { useWho } from '../../../platform/web/who/who.ts';
import { hasExported, useDesk } from './desk.ts';

const DeskButton = lazy(() => loadChunk(() => import('./DeskButton.tsx')));

/** The way to one's exports, in the bar of everybody who has any; its parts come when they are needed. */
export function ExportDesk({ className }: { className: string | undefined }) {
  const { userId } = useWho().user;
  const isFollowing = useDesk(({ followed }) => followed.length > 0);
  if (!isFollowing && !hasExported(userId)) return null;
  return (
    <Suspense>
      <DeskButton className={className} />
    </Suspense>
  );
}
