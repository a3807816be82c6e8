import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallError } from '../../request/callError.ts';
import type { DownloadProgress } from '../../request/readFile.ts';
import { send } from '../../request/send.ts';
import { useUploadCalls } from '../upload/uploadCalls.ts';
import type { PreviewFile } from './previewFile.ts';

const CACHE_MS = 60_000;

export type Content =
  /** `percent` null: length unknown */
  | { status: 'loading'; percent: number | null }
  | { status: 'ready'; content: Blob }
  | { status: 'failed'; error: CallError; retry: () => void };

/** Bytes of a file, fetched with the session's bearer; a local file is ready at once. */
export function useContent({ key, byteCount, source }: PreviewFile): Content {
  const calls = useUploadCalls();
  const [percent, setPercent] = useState<number | null>(null);
  const resource = source.kind === 'server' ? source.resource : null;
  const onProgress = ({ received, total }: DownloadProgress) =>
    setPercent(total === null ? null : Math.floor((received / total) * 100));
  const { data, error, refetch } = useQuery({
    queryKey: [calls.download.path, 'preview', key, byteCount, resource?.addTime],
    queryFn: resource
      ? async ({ signal }) =>
          (await send(calls.download, { resourceId: resource.resourceId }, { signal, onProgress })).content
      : skipToken,
    gcTime: CACHE_MS,
    staleTime: CACHE_MS,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (source.kind === 'local') return { status: 'ready', content: source.file };
  if (data) return { status: 'ready', content: data };
  if (error) return { status: 'failed', error, retry: () => void refetch() };
  return { status: 'loading', percent };
}
