import CloudDownloadOutlined from '@ant-design/icons/CloudDownloadOutlined';
import LoadingOutlined from '@ant-design/icons/LoadingOutlined';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../../../../platform/web/chunks/loadChunk.ts';
import { openDownloads, useDownloads } from './downloadsStore.ts';
import { useTexts } from './texts.ts';
import { useTrackedExports } from './useTrackedExports.ts';

const DownloadsDialog = lazy(() => loadChunk(() => import('./DownloadsDialog.tsx')));

/** Opens the downloads; spins during exports. */
export default function DownloadsButton({ className }: { className: string | undefined }) {
  const { page: texts } = useTexts();
  const isOpen = useDownloads((state) => state.isOpen);
  const count = useTrackedExports();
  const label = count > 0 ? texts.running({ count }) : texts.open;
  return (
    <>
      <button type="button" className={className} aria-label={label} title={label} onClick={openDownloads}>
        {count > 0 ? <LoadingOutlined spin /> : <CloudDownloadOutlined />}
      </button>
      <Suspense>{isOpen && <DownloadsDialog />}</Suspense>
    </>
  );
}
