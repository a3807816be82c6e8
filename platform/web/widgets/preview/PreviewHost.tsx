import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { closePreview, useOpenPreview } from './openPreview.ts';

const PreviewDialog = lazy(() => loadChunk(() => import('./PreviewDialog.tsx')));

/** Renders the dialog of `openPreview`; once per frame, inside `UploadSource`. */
export function PreviewHost() {
  const open = useOpenPreview();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: close on navigation
  useEffect(() => closePreview, [pathname]);
  if (open === null) return null;
  return (
    <Suspense fallback={null}>
      <PreviewDialog open={open} />
    </Suspense>
  );
}
