import { skipToken, useQuery } from '@tanstack/react-query';
import { useObjectUrl } from '../../browser/useObjectUrl.ts';
import type { CallError } from '../../request/callError.ts';
import { send } from '../../request/send.ts';
import { useUploadCalls } from './uploadCalls.ts';

const KEPT_MS = 5 * 60_000;

export interface WantedPicture {
  resourceId: number;
  type: 'THUMB' | 'HD';
  /** cache key: the file may be replaced */
  byteCount?: number | undefined;
}

/** Object URL of a picture; downloads need the bearer. */
export function usePictureOf(wanted: WantedPicture | null): {
  address: string | null;
  error: CallError | null;
} {
  const calls = useUploadCalls();
  const { data, error } = useQuery({
    queryKey: [calls.download.path, 'picture', wanted?.resourceId, wanted?.byteCount, wanted?.type],
    queryFn: wanted
      ? async ({ signal }) => {
          const { resourceId, type } = wanted;
          return (await send(calls.download, { resourceId, type }, { signal })).content;
        }
      : skipToken,
    staleTime: KEPT_MS,
    retry: false,
  });
  return { address: useObjectUrl(data ?? null), error };
}
