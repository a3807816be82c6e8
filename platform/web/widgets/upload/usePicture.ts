import { skipToken, useQuery } from '@tanstack/react-query';
import { useObjectUrl } from '../../browser/useObjectUrl.ts';
import type { CallError } from '../../request/callError.ts';
import { send } from '../../request/send.ts';
import { useUploadCalls } from '../files/uploadCalls.ts';

const CACHE_MS = 5 * 60_000;

export interface PictureRequest {
  resourceId: number;
  type: 'THUMB' | 'HD';
  /** cache key: the file may be replaced */
  byteCount?: number | undefined;
}

/** Object URL of a picture; downloads need the bearer. */
export function usePicture(request: PictureRequest | null): {
  address: string | null;
  error: CallError | null;
} {
  const calls = useUploadCalls();
  const { data, error } = useQuery({
    queryKey: [calls.download.path, 'picture', request?.resourceId, request?.byteCount, request?.type],
    queryFn: request
      ? async ({ signal }) => {
          const { resourceId, type } = request;
          return (await send(calls.download, { resourceId, type }, { signal })).content;
        }
      : skipToken,
    staleTime: CACHE_MS,
    retry: false,
  });
  return { address: useObjectUrl(data ?? null), error };
}
