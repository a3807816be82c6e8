import { lazy, Suspense } from 'react';
import { loadChunk } from '../../../platform/web/router/loadChunk.ts';
import { useWho } from '../../../platform/web/who/who.ts';
import { hasExported, useDesk } from './desk.ts';

const DeskButton = lazy(() => loadChunk(() => import('./DeskButton.tsx')));

/** Lazy button of the top bar, shown only to users with exports. */
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
